import type { PhoneCallState } from '#contract/calls/phones/phone-calls.ts'
import type { PhoneState } from '#contract/calls/phones/phones.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoFleet } from '../../database/upkeep/demo-data.ts'
import { type Random, randomFrom, seed } from '../../random.pure.ts'
import { putPhoneCalls } from './sql/phone-calls.ts'
import { addPhone } from './sql/phones.ts'
import { usualVoice } from './usual-voice.ts'

const states: readonly PhoneState[] = [...Array<PhoneState>(10).fill('online'), 'busy', 'offline']
const ends: readonly PhoneCallState[] = ['ended', 'ended', 'ended', 'ended', 'noAnswer', 'busy', 'cancelled']

/** Three to five phones for each store with robots, and the calls of the last day; the same for the same seed. */
export const putPhones = async (transaction: Database, time: number): Promise<void> => {
  const fleet = await findDemoFleet(transaction)
  for (const [storeId, robots] of Map.groupBy(fleet, ({ storeId }) => storeId)) {
    const [robot] = robots
    if (storeId === null || robot === undefined) continue
    const random = randomFrom(seed, 'phones', storeId)
    const { tenantId, robotId } = robot
    for (const place of Array.from({ length: random.between(3, 5) }).keys()) {
      const state = random.pick(states)
      const extension = place === 0 ? '100' : String(200 + place)
      const phoneId = await addPhone(transaction, {
        tenantId,
        storeId,
        extension,
        state,
        name: place === 0 ? 'Reception' : `Room ${extension}`,
        serial: `PH-${String(storeId).padStart(4, '0')}-${10_000 + place}`,
        lastSeenTime: time - (state === 'offline' ? random.between(60, 900) * minute : 0)
      })
      if (phoneId !== undefined) await putPhoneCalls(transaction, callsOf({ tenantId, phoneId, robotId }, random, time))
    }
  }
}

type Called = { tenantId: number; phoneId: number; robotId: number }

const callsOf = (called: Called, random: Random, time: number) =>
  Array.from({ length: random.between(0, 3) }, () => {
    const startTime = time - random.between(30, 1_400) * minute
    const state = random.pick(ends)
    const answerTime = state === 'ended' ? startTime + random.between(4, 18) * 1_000 : null
    const attemptsMax = 1 + usualVoice.retries
    return {
      ...called,
      state,
      startTime,
      answerTime,
      attemptsMax,
      sentence: usualVoice.sentences,
      language: usualVoice.language,
      attempt: state === 'noAnswer' || state === 'busy' ? attemptsMax : 1,
      dueTime: startTime,
      endTime: (answerTime ?? startTime + 40_000) + random.between(8, 20) * 1_000
    }
  })
