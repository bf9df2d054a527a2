import { setTimeout as pause } from 'node:timers/promises'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { randomFrom } from '../../cloud/random.pure.ts'
import { measureReports } from './device-measures.ts'
import { reportElevators } from './devices/elevators.ts'
import { reportPhones } from './devices/phones.ts'
import { reportUpgrades } from './devices/upgrades.ts'
import { reportWatches } from './devices/watches.ts'
import { robotLife } from './life.ts'
import { takeMappings } from './mappings.ts'
import { workOnOrders } from './orders.ts'
import { takePackages } from './packages.ts'
import { driveRobots } from './places.ts'
import { registerFleet } from './register-fleet.ts'
import { answerRequests } from './requests.ts'
import { CloudAway, type RobotCloud } from './robot-cloud.ts'
import { robotMemory } from './robot-memory.ts'
import { summaryOf } from './summary.ts'

type Play = {
  cloud: RobotCloud
  seed: string
  rate: number
  /** Ends the play, in the middle of a wait as well. */
  stopped: AbortSignal
  print: (line: string) => void
  /** So many robots are registered first, and those alone are played. */
  register?: number | undefined
}

const second = 1_000
/** Between two tries while the cloud is away. */
const retryMs = 2_000

/** Waits, and is done at once when the play is to stop. */
const wait = async (milliseconds: number, stopped: AbortSignal): Promise<void> => {
  await pause(milliseconds, undefined, { signal: stopped }).catch(error => {
    if (!stopped.aborted) throw error
  })
}

/** Tries until the cloud answers; undefined where the play was stopped before. */
const untilAnswered = async <Result>({ stopped, print }: Play, act: () => Promise<Result>) => {
  let isAway = false
  while (!stopped.aborted) {
    try {
      const result = await act()
      if (isAway) print('The cloud answers again.')
      return result
    } catch (error) {
      if (!(error instanceof CloudAway)) throw error
      if (!isAway) print(`The cloud does not answer (${error.message}); trying again every ${retryMs / second} s.`)
      isAway = true
      await wait(retryMs, stopped)
    }
  }
  return undefined
}

/** One moment an event, spread evenly over the second before it is reported. */
const moments = (rate: number) => {
  let last = 0
  let next = 0
  return {
    begin: (now: number) => {
      next = now - second
    },
    take: () => {
      next += second / rate
      last = Math.max(last + 1, Math.floor(next))
      return last
    }
  }
}

/**
 * Plays the robots until it is stopped: each second one report and one line. Events that the cloud did not confirm are
 * sent again with the same ids, so that each counts once.
 * @returns how many events the cloud took
 */
export const play = async (task: Play): Promise<number> => {
  const { cloud, seed, rate, stopped, print, register: count } = task
  const fleet =
    count === undefined
      ? undefined
      : await untilAnswered(task, () => registerFleet(cloud, { seed, count, now: Date.now() }))
  const found = await untilAnswered(task, cloud.robots)
  const robots = (found ?? []).filter(({ serial, deployTime, state }) =>
    count === undefined ? deployTime !== null && state !== 'inactive' : fleet?.has(serial)
  )
  if (robots.length === 0) {
    if (!stopped.aborted) print('There is no robot that this account could report for.')
    return 0
  }
  print(`${robots.length} robots, ${rate} events per second, seed ${seed}. Ctrl+C stops it.`)

  const times = moments(rate)
  const life = robotLife(seed, robots, times.take)
  const random = randomFrom(seed, 'orders')
  const memory = robotMemory(seed, robots)
  // A robot that is offline says nothing until its life goes on.
  const there = robots.filter(({ online }) => online)
  const reportMeasures = measureReports(cloud, seed, there)
  const playMappings = takeMappings(cloud, seed, there)
  const playPackages = takePackages(cloud, { seed, files: memory.files }, there)
  const playElevators = reportElevators(cloud, seed)
  const playWatches = reportWatches(cloud, seed)
  const playPhones = reportPhones(cloud, seed)
  const playPlaces = driveRobots(cloud, seed, robots)
  let total = 0
  let due = Date.now() + second
  while (!stopped.aborted) {
    await wait(due - Date.now(), stopped)
    if (stopped.aborted) break
    times.begin(Date.now())
    const events: RobotEvent[] = Array.from({ length: rate }, () => life.next().value)
    const accepted = await untilAnswered(task, () => cloud.report(events))
    total += accepted ?? 0
    const known = new Set(there.map(({ serial }) => serial))
    const woken = new Set(events.map(({ serial }) => serial).filter(serial => !known.has(serial)))
    there.push(...robots.filter(({ serial }) => woken.has(serial)).map(robot => ({ ...robot, online: true })))
    await untilAnswered(task, () => workOnOrders(cloud, memory, random))
    await untilAnswered(task, () => reportMeasures(Date.now()))
    await untilAnswered(task, () => answerRequests(cloud, { seed, rate, memory }))
    await untilAnswered(task, playMappings)
    await untilAnswered(task, playPackages)
    await untilAnswered(task, playElevators)
    await untilAnswered(task, () => playWatches(Date.now()))
    await untilAnswered(task, playPhones)
    await untilAnswered(task, () => playPlaces(Date.now(), events))
    await untilAnswered(task, () => reportUpgrades(cloud, { seed, rate }))
    if (accepted !== undefined) print(`${new Date().toISOString().slice(11, 19)}  ${summaryOf(events)}`)
    // After the cloud was away the seconds that passed are not caught up with.
    due = Math.max(due + second, Date.now())
  }
  return total
}
