import type { RollOutReason } from '#contract/calls/ota/roll-out-reasons.ts'
import type { RollOutState } from '#contract/calls/ota/roll-outs.ts'

/* The approval of a plan by a second person. */

/** What follows when a plan is saved or approved: a roll-out waits for approval, waits for its date, or begins. */
export const afterPlan = (
  { needsApproval, startTime }: { needsApproval: boolean; startTime: number | null },
  now: number
): 'waitingForApproval' | 'scheduled' | 'begin' => {
  if (needsApproval) return 'waitingForApproval'
  return startTime !== null && startTime > now ? 'scheduled' : 'begin'
}

/** A roll-out as the approval looks at it; `changedBy` changed its plan last. */
export type Waiting = { state: RollOutState; userId: number | null; changedBy: number | null; edition: number }

/** Whether a person made the plan, or changed it last. Such a person is no second one. */
export const isOwnPlan = ({ userId, changedBy }: Pick<Waiting, 'userId' | 'changedBy'>, personId: number): boolean =>
  userId === personId || changedBy === personId

/** Why a person can't approve or refuse the plan that they read; undefined where they can. */
export const whyNotDecided = (
  rollOut: Waiting,
  { userId, edition }: { userId: number; edition: number }
): Extract<RollOutReason, 'ownPlan' | 'decidedMeanwhile' | 'changedMeanwhile'> | undefined => {
  if (rollOut.state !== 'waitingForApproval') return 'decidedMeanwhile'
  if (isOwnPlan(rollOut, userId)) return 'ownPlan'
  return rollOut.edition === edition ? undefined : 'changedMeanwhile'
}
