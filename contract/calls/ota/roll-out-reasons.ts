/**
 * Why failed robots are not tried again, and why nobody decides about a plan now. The `reason` of an answer says it to developers.
 * The application has a text of its own for each, and finds it by the name here.
 */
export const rollOutReasons = {
  nothingFailed: 'no failed robot is left that could be tried again',
  takenBack: 'the roll-out was taken back',
  notTakenBack: 'the roll-out was not taken back',
  triedMeanwhile: 'somebody tried the failed robots meanwhile',
  ownPlan: 'who made a plan, or changed it last, does not approve or refuse it',
  decidedMeanwhile: 'the roll-out does not wait for approval any more',
  changedMeanwhile: 'somebody changed the plan meanwhile'
} as const
export type RollOutReason = keyof typeof rollOutReasons
