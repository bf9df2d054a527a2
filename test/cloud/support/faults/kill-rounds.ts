import { randomFrom } from '../../../../cloud/testing.ts'
import { signIn } from '../client.ts'
import type { Child } from './child.ts'
import type { Writer } from './writer.ts'
import { allWriters } from './writers.ts'

type Rounds = {
  rounds: number
  password: string
  start: () => Child
  /** Stops something else between two rounds. */
  between?: (round: number) => Promise<void>
}

/** Limits of a person that a busy machine would reach: the writers go on until each kind has written. */
export const wideLimits = {
  ADDRESS_LIMIT_FACTOR: '10000',
  SESSIONS_PER_USER: '1000',
  APPOINTMENT_CHANGES_PER_HOUR: '100000',
  RESOURCE_CHANGES_PER_HOUR: '100000',
  PACKAGE_UPLOADS_PER_DAY: '100000'
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Waits until the cloud says that it can work. @returns its address */
const untilReady = async (child: Child): Promise<string> => {
  const url = await child.ready
  while ((await fetch(`${url}/readyz`)).status !== 200) await pause(20)
  return url
}

const untilGone = async ({ write }: Writer, url: string): Promise<void> => {
  for (;;) await write(url)
}

/**
 * Kills the cloud in the middle of writes, round after round. After each round, checks that every acknowledged write is
 * there.
 * @returns the counts of acknowledged writes of each kind, the faults, and the longest time in milliseconds from the
 *   start of a process to its being ready
 */
export const killInRounds = async ({ rounds, password, start, between }: Rounds) => {
  const random = randomFrom('kill in rounds')
  const faults: string[] = []
  let writers: Writer[] = []
  let slowestStartMs = 0
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = Date.now()
    const child = start()
    const url = await untilReady(child)
    // The first start makes the demo data.
    if (round > 0) slowestStartMs = Math.max(slowestStartMs, Date.now() - startedAt)
    else writers = await allWriters(url, await signIn({ url, password }, 'operator'))
    for (const { name, faults: look } of writers)
      faults.push(...(await look(url)).map(fault => `round ${round}, ${name}: ${fault}`))
    if (round === rounds) {
      await child.end('SIGTERM')
      break
    }
    const before = writers.map(({ acknowledged }) => acknowledged())
    const wanted = random.between(5, 40)
    // Something of each kind at least, so that no kind is left out where one is slow.
    const isEnough = () => {
      const added = writers.map(({ acknowledged }, index) => acknowledged() - (before[index] ?? 0))
      return added.every(count => count > 0) && added.reduce((sum, count) => sum + count, 0) >= wanted
    }
    const writing = Promise.allSettled(writers.map(writer => untilGone(writer, url)))
    let ended: PromiseSettledResult<void>[] | undefined
    writing.then(results => {
      ended = results
    })
    while (ended === undefined && !isEnough()) await pause(random.between(1, 10))
    await child.end('SIGKILL')
    // A broken connection is what ends a writer; an answer that it did not expect is a fault.
    for (const result of await writing)
      if (result.status === 'rejected' && !isBroken(result.reason)) faults.push(`round ${round}: ${result.reason}`)
    await between?.(round)
  }
  return {
    acknowledged: Object.fromEntries(writers.map(({ name, acknowledged }) => [name, acknowledged()])),
    faults,
    slowestStartMs
  }
}

const isBroken = (reason: unknown): boolean =>
  reason instanceof TypeError && ['fetch failed', 'terminated'].includes(reason.message)
