import type { FaultOutcome } from '#contract/calls/fault-care/fault-care.ts'
import { savedMeanwhile } from '#contract/checks/saved-meanwhile.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { type Act, changeBy, entryOf, objectionTo, toldBy } from './decide-act.pure.ts'
import { findLastActs, lockFaults, putActs } from './sql/act-on-faults.ts'
import { findKeepers } from './sql/care.ts'
import { tellKeeper } from './tell-keeper.ts'

/** Acts of one user: each stays in the story of a fault. */
const acts = { count: 600, windowMs: 60 * minute }

type By = { scope: Scope; userId: number; now: number }

const countAct = (database: Database, { userId, now }: By): Promise<void> =>
  countOrRefuse(database, `fault care of ${userId}`, acts, now)

/**
 * One act on one fault.
 * @returns whose robot has the fault, and who got a message
 * @throws Refusal 610603, 610604 for somebody who cannot look after it, 610606 with who and when, 610520
 */
export const actOnFault = async (
  database: Database,
  faultId: number,
  act: Act,
  by: By
): Promise<{ tenantId: number; told: number[] }> => {
  await countAct(database, by)
  const { scope, userId, now } = by
  return database.transaction(async transaction => {
    const [fault] = await lockFaults(transaction, scope, [faultId])
    // Another tenant's fault is answered like one that is not there, so that ids tell nothing.
    if (fault === undefined) throw new Refusal(codes.recordNotFound)
    const objection = objectionTo(act, fault)
    if (objection === 'tooMuch') throw new Refusal(codes.accessTooFrequent)
    if (objection === 'meanwhile') {
      const last = (await findLastActs(transaction, scope, [faultId])).get(faultId)
      const facts = { version: fault.actCount, changedBy: last?.by ?? null, changedAt: last?.time ?? null }
      throw new Refusal(codes.updateFailed, { data: [{ field: 'version', reason: savedMeanwhile, ...facts }] })
    }
    if (act.act === 'assigned' && act.keeperId !== null) {
      const found = await findKeepers(transaction, fault.tenantId, { asker: userId, only: act.keeperId })
      if (found.length === 0) throw new Refusal(codes.parameterIllegal)
    }
    await putActs(transaction, [faultId], changeBy(act, fault, by), { ...entryOf(act), time: now, userId })
    const told = toldBy(act, userId)
    if (told !== undefined) await tellKeeper(transaction, told, fault, now)
    return { tenantId: fault.tenantId, told: told === undefined ? [] : [told] }
  })
}

/**
 * Acknowledges faults, each on its own, and answers in the order of the ids. Of two people who do it at once, the second one hears who was first.
 * @throws Refusal 610603 where none is found, 610520
 */
export const acknowledgeAll = async (
  database: Database,
  faultIds: readonly number[],
  by: By
): Promise<{ outcomes: FaultOutcome[]; tenantIds: number[] }> => {
  await countAct(database, by)
  const { scope, userId, now } = by
  const act = { act: 'acknowledged' } as const
  return database.transaction(async transaction => {
    const faults = await lockFaults(transaction, scope, faultIds)
    if (faults.length === 0) throw new Refusal(codes.recordNotFound)
    const taken = faults.filter(fault => objectionTo(act, fault) === undefined)
    for (const nobody of [true, false]) {
      const alike = taken.filter(({ keeperId }) => (keeperId === null) === nobody)
      const [first] = alike
      if (first === undefined) continue
      const { keeperId, ...change } = changeBy(act, first, by)
      const alikeIds = alike.map(({ faultId }) => faultId)
      await putActs(transaction, alikeIds, nobody ? { ...change, keeperId } : change, {
        ...entryOf(act),
        time: now,
        userId
      })
    }
    const refused = faults.filter(fault => !taken.includes(fault))
    const ids = refused.map(({ faultId }) => faultId)
    const last = await findLastActs(transaction, scope, ids)
    const outcomes = faultIds.map((faultId): FaultOutcome => {
      if (taken.some(it => it.faultId === faultId)) return { code: null, by: null, time: null }
      const before = last.get(faultId)
      const code = ids.includes(faultId) ? codes.updateFailed : codes.recordNotFound
      return { code, by: before?.by ?? null, time: before?.time ?? null }
    })
    return { outcomes, tenantIds: [...new Set(taken.map(({ tenantId }) => tenantId))] }
  })
}
