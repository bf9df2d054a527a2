import { usualPatienceDays, usualWaves } from '#contract/calls/ota/roll-out-plan.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { lockMachineVersion } from '../sql/machine-versions.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import { addRollOut, countOpenRollOuts } from '../sql/roll-outs.ts'
import { findTenantsOf } from '../sql/upgrades.ts'
import { beginOrRefuse } from './begin-or-refuse.ts'
import { type Plan, refuseWrongPlan } from './check-plan.ts'

type Wish = Plan & { machineVersionId: number; userId: number }

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
 * Starts a roll-out, or schedules it. The version is locked: people who start it at the same moment come one after the other,
 * and the first one wins.
 * @returns the roll-out, how many robots it has, and whose they are
 */
export const startRollOut = (
  database: Database,
  scope: Scope,
  { machineVersionId, userId, ...plan }: Wish,
  now: number
): Promise<{ rollOutId: number; robots: number; tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const machine = await lockMachineVersion(transaction, machineVersionId)
    if (machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
    await refuseWrongPlan(transaction, scope, plan, { models: machine.models, now })
    const tenantId = scope.of === 'tenant' ? scope.tenantId : null
    if ((await countOpenRollOuts(transaction, tenantId)) >= limits.rollOutsMax) throw new Refusal(codes.rollOutsBusy)
    const wanted = { ...planned(plan), machineVersionId, tenantId, userId, createTime: now }
    const rollOutId = await addRollOut(transaction, wanted)
    if (rollOutId === undefined) throw new Refusal(codes.rollOutRunning)
    if (wanted.startTime !== null) {
      await noteAct(transaction, rollOutId, { act: 'schedule', userId, now })
      return { rollOutId, robots: 0, tenantIds: tenantId === null ? [] : [tenantId] }
    }
    const { version } = machine
    const robots = await beginOrRefuse(transaction, scope, { ...wanted, rollOutId, version }, { userId, now })
    return { rollOutId, robots, tenantIds: await findTenantsOf(transaction, rollOutId) }
  })
