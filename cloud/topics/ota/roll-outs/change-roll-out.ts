import type { RollOutAct, RollOutState } from '#contract/calls/ota/roll-outs.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { cancelAsked } from '../../robot-requests/index.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import { changeRollOut, countUpgrades, type LockedRollOut, lockRollOut } from '../sql/roll-outs.ts'
import { beginAnew, cancelCalledBack, cancelWaiting, findAskedRequests, findTenantsOf } from '../sql/upgrades.ts'
import { wavesFrom } from './count-waves.ts'
import { failuresIn } from './next-step.pure.ts'

/** From which states each act leads on. */
const fits: Record<RollOutAct, readonly RollOutState[]> = {
  pause: ['running'],
  continue: ['paused'],
  end: ['running', 'paused'],
  takeBack: ['running', 'paused'],
  cancel: ['waitingForApproval', 'scheduled']
}

/** Stops asking robots. An upgrade that a robot already works at goes on. */
const callBack = async (transaction: Database, rollOutId: number, now: number): Promise<void> => {
  await cancelWaiting(transaction, rollOutId, now)
  const cancelled = await cancelAsked(transaction, await findAskedRequests(transaction, rollOutId), now)
  await cancelCalledBack(transaction, cancelled, now)
}

const acts: Record<RollOutAct, (transaction: Database, rollOut: LockedRollOut, now: number) => Promise<void>> = {
  pause: (transaction, { rollOutId }) => changeRollOut(transaction, rollOutId, { state: 'paused', pausedBy: 'person' }),
  continue: async (transaction, { rollOutId, wave }, now) => {
    const { upgrades } = wavesFrom(await countUpgrades(transaction, [rollOutId]))
    const forgiven = failuresIn(upgrades[wave])
    await changeRollOut(transaction, rollOutId, { state: 'running', pausedBy: null, forgiven })
    await beginAnew(transaction, rollOutId, now)
  },
  end: async (transaction, { rollOutId }, now) => {
    await callBack(transaction, rollOutId, now)
    await changeRollOut(transaction, rollOutId, { state: 'ended', pausedBy: null, endTime: now })
  },
  takeBack: async (transaction, { rollOutId }, now) => {
    await callBack(transaction, rollOutId, now)
    await changeRollOut(transaction, rollOutId, { state: 'takingBack', pausedBy: null })
  },
  cancel: (transaction, { rollOutId }, now) =>
    changeRollOut(transaction, rollOutId, { state: 'ended', notStarted: 'cancelled', endTime: now })
}

/**
 * Does something with a roll-out. It is locked first, so acts of the same moment follow one another.
 * @returns whose robots it has
 * @throws Refusal 610603, 610606
 */
export const actOnRollOut = (
  database: Database,
  scope: Scope,
  { rollOutId, act, userId }: { rollOutId: number; act: RollOutAct; userId: number },
  now: number
): Promise<number[]> =>
  database.transaction(async transaction => {
    const rollOut = await lockRollOut(transaction, scope, rollOutId)
    // Another tenant's roll-out is answered like one that is not there, so that ids tell nothing.
    if (rollOut === undefined) throw new Refusal(codes.recordNotFound)
    if (!fits[act].includes(rollOut.state)) throw new Refusal(codes.updateFailed)
    await acts[act](transaction, rollOut, now)
    await noteAct(transaction, rollOutId, { act, userId, now })
    return findTenantsOf(transaction, rollOutId)
  })
