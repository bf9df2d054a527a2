import type { CallRequest } from '#contract/call.ts'
import { usualWaves } from '#contract/calls/ota/roll-out-plan.ts'
import type { RollOut, RollOutDetail, RollOutPreview, RollOutState, Upgrade } from '#contract/calls/ota/roll-outs.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { countChosen, findUnfitSerials } from '../sql/chosen-robots.ts'
import { findMachineVersion } from '../sql/machine-versions.ts'
import { findRollOutHistory } from '../sql/roll-out-history.ts'
import { countUpgrades, findRollOut, findRollOuts } from '../sql/roll-outs.ts'
import { isOwnPlan } from './approval.pure.ts'
import { totalOf, wavesFrom } from './count-waves.ts'
import { failuresIn, sizeOf, waveSizes } from './next-step.pure.ts'

type Page = { pageNo: number; size: number }

/** One page of the roll-outs within a scope, with how many of their robots stand in each way. */
export const listRollOuts = async (
  database: Database,
  scope: Scope,
  state: RollOutState | undefined,
  page: Page
): Promise<{ list: RollOut[]; total: number }> => {
  const { list, total } = await findRollOuts(database, scope, state, page)
  const counted =
    list.length === 0
      ? []
      : await countUpgrades(
          database,
          list.map(({ rollOutId }) => rollOutId)
        )
  const countsOf = (rollOutId: number) => {
    const { upgrades, back } = wavesFrom(counted.filter(it => it.rollOutId === rollOutId))
    return totalOf(upgrades, back)
  }
  return { list: list.map(it => ({ ...it, counts: countsOf(it.rollOutId) })), total }
}

/** @throws Refusal 610603 */
export const showRollOut = async (
  database: Database,
  scope: Scope,
  { rollOutId, readerId }: { rollOutId: number; readerId: number }
): Promise<RollOutDetail> => {
  const found = await findRollOut(database, scope, rollOutId)
  // Another tenant's roll-out is answered like one that is not there, so that ids tell nothing.
  if (found === undefined) throw new Refusal(codes.recordNotFound)
  const { userId, changedBy, ...shown } = found
  const { upgrades, back } = wavesFrom(await countUpgrades(database, [rollOutId]))
  return {
    ...shown,
    mayDecide: found.state === 'waitingForApproval' && !isOwnPlan({ userId, changedBy }, readerId),
    counts: totalOf(upgrades, back),
    waves: upgrades.map(counts => ({ robots: sizeOf(counts), done: counts.done, failed: failuresIn(counts) })),
    notBack: failuresIn(back),
    history: await findRollOutHistory(database, scope, rollOutId)
  }
}

/** @throws Refusal 610603 */
export const previewRollOut = async (
  database: Database,
  scope: Scope,
  { machineVersionId, filter, waveShares = [...usualWaves] }: CallRequest<typeof calls.rollOutPreview>['body']
): Promise<RollOutPreview> => {
  const machine = await findMachineVersion(database, machineVersionId)
  if (machine === undefined) throw new Refusal(codes.recordNotFound)
  const counts = await countChosen(database, scope, filter, machine.version)
  const { matching, current, upgrading, locked } = counts
  return {
    ...counts,
    waves: waveSizes(matching - current - upgrading - locked, waveShares),
    unfitSerials: await findUnfitSerials(database, scope, filter)
  }
}

/** Upgrades with the codes of those that did not end well. */
export const withCodes = <Found extends Omit<Upgrade, 'code'>>({ list, total }: { list: Found[]; total: number }) => ({
  list: list.map(it => ({ ...it, code: it.state === 'timedOut' ? codes.robotTimeout : null })),
  total
})
