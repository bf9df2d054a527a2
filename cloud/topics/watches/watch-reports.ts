import type { WatchReport, WatchTaskReport, WatchTaskState } from '#contract/calls/watches/watch-tasks.ts'
import * as limits from '#contract/limits.ts'
import type { Work } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { findWatchBySerial, noteWatch } from './sql/known-watches.ts'
import { addWatchTask, cancelWatchTask, countOpenTasks, lockFreeRobot, lockWaitingTasks } from './sql/watch-calls.ts'
import { changeWatchTask, takeTaskReport } from './sql/watch-tasks.ts'

/**
 * Takes a report of the system of the watches.
 * @returns whether the cloud knows the watch, and the call is new or could be taken back
 */
export const takeWatchReport = async (
  database: Database,
  scope: Scope,
  report: WatchReport,
  now: number
): Promise<boolean> => {
  const watch = await findWatchBySerial(database, scope, report.serial)
  if (watch === undefined) return false
  const { watchId, tenantId, storeId, serial, wearerName } = watch
  const battery = report.kind === 'seen' ? { battery: report.battery } : {}
  await noteWatch(database, watchId, { ...battery, lastSeenTime: now })
  if (report.kind === 'seen') return true
  if (report.kind === 'cancel') return cancelWatchTask(database, report, now)
  if ((await countOpenTasks(database, serial)) >= limits.openWatchTasksMax) return false
  const { callKey, task, place } = report
  return addWatchTask(database, {
    tenantId,
    storeId,
    serial,
    wearerName,
    callKey,
    place,
    kind: task,
    callTime: now
  })
}

/** The states that a task may have had before a report. Reports may be sent again, so each counts once. */
const before: Record<WatchTaskReport['state'], readonly WatchTaskState[]> = {
  arrived: ['onTheWay'],
  done: ['onTheWay', 'arrived'],
  failed: ['onTheWay', 'arrived']
}

/** Takes a robot's report of its task. @returns the robot, where the report follows the task's state */
export const takeWatchTaskReport = (
  database: Database,
  scope: ReportScope,
  { watchTaskId, state }: WatchTaskReport,
  now: number
): Promise<number | undefined> =>
  takeTaskReport(database, scope, watchTaskId, before[state], {
    state,
    ...(state === 'arrived' ? {} : { endTime: now })
  })

/** A call for which no robot was free for so long has failed. */
const waitMaxMs = 15 * 60_000

/** Calls that one transaction gives to robots. */
const atOnce = 50

/** Gives calls that wait to robots that are free, the oldest first. A call that waited for too long fails. */
const assignWatchTasks = (database: Database, now: number): Promise<void> =>
  database.transaction(async transaction => {
    for (const task of await lockWaitingTasks(transaction, atOnce)) {
      const { watchTaskId, tenantId, storeId, callTime, wearerName, serial } = task
      const robotId = await lockFreeRobot(transaction, storeId)
      if (robotId !== undefined)
        await changeWatchTask(transaction, watchTaskId, { state: 'onTheWay', robotId, startTime: now })
      else if (now - callTime > waitMaxMs) {
        await changeWatchTask(transaction, watchTaskId, { state: 'failed', endTime: now })
        await addDeviceEvent(transaction, {
          tenantId,
          storeId,
          kind: 'watchUnanswered',
          subjectId: watchTaskId,
          deviceName: wearerName,
          serial,
          detail: '',
          time: now
        })
      }
    }
  })

/** Gives calls of watches to robots. */
export const watchWork: Work = {
  everyMs: 1_000,
  failed: 'calls of watches were not given to robots',
  round: ({ database, now }) => assignWatchTasks(database, now())
}
