import { waveShares } from '#contract/calls/ota/roll-outs.ts'
import type { Database } from '../../../database/open.ts'
import { askUpgrades } from '../ask-upgrades.ts'
import {
  changeRollOut,
  countUpgrades,
  countWaitingOnline,
  type LockedRollOut,
  lockMovingRollOut
} from '../sql/roll-outs.ts'
import { addWaysBack, findTenantsOf, findWaitingZones, lockReadyUpgrades } from '../sql/upgrades.ts'
import { wavesFrom } from './count-waves.ts'
import { nextStep } from './next-step.pure.ts'
import { isNight } from './night.pure.ts'

/** Robots that one transaction asks. */
const atOnce = 100

/** Whether a roll-out changed, and so may have more to do at once; and whose robots changed. */
export type Advanced = { changed: boolean; tenantIds: number[] }

const unchanged: Advanced = { changed: false, tenantIds: [] }

const ask = async (transaction: Database, rollOut: LockedRollOut, now: number): Promise<Advanced> => {
  const { rollOutId, wave, nightFrom, nightTo, userId } = rollOut
  const isBack = rollOut.state === 'takingBack'
  // A version that has to go, goes at once. Everything else waits for the night.
  const zones = isBack
    ? undefined
    : (await findWaitingZones(transaction, rollOutId)).filter(it => isNight(it, { from: nightFrom, to: nightTo }, now))
  const which = { isBack, zones, wave: isBack ? waveShares.length : wave, most: atOnce }
  const ready = await lockReadyUpgrades(transaction, rollOutId, which)
  const asked = await askUpgrades(transaction, ready, userId, now)
  const tenantIds = ready.filter(({ recordId }) => asked.includes(recordId)).map(({ tenantId }) => tenantId)
  return { changed: asked.length === atOnce, tenantIds: [...new Set(tenantIds)] }
}

/**
 * Takes an open roll-out one step further. All of it is one transaction, and the roll-out is locked: several processes may try,
 * and one that is killed leaves the step undone.
 */
export const advanceRollOut = (database: Database, rollOutId: number, now: number): Promise<Advanced> =>
  database.transaction(async transaction => {
    const rollOut = await lockMovingRollOut(transaction, rollOutId)
    if (rollOut === undefined) return unchanged
    const state = rollOut.state === 'takingBack' ? 'takingBack' : 'running'
    if (state === 'takingBack') await addWaysBack(transaction, rollOutId, now)
    const counted = await countUpgrades(transaction, [rollOutId])
    const counts = wavesFrom(counted, await countWaitingOnline(transaction, rollOutId))
    const step = nextStep({ ...rollOut, state, ...counts })
    if (step.act === 'ask') return ask(transaction, rollOut, now)
    if (step.act === 'nextWave') await changeRollOut(transaction, rollOutId, { wave: rollOut.wave + 1, forgiven: 0 })
    if (step.act === 'pause') await changeRollOut(transaction, rollOutId, { state: 'paused', pausedBy: 'failures' })
    if (step.act === 'finish')
      await changeRollOut(transaction, rollOutId, {
        state: state === 'takingBack' ? 'takenBack' : 'done',
        endTime: now
      })
    return { changed: step.act === 'nextWave', tenantIds: await findTenantsOf(transaction, rollOutId) }
  })
