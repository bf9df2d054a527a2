import type { Clock, Every } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Letters } from '../delivery/letters.ts'
import { endSilentUpgrades } from '../device-upgrades/upgrade-reports.ts'
import { advanceRides } from '../elevators/ride.ts'
import { playStressTests } from '../elevators/stress-test.ts'
import { tellPeople } from '../mobile-notifications/tell-people.ts'
import { endSilentCalls } from '../phones/phone-call.ts'
import { assignWatchTasks } from '../watches/watch-reports.ts'

/** How often a process looks for something to take further. */
const lookEveryMs = 1_000

type Parts = {
  database: Database
  letters: Letters
  now: Clock
  every: Every
  onFailure: (error: unknown) => void
}

/**
 * Takes rides and stress tests of elevators further in the background, and gives calls of watches to robots. Calls to
 * phones of which nothing is heard ring again, or end. Upgrades of devices that are silent fail. People are told of what
 * happened. Several processes share the work.
 * @returns what stops it
 */
export const keepDevicesGoing = ({ database, letters, now, every, onFailure }: Parts): (() => Promise<void>) => {
  let stopped = false
  let waiting = false
  let round = Promise.resolve()
  const work = async (): Promise<void> => {
    waiting = false
    while (!stopped && (await advanceRides(database, now())));
    if (!stopped) await playStressTests(database, now())
    if (!stopped) await assignWatchTasks(database, now())
    if (!stopped) await endSilentCalls(database, now())
    if (!stopped) await endSilentUpgrades(database, now())
    if (!stopped) await tellPeople({ database, letters }, now())
  }
  const end = every(lookEveryMs, () => {
    if (waiting || stopped) return
    waiting = true
    round = round.then(work).catch(onFailure)
  })
  return async () => {
    stopped = true
    end()
    await round
  }
}
