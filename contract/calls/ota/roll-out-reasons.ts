/**
 * Why failed robots are not tried again, as the answer's `reason` says it to developers. The application has a text of its own
 * for each, and finds it by the name here.
 */
export const rollOutReasons = {
  nothingFailed: 'no failed robot is left that could be tried again',
  takenBack: 'the roll-out was taken back',
  notTakenBack: 'the roll-out was not taken back',
  triedMeanwhile: 'somebody tried the failed robots meanwhile'
} as const
export type RollOutReason = keyof typeof rollOutReasons
