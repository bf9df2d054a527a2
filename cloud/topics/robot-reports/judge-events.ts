import { type EventOutcome, type RobotEvent, robotEvent } from '#contract/calls/robot-reports/report.ts'
import { codes } from '#contract/codes.ts'
import { judge } from '../../http/request/validation.ts'
import { atCloudTime, wrongTime } from './report-plan.ts'
import { nextClock, type RobotClock } from './robot-clock.pure.ts'

type Refused = Extract<EventOutcome, { outcome: 'refused' }>
/** An event on its way: a good one, or one that is refused. */
export type Judged = { event: RobotEvent; refused?: never } | { event?: never; refused: Refused }

const refused = (code: number, reason: string): Refused => ({ outcome: 'refused', code, reason })

/** Judges the form of each event by itself. */
export const judgeForms = (events: readonly unknown[]): Judged[] =>
  events.map(event => {
    const judged = judge(robotEvent, event)
    if (!('code' in judged)) return { event: judged.fits }
    const [{ field, reason } = { field: '', reason: '' }] = judged.problems
    return { refused: refused(judged.code, field === '' ? reason : `${field}: ${reason}`) }
  })

/** Another tenant's robot is answered like one that is not there, so that serials tell nothing. */
export const refuseUnknown = (judged: readonly Judged[], known: { has: (serial: string) => boolean }): Judged[] =>
  judged.map(it =>
    it.event === undefined || known.has(it.event.serial)
      ? it
      : { refused: refused(codes.recordNotFound, 'serial: no robot that this account reports for') }
  )

/** The good ones. */
export const eventsOf = (judged: readonly Judged[]): RobotEvent[] => judged.flatMap(({ event }) => event ?? [])

type Report = { sentTime: number | undefined; now: number }

/** The clocks of the robots that said something new. What comes again says nothing: it waited. */
export const clocksOf = <Robot extends RobotClock & { serial: string }>(
  robots: readonly Robot[],
  newEvents: readonly RobotEvent[],
  { sentTime, now }: Report
): Map<string, RobotClock> => {
  const bySerial = Map.groupBy(newEvents, ({ serial }) => serial)
  return new Map(
    robots.map(robot => {
      const own = bySerial.get(robot.serial)
      if (own === undefined) return [robot.serial, robot]
      const newest = own.reduce((latest, { time }) => Math.max(latest, time), 0)
      return [robot.serial, nextClock(robot, { sentTime, newest, now })]
    })
  )
}

/** Brings events to the cloud's time, and refuses those whose times can't be even then. */
export const refuseTimes = (
  judged: readonly Judged[],
  clocks: { get: (serial: string) => RobotClock | undefined },
  now: number
): Judged[] =>
  judged.map(it => {
    if (it.event === undefined) return it
    const event = atCloudTime(it.event, clocks.get(it.event.serial)?.clockAhead ?? 0)
    const wrong = wrongTime(event, now)
    return wrong === undefined ? { event } : { refused: refused(codes.parameterIllegal, wrong) }
  })

/** What became of each event. One that comes twice in a report was taken the first time. */
export const outcomesOf = (judged: readonly Judged[], taken: readonly RobotEvent[]): EventOutcome[] => {
  const left = new Set(taken.map(({ eventId }) => eventId.toLowerCase()))
  return judged.map(({ event, refused: it }) => {
    if (it !== undefined) return it
    return { outcome: left.delete(event.eventId.toLowerCase()) ? 'taken' : 'known' }
  })
}
