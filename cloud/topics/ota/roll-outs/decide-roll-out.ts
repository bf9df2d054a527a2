import type { CallRequest } from '#contract/call.ts'
import type { RollOutState } from '#contract/calls/ota/roll-outs.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { lockMachineVersion } from '../sql/machine-versions.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import { changeRollOut, findRollOut, lockRollOut } from '../sql/roll-outs.ts'
import { findTenantsOf } from '../sql/upgrades.ts'
import { afterPlan, whyNotDecided } from './approval.pure.ts'
import { beginOrRefuse } from './begin-or-refuse.ts'
import { illegal } from './check-plan.ts'
import { refused } from './refused.ts'
import { robotsOf } from './robots-of.ts'

type Wish = CallRequest<typeof calls.decideRollOut>['body'] & { userId: number }
type Decided = { state: RollOutState; tenantIds: number[] }

/**
 * Approves a roll-out that waits for it, or refuses it. It is locked, so of two people who decide at the same moment one
 * does, and the other one is told.
 * @throws Refusal 610603, 610606 with a reason, 610604 for a refusal without a note, 612051, and as `beginOrRefuse`
 */
export const decideRollOut = (
  database: Database,
  scope: Scope,
  { rollOutId, seenEdition, decision, note, userId }: Wish,
  now: number
): Promise<Decided> =>
  database.transaction(async transaction => {
    const found = await findRollOut(transaction, scope, rollOutId)
    // The version first, as by every start: two that wait for each other would never end.
    const machine = found && (await lockMachineVersion(transaction, found.machineVersionId))
    const rollOut = found && (await lockRollOut(transaction, scope, rollOutId))
    // Another tenant's roll-out is answered like one that is not there, so that ids tell nothing.
    if (rollOut === undefined) throw new Refusal(codes.recordNotFound)
    const reason = whyNotDecided(rollOut, { userId, edition: seenEdition })
    if (reason !== undefined) throw refused(reason)
    const tenantIds = rollOut.tenantId === null ? [] : [rollOut.tenantId]
    if (decision === 'refuse') {
      if (note === '') throw illegal([{ field: 'note', reason: 'at least one character' }])
      await changeRollOut(transaction, rollOutId, { state: 'ended', notStarted: 'refused', endTime: now })
      await noteAct(transaction, rollOutId, { act: 'refuse', userId, note, now })
      return { state: 'ended', tenantIds }
    }
    if (machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
    if (afterPlan({ ...rollOut, needsApproval: false }, now) === 'scheduled') {
      await changeRollOut(transaction, rollOutId, { state: 'scheduled' })
      await noteAct(transaction, rollOutId, { act: 'approve', userId, note, now })
      return { state: 'scheduled', tenantIds }
    }
    const beginning = { ...rollOut, version: machine.version }
    await beginOrRefuse(transaction, robotsOf(rollOut), beginning, { act: 'approve', userId, note, now })
    return { state: 'running', tenantIds: await findTenantsOf(transaction, rollOutId) }
  })
