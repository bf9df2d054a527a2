import type { Cleaned, RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { FieldProblem } from '#contract/envelope.ts'

/** By which a robot's clock may be ahead. */
export const robotClockSlackMs = 5 * 60_000
export const robotEventAgeMaxMs = 7 * 24 * 60 * 60_000

type Known = { has: (serial: string) => boolean }

const timeProblem = (time: number, now: number): string | undefined => {
  if (time > now + robotClockSlackMs) return 'lies in the future'
  return time < now - robotEventAgeMaxMs ? 'is more than 7 days ago' : undefined
}

const timesOf = (event: RobotEvent): Record<string, number> =>
  event.type === 'task' || event.type === 'mileage'
    ? { time: event.time, startTime: event.startTime }
    : { time: event.time }

/** Faults in the times of the events, each named by its place in the report. */
export const timeProblems = (events: readonly RobotEvent[], now: number): FieldProblem[] =>
  events.flatMap((event, index) => {
    const problems = Object.entries(timesOf(event)).flatMap(([field, time]) => {
      const reason = timeProblem(time, now)
      return reason === undefined ? [] : [{ field: `events.${index}.${field}`, reason }]
    })
    if (problems.length === 0 && 'startTime' in event && event.startTime > event.time)
      return [{ field: `events.${index}.startTime`, reason: 'is after the event' }]
    return problems
  })

/** The events of robots that are not among the known ones, each named by its place in the report. */
export const unknownRobots = (events: readonly RobotEvent[], known: Known): FieldProblem[] =>
  events.flatMap(({ serial }, index) =>
    known.has(serial) ? [] : [{ field: `events.${index}.serial`, reason: 'no robot that this account reports for' }]
  )

type TaskEvent = Extract<RobotEvent, { type: 'task' | 'mileage' }>
type Task = Pick<Extract<RobotEvent, { type: 'task' }>, 'serial' | 'startTime' | 'status' | 'mileage'> & {
  endTime: number | null
  cleaned: Cleaned | undefined
}

/** The larger of two amounts each: events can arrive in any order. */
const mostOf = (one: Cleaned | undefined, other: Cleaned | undefined): Cleaned | undefined => {
  if (one === undefined || other === undefined) return one ?? other
  return {
    area: Math.max(one.area, other.area),
    water: Math.max(one.water, other.water),
    energy: Math.max(one.energy, other.energy)
  }
}

/** The state of a task after one event. A task that has ended stays as it ended. */
const afterEvent = (before: Task | undefined, event: TaskEvent): Task => {
  const mileage = Math.max(before?.mileage ?? 0, event.mileage)
  if (before !== undefined && before.status !== 'started') return before
  const status = event.type === 'task' ? event.status : 'started'
  const { serial, startTime, time } = event
  const cleaned = mostOf(before?.cleaned, event.cleaned)
  return { serial, startTime, status, endTime: status === 'started' ? null : time, mileage, cleaned }
}

const tasksOf = (events: readonly RobotEvent[]): Task[] => {
  const tasks = new Map<string, Task>()
  for (const event of events) {
    if (event.type !== 'task' && event.type !== 'mileage') continue
    const key = `${event.startTime} ${event.serial}`
    tasks.set(key, afterEvent(tasks.get(key), event))
  }
  return [...tasks.values()]
}

type OfType<Type extends RobotEvent['type']> = Extract<RobotEvent, { type: Type }>
const ofType = <Type extends RobotEvent['type']>(events: readonly RobotEvent[], type: Type) =>
  events.filter((event): event is OfType<Type> => event.type === type)

/** The last event of each robot. */
const lastOfEach = <Event extends { serial: string }>(inOrder: readonly Event[]): Event[] => [
  ...new Map(inOrder.map(event => [event.serial, event])).values()
]

/**
 * The changes of a report. Each task appears once, as its last event leaves it, and each robot with its newest state and place.
 * Faults and locks are in the order in which they came and went.
 */
export const planOf = (events: readonly RobotEvent[]) => {
  const inOrder = events.toSorted((one, other) => one.time - other.time)
  return {
    tasks: tasksOf(inOrder),
    /** Every state, for the stretches of time in which a robot was on or charged. */
    allStates: ofType(inOrder, 'state'),
    states: lastOfEach(ofType(inOrder, 'state')),
    places: lastOfEach(ofType(inOrder, 'place')),
    faults: ofType(inOrder, 'fault'),
    locks: ofType(inOrder, 'lock')
  }
}
