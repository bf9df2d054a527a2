import type { Database } from '../../database/open.ts'
import { faultText } from '../../texts/faults.ts'
import { inEveryLanguage } from '../../texts/translated.ts'
import { endClosedFault } from '../fault-care/index.ts'
import { tellUsers } from '../messages/index.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import type { planOf } from './report-plan.ts'
import { addFault, endFault, findFaultReaders, type lockRobots } from './sql/robot-reports.ts'

type Robot = Awaited<ReturnType<typeof lockRobots>>[number]

const faultMessage = ({ name, serial, storeName }: Robot, code: string, createTime: number) => ({
  ...inEveryLanguage(language => ({
    title: faultText(language, 'title'),
    content:
      storeName === null
        ? faultText(language, 'content', { name, serial, code })
        : faultText(language, 'contentInStore', { name, serial, code, store: storeName })
  })),
  url: '/sub-app/robot/error-events',
  createTime
})

/**
 * Notes the faults of a report, in the order in which they came and went.
 * @returns the people who got a message
 */
export const takeFaults = async (
  transaction: Database,
  robots: ReadonlyMap<string, Robot>,
  faults: ReturnType<typeof planOf>['faults'],
  now: number
): Promise<number[]> => {
  const informed = new Set<number>()
  for (const { serial, faultCode, time, active } of faults) {
    const robot = robots.get(serial)
    if (robot === undefined) continue
    if (!active) await endFault(transaction, robot.robotId, faultCode, time)
    else await endClosedFault(transaction, robot.robotId, faultCode, time)
    if (active && (await addFault(transaction, robot, faultCode, time))) {
      const userIds = await findFaultReaders(transaction, robot.tenantId)
      await tellUsers(transaction, userIds, faultMessage(robot, faultCode, now))
      for (const userId of userIds) informed.add(userId)
      const { tenantId, storeId, robotId, name } = robot
      await addDeviceEvent(transaction, {
        tenantId,
        storeId,
        kind: 'robotFault',
        subjectId: robotId,
        deviceName: name,
        serial,
        detail: faultCode,
        time
      })
    }
  }
  return [...informed]
}
