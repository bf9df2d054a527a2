import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import type { Edit } from '../../../database/rows/save-edit.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { lockMachineVersion } from '../sql/machine-versions.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import { findNeedsApproval } from '../sql/roll-out-rules.ts'
import { changeRollOut, findRollOut, lockRollOut, savePlan } from '../sql/roll-outs.ts'
import { findTenantsOf } from '../sql/upgrades.ts'
import { afterPlan } from './approval.pure.ts'
import { beginOrRefuse } from './begin-or-refuse.ts'
import { type Plan, refuseWrongPlan } from './check-plan.ts'
import { robotsOf } from './robots-of.ts'
import { planned } from './start-roll-out.ts'

type Wish = { rollOutId: number; plan: Plan; userId: number; edit: Edit }

/**
 * Changes the plan of a roll-out that has not begun. Where the organisation wants approvals it waits for one, also where
 * the plan before was approved. Else it begins at its date, and without one now.
 * @returns whose robots begin
 * @throws Refusal 610603, 610606, and as `startRollOut`
 */
export const updateRollOut = (
  database: Database,
  scope: Scope,
  { rollOutId, plan, userId, edit }: Wish,
  now: number
): Promise<number[]> =>
  database.transaction(async transaction => {
    const found = await findRollOut(transaction, scope, rollOutId)
    // Another tenant's roll-out is answered like one that is not there, so that ids tell nothing.
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    // The version first, as by every start: two that wait for each other would never end.
    const machine = await lockMachineVersion(transaction, found.machineVersionId)
    const rollOut = await lockRollOut(transaction, scope, rollOutId)
    if (rollOut?.state !== 'scheduled' && rollOut?.state !== 'waitingForApproval') throw new Refusal(codes.updateFailed)
    if (machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
    const robots = robotsOf(rollOut)
    await refuseWrongPlan(transaction, robots, plan, { models: machine.models, now })
    const columns = planned(plan)
    const saved = await savePlan(transaction, rollOutId, columns, edit)
    if (saved?.again) return []
    const needsApproval = await findNeedsApproval(transaction, rollOut.tenantId)
    const state = afterPlan({ ...columns, needsApproval }, now)
    if (state !== 'begin') {
      await changeRollOut(transaction, rollOutId, { state })
      await noteAct(transaction, rollOutId, { act: 'change', userId, now })
      return []
    }
    const beginning = { ...rollOut, ...columns, version: machine.version }
    await beginOrRefuse(transaction, robots, beginning, { act: 'start', userId, now })
    return findTenantsOf(transaction, rollOutId)
  })
