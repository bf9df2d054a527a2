import type { RobotFailure, RobotRequestState } from '#contract/calls/robot-requests/request-states.ts'
import { type Code, codes } from '#contract/codes.ts'

/** The code that says why a request came to nothing; null where the specification has none, or the request did not fail. */
export const codeOfEnd = (state: RobotRequestState, failure: RobotFailure | null): Code | null => {
  if (state === 'timedOut') return codes.robotAnswerLate
  return state === 'failed' && failure === 'busy' ? codes.robotBusy : null
}
