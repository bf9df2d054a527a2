import type { KnownWatch, OpenWatchTask, WatchReport, WatchTaskReport } from '#contract/calls/watches/watch-tasks.ts'
import { watchTaskKinds } from '#contract/calls/watches/watch-tasks.ts'
import { type Random, randomFrom } from '../../../cloud/random.pure.ts'
import type { RobotCloud } from '../robot-cloud.ts'

/** The shares of watches that are heard in a second, and of those, by which somebody calls a robot. */
const seenShare = 0.1
const calledShare = 0.05
/** The share of tasks that go on in a second, and of those, that fail. */
const goesOnShare = 0.15
const failedShare = 0.03

const places = ['Ward 3', 'Room 204', 'Room 318', 'Nurses’ station', 'Pharmacy', 'Reception', 'Table 12'] as const

/** The report of a watch: its battery, or that somebody calls. A battery that is empty was charged. */
export const nextWatchReport = ({ serial, battery }: KnownWatch, random: Random, callKey: string): WatchReport => {
  if (random.chance(calledShare))
    return { kind: 'call', serial, callKey, task: random.pick(watchTaskKinds), place: random.pick(places) }
  const left = (battery ?? 100) - random.between(0, 1)
  return { kind: 'seen', serial, battery: left < 5 ? 100 : left }
}

/** The report of a robot about its task. */
export const nextTaskReport = ({ watchTaskId, state }: OpenWatchTask, random: Random): WatchTaskReport => {
  if (random.chance(failedShare)) return { watchTaskId, state: 'failed' }
  return { watchTaskId, state: state === 'onTheWay' ? 'arrived' : 'done' }
}

/** One second of the watches, and of the robots that were called by them. */
export const reportWatches = (cloud: RobotCloud, seed: string): ((now: number) => Promise<void>) => {
  const random = randomFrom(seed, 'watches')
  return async now => {
    const seen = (await cloud.watches()).filter(() => random.chance(seenShare))
    await cloud.reportWatches(seen.map((watch, place) => nextWatchReport(watch, random, `${now}-${place}`)))
    const working = (await cloud.watchTasks()).filter(() => random.chance(goesOnShare))
    await cloud.reportWatchTasks(working.map(task => nextTaskReport(task, random)))
  }
}
