import { usualPatienceDays, usualWaves } from '#contract/calls/ota/roll-out-plan.ts'
import type { RollOutState } from '#contract/calls/ota/roll-outs.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { lockMachineVersion } from '../sql/machine-versions.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import { findNeedsApproval } from '../sql/roll-out-rules.ts'
import { addRollOut, countOpenRollOuts } from '../sql/roll-outs.ts'
import { findTenantsOf } from '../sql/upgrades.ts'
import { afterPlan } from './approval.pure.ts'
import { beginOrRefuse } from './begin-or-refuse.ts'
import { type Plan, refuseWrongPlan } from './check-plan.ts'

type Wish = Plan & { machineVersionId: number; userId: number }
/** `tenantIds` says whose robots it has. */
type Started = { rollOutId: number; robots: number; state: RollOutState; tenantIds: number[] }

const plannedAs = { waitingForApproval: 'askForApproval', scheduled: 'schedule' } as const

/** The columns of a plan. */
export const planned = ({
  filter,
  nightFrom,
  nightTo,
  failureShareMax,
  waveShares,
  patienceDays,
  startTime
}: Plan) => ({
  filter,
  nightFrom,
  nightTo,
  failureShareMax,
  waveShares: [...(waveShares ?? usualWaves)],
  patienceDays: patienceDays ?? usualPatienceDays,
  startTime: startTime ?? null
})

/**
 * Starts a roll-out, schedules it, or lets it wait for approval. The version is locked: people who start it at the same moment come one after the other,
 * and the first one wins.
 * @throws Refusal 612051, 610604, 612046, 612047, 610701, and as `beginOrRefuse`
 */
export const startRollOut = (
  database: Database,
  scope: Scope,
  { machineVersionId, userId, ...plan }: Wish,
  now: number
): Promise<Started> =>
  database.transaction(async transaction => {
    // A roll-out without a tenant is over the robots of all.
    if (scope.of === 'nobody') throw new Refusal(codes.robotNotFound)
    const machine = await lockMachineVersion(transaction, machineVersionId)
    if (machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
    await refuseWrongPlan(transaction, scope, plan, { models: machine.models, now })
    const tenantId = scope.of === 'tenant' ? scope.tenantId : null
    if ((await countOpenRollOuts(transaction, tenantId)) >= limits.rollOutsMax) throw new Refusal(codes.rollOutsBusy)
    const columns = planned(plan)
    const needsApproval = await findNeedsApproval(transaction, tenantId)
    const next = afterPlan({ ...columns, needsApproval }, now)
    const state = next === 'begin' ? 'scheduled' : next
    const wanted = { ...columns, machineVersionId, tenantId, state, userId, createTime: now }
    const rollOutId = await addRollOut(transaction, wanted)
    if (rollOutId === undefined) throw new Refusal(codes.rollOutRunning)
    if (next !== 'begin') {
      await noteAct(transaction, rollOutId, { act: plannedAs[next], userId, now })
      return { rollOutId, robots: 0, state, tenantIds: tenantId === null ? [] : [tenantId] }
    }
    const beginning = { ...wanted, rollOutId, version: machine.version }
    const robots = await beginOrRefuse(transaction, scope, beginning, { act: 'start', userId, now })
    return { rollOutId, robots, state: 'running', tenantIds: await findTenantsOf(transaction, rollOutId) }
  })
