import type { RollOutState, TriedAgain } from '#contract/calls/ota/roll-outs.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { lockMachineVersion } from '../sql/machine-versions.ts'
import { findLastTry, noteAct } from '../sql/roll-out-history.ts'
import {
  changeRollOut,
  countOpenRollOuts,
  countUpgrades,
  isOpenElsewhere,
  type LockedRollOut,
  lockRollOut
} from '../sql/roll-outs.ts'
import { addTries } from '../sql/tries.ts'
import { findTenantsOf } from '../sql/upgrades.ts'
import { wavesFrom } from './count-waves.ts'
import { failuresIn } from './next-step.pure.ts'
import { refused } from './refused.ts'

const isTakenBack = (state: RollOutState): boolean => state === 'takingBack' || state === 'takenBack'

/** A roll-out that has ended opens again: no other one may be open for the version, and there is a place for it. */
const refuseUnlessOpenable = async (transaction: Database, rollOut: LockedRollOut, isBack: boolean): Promise<void> => {
  const machine = await lockMachineVersion(transaction, rollOut.machineVersionId)
  if (!isBack && machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
  if (rollOut.endTime === null) return
  if (await isOpenElsewhere(transaction, rollOut)) throw new Refusal(codes.rollOutRunning)
  if ((await countOpenRollOuts(transaction, rollOut.tenantId)) >= limits.rollOutsMax)
    throw new Refusal(codes.rollOutsBusy)
}

/** Opens a roll-out again. Failures that are left, of robots that could not be tried, do not pause it again. */
const reopen = async (transaction: Database, { rollOutId, wave, tries }: LockedRollOut, isBack: boolean) => {
  const { upgrades } = wavesFrom(await countUpgrades(transaction, [rollOutId]))
  await changeRollOut(transaction, rollOutId, {
    state: isBack ? 'takingBack' : 'running',
    pausedBy: null,
    forgiven: failuresIn(upgrades[wave]),
    tries: tries + 1,
    endTime: null
  })
}

type Press = { rollOutId: number; which: TriedAgain; tries: number; userId: number }

/**
 * Tries the failed robots of a roll-out again. The roll-out is locked, and a press names the number of tries that the person
 * read. So of two presses one tries, and the other one gets the same answer.
 * @throws Refusal 610603, 610606 with a reason, 612051, 612046, 612047
 */
export const tryAgain = (
  database: Database,
  scope: Scope,
  { rollOutId, which, tries, userId }: Press,
  now: number
): Promise<{ robots: number; tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const rollOut = await lockRollOut(transaction, scope, rollOutId)
    // Another tenant's roll-out is answered like one that is not there, so that ids tell nothing.
    if (rollOut === undefined) throw new Refusal(codes.recordNotFound)
    const isBack = which === 'waysBack'
    const act = isBack ? 'tryBackAgain' : 'tryAgain'
    if (rollOut.tries === tries + 1) {
      const last = await findLastTry(transaction, rollOutId)
      if (last?.act === act) return { robots: last.robots, tenantIds: [] }
    }
    if (isTakenBack(rollOut.state) !== isBack) throw refused(isBack ? 'notTakenBack' : 'takenBack')
    if (rollOut.tries !== tries) throw refused('triedMeanwhile')
    await refuseUnlessOpenable(transaction, rollOut, isBack)
    const robots = await addTries(transaction, scope, { rollOutId, isBack }, now)
    if (robots === 0) throw refused('nothingFailed')
    await reopen(transaction, rollOut, isBack)
    await noteAct(transaction, rollOutId, { act, userId, robots, now })
    return { robots, tenantIds: await findTenantsOf(transaction, rollOutId) }
  })
