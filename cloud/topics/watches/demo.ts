import { type WatchTaskState, watchTaskKinds } from '#contract/calls/watches/watch-tasks.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoFleet } from '../../database/upkeep/demo-data.ts'
import { type Random, randomFrom, seed } from '../../random.pure.ts'
import { putWatchTasks } from './sql/watch-tasks.ts'
import { addWatch } from './sql/watches.ts'

const people = [
  'Aisha Rahman',
  'Ben Okafor',
  'Chen Wei',
  'Diego Ramos',
  'Hina Sato',
  'Jisoo Park',
  'Léa Martin'
] as const
const places = ['Ward 3', 'Room 204', 'Room 318', 'Pharmacy', 'Reception', 'Table 12'] as const

/** Most calls were done. */
const ends: readonly WatchTaskState[] = ['done', 'done', 'done', 'done', 'done', 'failed', 'cancelled']

type Fleet = Awaited<ReturnType<typeof findDemoFleet>>

/** Two to four watches for each store with robots, and the calls of the last two days; the same for the same seed. */
export const putWatches = async (transaction: Database, time: number): Promise<void> => {
  const fleet = (await findDemoFleet(transaction)).filter(({ storeId }) => storeId !== null)
  for (const [storeId, robots] of Map.groupBy(fleet, ({ storeId }) => storeId)) {
    const tenantId = robots[0]?.tenantId
    if (storeId === null || tenantId === undefined) continue
    const random = randomFrom(seed, 'watches', storeId)
    for (const place of Array.from({ length: random.between(2, 4) }).keys()) {
      const wearerKind = place === 0 ? 'station' : 'person'
      const wearerName = place === 0 ? 'Front station' : random.pick(people)
      const serial = `WT-${String(storeId).padStart(4, '0')}-${random.between(10_000, 99_999)}`
      const isSilent = random.chance(0.1)
      await addWatch(transaction, {
        tenantId,
        storeId,
        serial,
        wearerKind,
        wearerName,
        battery: random.between(15, 100),
        lastSeenTime: time - (isSilent ? random.between(60, 900) * minute : 0)
      })
      await putWatchTasks(transaction, callsOf({ tenantId, storeId, serial, wearerName }, robots, random, time))
    }
  }
}

type Caller = { tenantId: number; storeId: number; serial: string; wearerName: string }

const callsOf = (caller: Caller, robots: Fleet, random: Random, time: number) =>
  Array.from({ length: random.between(2, 6) }, (_, call) => {
    const callTime = time - random.between(30, 2_800) * minute
    const state = random.pick(ends)
    const startTime = callTime + random.between(1, 4) * minute
    return {
      ...caller,
      callKey: `demo-${call}`,
      kind: random.pick(watchTaskKinds),
      place: random.pick(places),
      robotId: state === 'cancelled' ? null : random.pick(robots).robotId,
      state,
      callTime,
      startTime: state === 'cancelled' ? null : startTime,
      endTime: startTime + random.between(3, 15) * minute
    }
  })
