import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type { RequestReport, RobotAnswer } from '#contract/calls/robot-requests/robot-requests.ts'
import type { LockedRequest } from './sql/robot-requests.ts'

/** How a request ended. */
export type RequestEnd =
  | { state: 'answered'; answer: RobotAnswer }
  | { state: 'failed'; failure: RobotFailure }
  | { state: 'timedOut' }

/** The state of an open request after a report: it goes on or ends. Undefined for a report that does not fit. */
export type NextState = { state: 'taken'; progress: number } | RequestEnd

/** Reports may arrive out of order, so progress never goes back. */
export const nextState = (
  { ask, progress }: Pick<LockedRequest, 'ask' | 'progress'>,
  report: RequestReport
): NextState | undefined => {
  if (report.state === 'working') return { state: 'taken', progress: Math.max(progress, report.progress) }
  if (report.state === 'failed') return { state: 'failed', failure: report.failure }
  return report.answer.kind === ask.kind ? { state: 'answered', answer: report.answer } : undefined
}
