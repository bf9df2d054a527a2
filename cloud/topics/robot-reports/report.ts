import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { namedAtMost } from '../../http/request/validation.ts'
import { Refusal } from '../../refusal.pure.ts'
import { faultText } from '../../texts/faults.ts'
import { inEveryLanguage } from '../../texts/translated.ts'
import { tellUsers } from '../messages/index.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { addOwnLock, endOwnLock } from '../robot-locks/index.ts'
import { changeStretch, findLastingStretches, putTasks } from '../robots/index.ts'
import { stretchChanges } from '../robots/stretch-changes.pure.ts'
import { putPlaces } from '../scenes/index.ts'
import { type ReportNews, reportNews } from './report-news.pure.ts'
import { planOf, timeProblems, unknownRobots } from './report-plan.ts'
import { addFault, endFault, findFaultReaders, keepNewEvents, lockRobots, putStates } from './sql.ts'

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

/** How many events of a report were new, whom it left messages for, and what changed of which tenants' robots. */
export type Reported = { accepted: number; informed: number[]; news: ReportNews }

/** Keeps from when until when robots are on, and charge. Most reports change neither. */
const putStretchesOf = async (
  transaction: Database,
  robots: readonly Robot[],
  states: ReturnType<typeof planOf>['allStates']
): Promise<void> => {
  if (states.length === 0) return
  const lasting = await findLastingStretches(
    transaction,
    robots.map(({ robotId }) => robotId)
  )
  for (const { robotId, serial, lastSeenTime } of robots) {
    const kinds = lasting.filter(it => it.robotId === robotId).map(({ kind }) => kind)
    const own = states.filter(it => it.serial === serial)
    for (const change of stretchChanges(kinds, lastSeenTime, own)) await changeStretch(transaction, robotId, change)
  }
}

/**
 * Takes a report: all of its events or none. Each event counts once, however often and from how many sides at once it
 * comes. Members of a robot's tenant who may see its faults get a message when a fault arises.
 * @throws Refusal 610604 for times that can't be, 610603 for a robot that does not exist or lies outside the scope
 */
export const takeReport = async (
  database: Database,
  scope: Scope,
  events: readonly RobotEvent[],
  now: number
): Promise<Reported> => {
  const wrongTimes = timeProblems(events, now)
  if (wrongTimes.length > 0) throw new Refusal(codes.parameterIllegal, { data: wrongTimes.slice(0, namedAtMost) })

  return database.transaction(async transaction => {
    // The robots are locked first, and in one order: reports about the same robot follow one another.
    const found = await lockRobots(transaction, scope, [...new Set(events.map(({ serial }) => serial))])
    const robots = new Map(found.map(robot => [robot.serial, robot]))
    // Another tenant's robot is answered like one that is not there, so that serials tell nothing.
    const unknown = unknownRobots(events, robots)
    if (unknown.length > 0) throw new Refusal(codes.recordNotFound, { data: unknown.slice(0, namedAtMost) })
    const robotOf = (serial: string): Robot => {
      const robot = robots.get(serial)
      if (robot === undefined) throw new TypeError('an event of an unknown robot was let through')
      return robot
    }

    const kept = await keepNewEvents(transaction, events, now)
    const { tasks, states, allStates, places, faults, locks } = planOf(kept)
    await putTasks(
      transaction,
      tasks.map(({ serial, ...task }) => ({ ...task, robotId: robotOf(serial).robotId }))
    )
    await putStretchesOf(transaction, found, allStates)
    await putStates(
      transaction,
      states.map(({ serial, ...state }) => ({ ...state, robotId: robotOf(serial).robotId }))
    )
    const told = places.map(({ serial, floorId, x, y, direction, time }) => {
      const { robotId } = robotOf(serial)
      return { robotId, floorId, x, y, direction, time }
    })
    const moved = new Set(await putPlaces(transaction, told))
    for (const { serial, reason, time, active } of locks)
      await (active ? addOwnLock : endOwnLock)(transaction, { robotId: robotOf(serial).robotId, reason, time })
    const informed = new Set<number>()
    for (const { serial, faultCode, time, active } of faults) {
      const robot = robotOf(serial)
      if (!active) await endFault(transaction, robot.robotId, faultCode, time)
      else if (await addFault(transaction, robot, faultCode, time)) {
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
          detail: faultCode,
          time
        })
      }
    }
    const movedSerials = found.filter(({ robotId }) => moved.has(robotId)).map(({ serial }) => serial)
    return {
      accepted: kept.length,
      informed: [...informed],
      news: reportNews({ events: kept, states, movedSerials }, robots)
    }
  })
}
