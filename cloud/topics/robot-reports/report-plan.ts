import type { Cleaned, RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { robotClockSlackMs, robotEventAgeMaxMs } from './robot-clock.pure.ts'

/** The event at the cloud's time. */
export const atCloudTime = (event: RobotEvent, clockAhead: number): RobotEvent => {
  const time = event.time - clockAhead
  return 'startTime' in event ? { ...event, time, startTime: event.startTime - clockAhead } : { ...event, time }
}

const timeProblem = (field: string, time: number, now: number): string | undefined => {
  if (time > now + robotClockSlackMs) return `${field}: lies in the future`
  return time < now - robotEventAgeMaxMs ? `${field}: is more than 7 days ago` : undefined
}

/** Why the times of an event can't be; undefined where they can. */
export const wrongTime = (event: RobotEvent, now: number): string | undefined => {
  const wrong = timeProblem('time', event.time, now)
  if (wrong !== undefined || !('startTime' in event)) return wrong
  return event.startTime > event.time ? 'startTime: is after the event' : timeProblem('startTime', event.startTime, now)
}

type TaskEvent = Extract<RobotEvent, { type: 'task' | 'mileage' }>
type Task = Pick<Extract<RobotEvent, { type: 'task' }>, 'serial' | 'startTime' | 'status' | 'mileage'> & {
  endTime: number | null
  cleaned: Cleaned | undefined
  from: string | undefined
  to: string | undefined
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
  // A robot that was sent elsewhere meanwhile names another place.
  const way = { from: event.from ?? before?.from, to: event.to ?? before?.to }
  return { serial, startTime, status, endTime: status === 'started' ? null : time, mileage, cleaned, ...way }
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
