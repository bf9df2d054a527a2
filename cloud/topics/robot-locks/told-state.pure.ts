import type { ToldState } from '#contract/calls/robot-locks/locks.ts'
import type { RobotRequestState } from '#contract/calls/robot-requests/request-states.ts'

/** How a robot knows of its locks; null where the request left with the history. */
export const toldState = (waits: boolean, requestState: RobotRequestState | null): ToldState | null => {
  if (waits) return 'waits'
  if (requestState === null) return null
  if (requestState === 'answered') return 'taken'
  return requestState === 'asked' || requestState === 'taken' ? 'told' : 'notAnswered'
}
