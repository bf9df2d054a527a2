import type { CleaningOrder, RunState } from '#contract/calls/cleaning/cleaning.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { isRunOfLocked, moveRun } from './sql/cleaning.ts'

/** From which states each order leads to which. */
const moves: Record<CleaningOrder, { from: readonly RunState[]; to: RunState }> = {
  pause: { from: ['cleaning'], to: 'paused' },
  resume: { from: ['paused', 'returning'], to: 'cleaning' },
  return: { from: ['cleaning', 'paused'], to: 'returning' }
}

/** @throws Refusal 610603 for a run that is not there or has ended, 610606 for an order that does not fit, 610704 to go on while locked */
export const orderRun = async (
  database: Database,
  scope: Scope,
  { runId, order }: { runId: number; order: CleaningOrder }
): Promise<null> => {
  if (order === 'resume' && (await isRunOfLocked(database, scope, runId))) throw new Refusal(codes.robotBusy)
  const outcome = await moveRun(database, scope, { runId, ...moves[order] })
  if (outcome === 'missing') throw new Refusal(codes.recordNotFound)
  if (outcome === 'unfit') throw new Refusal(codes.updateFailed)
  return null
}
