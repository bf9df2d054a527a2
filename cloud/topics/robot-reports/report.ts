import type { EventOutcome } from '#contract/calls/robot-reports/report.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import { addOwnLock, endOwnLock } from '../robot-locks/index.ts'
import {
  changeStretch,
  findLastingStretches,
  hear,
  isStillSilent,
  noteBack,
  noteGone,
  putTasks,
  watchSilence
} from '../robots/index.ts'
import { stretchChanges } from '../robots/stretch-changes.pure.ts'
import { putPlaces } from '../scenes/index.ts'
import { addDeviceEvents } from './add-device-events.ts'
import { clocksOf, eventsOf, judgeForms, outcomesOf, refuseTimes, refuseUnknown } from './judge-events.ts'
import { type ReportNews, reportNews } from './report-news.pure.ts'
import { planOf } from './report-plan.ts'
import { findKnownEvents, keepNewEvents, lockRobots, putClock, putStates } from './sql/robot-reports.ts'
import { countUnknown } from './sql/unknown-robots.ts'
import { takeFaults } from './take-faults.ts'

type Robot = Awaited<ReturnType<typeof lockRobots>>[number]

/** The outcome of a report: of each event, the people who got messages, and the news for tenants. */
export type Reported = { accepted: number; events: EventOutcome[]; informed: number[]; news: ReportNews }

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
  for (const { robotId, serial, stateTime } of robots) {
    const kinds = lasting.filter(it => it.robotId === robotId).map(({ kind }) => kind)
    const own = states.filter(it => it.serial === serial)
    for (const change of stretchChanges(kinds, stateTime, own)) await changeStretch(transaction, robotId, change)
  }
}

/** Keeps the newest states of robots, and since when one is offline by its own word. */
const putStatesOf = async (
  transaction: Database,
  robots: ReadonlyMap<string, Robot>,
  states: ReturnType<typeof planOf>['states'],
  now: number
): Promise<void> => {
  const newer = states.flatMap(({ serial, time, online, state, battery }) => {
    const robot = robots.get(serial)
    if (robot === undefined || (robot.stateTime ?? 0) > time) return []
    const isWaitedFor = online && isStillSilent(robot)
    return [{ robot, row: { robotId: robot.robotId, time, state, battery, online: isWaitedFor ? undefined : online } }]
  })
  await putStates(
    transaction,
    newer.map(({ row }) => row)
  )
  const wasOnline = ({ online, silentSince, heardAgain }: Robot): boolean =>
    online || (silentSince !== null && heardAgain)
  const turned = (is: boolean) =>
    newer.flatMap(({ robot, row }) => (row.online === is && wasOnline(robot) !== is ? robot.robotId : []))
  await noteGone(transaction, turned(false), now)
  await noteBack(transaction, turned(true), now)
}

/** A report as it comes: its events are judged one by one. */
type Report = { events: readonly unknown[]; sentTime?: number | undefined }

/**
 * Takes the events of a report, each by itself, and answers what became of each. An event counts once, however often and from
 * how many sides at once it comes. Members of a robot's tenant who may see its faults get a message when a fault arises.
 */
export const takeReport = (
  database: Database,
  scope: ReportScope,
  { events: sent, sentTime }: Report,
  now: number
): Promise<Reported> =>
  database.transaction(async transaction => {
    const formed = judgeForms(sent)
    const serials = [...new Set(eventsOf(formed).map(({ serial }) => serial))]
    // The robots are locked first, and in one order: reports about the same robot follow one another.
    const found = await lockRobots(transaction, scope, serials)
    const robots = new Map(found.map(robot => [robot.serial, robot]))
    const ofRobots = refuseUnknown(formed, robots)
    const strangers = eventsOf(formed).flatMap(({ serial }) => (robots.has(serial) ? [] : serial))
    if (strangers.length > 0) await countUnknown(transaction, scope, strangers, now)
    const robotOf = (serial: string): Robot => {
      const robot = robots.get(serial)
      if (robot === undefined) throw new TypeError('an event of an unknown robot was let through')
      return robot
    }

    const own = eventsOf(ofRobots)
    const known = await findKnownEvents(
      transaction,
      own.map(({ eventId }) => eventId.toLowerCase())
    )
    const newEvents = own.filter(({ eventId }) => !known.has(eventId.toLowerCase()))
    const clocks = clocksOf(found, newEvents, { sentTime, now })
    for (const { serial, robotId, clockAhead, clockGuess } of found) {
      const clock = clocks.get(serial)
      if (clock !== undefined && (clock.clockAhead !== clockAhead || clock.clockGuess !== clockGuess))
        await putClock(transaction, robotId, clock)
    }
    const judged = refuseTimes(ofRobots, clocks, now)
    await watchSilence(transaction, found, now)
    const back = await hear(transaction, found, now)

    const kept = await keepNewEvents(transaction, eventsOf(judged), now)
    const { tasks, states, allStates, places, faults, locks } = planOf(kept)
    await putTasks(
      transaction,
      tasks.map(({ serial, ...task }) => ({ ...task, robotId: robotOf(serial).robotId }))
    )
    const heard = found.filter(robot => !isStillSilent(robot))
    await putStretchesOf(transaction, heard, allStates)
    await putStatesOf(transaction, robots, states, now)
    await addDeviceEvents(transaction, robots, { states, tasks, locks })
    const told = places.map(({ serial, floorId, x, y, direction, time }) => {
      const { robotId } = robotOf(serial)
      return { robotId, floorId, x, y, direction, time }
    })
    const moved = new Set(await putPlaces(transaction, told))
    for (const { serial, reason, time, active } of locks)
      await (active ? addOwnLock : endOwnLock)(transaction, { robotId: robotOf(serial).robotId, reason, time })
    const informed = await takeFaults(transaction, robots, faults, now)
    const movedSerials = found.filter(({ robotId }) => moved.has(robotId)).map(({ serial }) => serial)
    const backSerials = back.map(({ serial }) => serial)
    return {
      accepted: kept.length,
      events: outcomesOf(judged, kept),
      informed,
      news: reportNews({ events: kept, states, movedSerials, backSerials }, robots)
    }
  })
