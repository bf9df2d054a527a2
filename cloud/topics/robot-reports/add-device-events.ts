import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import type { planOf } from './report-plan.ts'
import type { lockRobots } from './sql/robot-reports.ts'

type Robot = Awaited<ReturnType<typeof lockRobots>>[number]
type Plan = Pick<ReturnType<typeof planOf>, 'states' | 'tasks' | 'locks'>

/** The same is told of a robot once in an hour: a battery near the limit crosses it again and again. */
const hourOf = (time: number): number => time - (time % (60 * minute))

/** Whether a state says for the first time that the battery is low. */
const isNowLow = (robot: Robot, { time, battery, state, online }: Plan['states'][number]): boolean =>
  online &&
  time >= (robot.stateTime ?? 0) &&
  battery < robot.lowBattery &&
  robot.battery >= robot.lowBattery &&
  state !== 'charging'

/** Keeps the events of a report of which rules tell people, but for faults and robots that went. */
export const addDeviceEvents = async (
  transaction: Database,
  robots: ReadonlyMap<string, Robot>,
  { states, tasks, locks }: Plan
): Promise<void> => {
  const add = async (serial: string, kind: 'batteryLow' | 'taskFailed' | 'emergencyStop', time: number) => {
    const robot = robots.get(serial)
    if (robot === undefined) return
    const { tenantId, storeId, robotId: subjectId, name: deviceName } = robot
    await addDeviceEvent(transaction, { tenantId, storeId, kind, subjectId, deviceName, serial, detail: '', time })
  }
  for (const state of states) {
    const robot = robots.get(state.serial)
    if (robot !== undefined && isNowLow(robot, state)) await add(state.serial, 'batteryLow', hourOf(state.time))
  }
  for (const { serial, status, endTime } of tasks)
    if (status === 'abnormal' && endTime !== null) await add(serial, 'taskFailed', hourOf(endTime))
  for (const { serial, reason, active, time } of locks)
    if (active && reason === 'emergencyStop') await add(serial, 'emergencyStop', time)
}
