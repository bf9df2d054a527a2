import type { Cleaned } from '#contract/calls/robot-reports/report.ts'
import { isShipped, type ShippedKind } from '#contract/calls/robots/capabilities.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { beijingDay, startOfBeijingDay } from '#contract/days/beijing.ts'
import { day, minute } from '../../../clock.ts'
import { type Random, randomFrom } from '../../../random.pure.ts'
import { cleanedBy } from './cleaned.ts'
import { wayOf } from './ways.ts'

export type DemoTaskStatus = 'started' | 'ended' | 'cancelled' | 'interrupted' | 'abnormal'
export type DemoTask = {
  robotId: number
  startTime: number
  endTime: number | null
  status: DemoTaskStatus
  /** Metres. */
  mileage: number
  cleaned?: Cleaned | undefined
  from?: string
  to?: string
}

/** The facts of a robot that decide its tasks. */
export type WorkingRobot = { robotId: number; serial: string; robotKind: RobotKind; deployTime: number | null }

/** How a kind works: tasks on an ordinary day, minutes that one takes, metres driven in a minute. */
const work: Record<ShippedKind, { perDay: number; minutes: [number, number]; speed: number }> = {
  delivery: { perDay: 4.2, minutes: [2, 9], speed: 34 },
  hotel: { perDay: 3.6, minutes: [4, 14], speed: 30 },
  disinfection: { perDay: 2, minutes: [20, 45], speed: 12 },
  medical: { perDay: 3.4, minutes: [5, 18], speed: 28 },
  snack: { perDay: 3.2, minutes: [6, 20], speed: 18 },
  guide: { perDay: 2.8, minutes: [3, 12], speed: 22 },
  cruise: { perDay: 3, minutes: [10, 30], speed: 16 },
  cleaning: { perDay: 2.4, minutes: [25, 48], speed: 26 }
}

/** A kind that somebody added works as the first one does. */
const workOf = ({ robotKind }: WorkingRobot) => work[isShipped(robotKind) ? robotKind : 'delivery']

const opens = 7 * 60 * minute
const closes = 23 * 60 * minute

/** Sunday first. Guests come on weekends. */
const weekday = [1.3, 0.85, 0.85, 0.9, 1, 1.2, 1.4] as const

const outcomes: readonly [DemoTaskStatus, number][] = [
  ['ended', 0.93],
  ['cancelled', 0.96],
  ['interrupted', 0.985],
  ['abnormal', 1]
]
const outcomeOf = (roll: number): DemoTaskStatus => outcomes.find(([, upTo]) => roll < upTo)?.[0] ?? 'ended'

/** One task within its own stretch of the day, so that a robot never does two at once. */
const taskWithin = (random: Random, robot: WorkingRobot, from: number, to: number): DemoTask => {
  const { minutes, speed } = workOf(robot)
  const planned = random.between(minutes[0] * 60, minutes[1] * 60) * 1_000
  const lasts = Math.min(planned, to - from - minute)
  const startTime = Math.round(from + random.next() * (to - from - lasts))
  const status = outcomeOf(random.next())
  const share = status === 'ended' ? 1 : random.next()
  return {
    robotId: robot.robotId,
    startTime,
    endTime: Math.round(startTime + lasts * share),
    status,
    mileage: Math.round((lasts / minute) * share * speed * (0.85 + 0.3 * random.next()))
  }
}

/** All tasks of one robot on the day in Beijing that begins at this moment: a pure function of seed, robot and day. */
export const tasksOfDay = (seed: string, robot: WorkingRobot, dayStart: number): DemoTask[] => {
  if (robot.deployTime === null) return []
  const random = randomFrom(seed, 'tasks', robot.serial, beijingDay(dayStart))
  const factor = weekday[new Date(dayStart + day / 2).getUTCDay()] ?? 1
  const count = Math.round(workOf(robot).perDay * factor * (0.5 + random.next()))
  const stretch = (closes - opens) / Math.max(count, 1)
  const first = dayStart + opens
  return Array.from({ length: count }, (_, index) =>
    taskWithin(random, robot, first + index * stretch, first + (index + 1) * stretch)
  )
    .filter(({ startTime }) => startTime >= (robot.deployTime ?? 0))
    .map(task => (robot.robotKind === 'cleaning' ? { ...task, cleaned: cleanedBy(seed, robot, task) } : task))
    .map(task => ({ ...task, ...wayOf(randomFrom(seed, 'way', robot.serial, task.startTime), robot.robotKind) }))
}

/** A task as it stands at a moment: one that is not over yet is still running. */
const asOf = (now: number, task: DemoTask): DemoTask =>
  task.endTime !== null && task.endTime > now
    ? { ...task, endTime: null, status: 'started', mileage: 0, cleaned: undefined }
    : task

/** The tasks of a robot that began from the start of the first day up to now. */
export const tasksUntil = (seed: string, robot: WorkingRobot, from: number, now: number): DemoTask[] => {
  const tasks: DemoTask[] = []
  const firstDay = startOfBeijingDay(Math.max(from, robot.deployTime ?? now))
  for (let dayStart = firstDay; dayStart <= now; dayStart += day)
    for (const task of tasksOfDay(seed, robot, dayStart)) if (task.startTime <= now) tasks.push(asOf(now, task))
  return tasks
}
