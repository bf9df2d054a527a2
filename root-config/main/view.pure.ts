import { moduleName, type SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import type { FailureReason, FailureStage } from '../apps/failures.ts'
import type { Decision } from '../routing/guard.pure.ts'

/** An application that failed while the person still wants it. */
export type Failure = {
  name: string
  stage: FailureStage
  reason?: FailureReason | undefined
  id: string
  retry: () => void
}

/** What `<main>` shows. */
export type View =
  | { kind: 'application' }
  | { kind: 'progress'; prefix: SubAppPrefix | undefined }
  | { kind: 'absent' | 'beside'; prefix: SubAppPrefix }
  | { kind: 'unfinished'; prefix: SubAppPrefix }
  | { kind: 'failure'; failure: Failure; prefix: SubAppPrefix | undefined }
  | { kind: 'menuFailed' | 'modelsFailed' }

/**
 * Decides what `<main>` shows, from the guard's decision and the state of single-spa.
 * @param hasCentre whether the environment has a cleaning control centre, which opens in a new tab
 */
export const viewOf = (
  decision: Decision,
  failure: Failure | undefined,
  mounted: string | undefined,
  exists: (name: string) => boolean,
  unfinished?: string,
  hasCentre = false
): View => {
  if (decision.kind === 'menuFailed' || decision.kind === 'modelsFailed') return { kind: decision.kind }
  const prefix = decision.kind === 'subApp' ? decision.prefix : undefined
  if (prefix !== undefined && !exists(moduleName(prefix)))
    return { kind: prefix === 'cleanCC' && hasCentre ? 'beside' : 'absent', prefix }
  const wanted = wantedApplication(decision)
  if (prefix !== undefined && wanted === unfinished) return { kind: 'unfinished', prefix }
  if (failure !== undefined && failure.name === wanted) return { kind: 'failure', failure, prefix }
  return wanted !== undefined && wanted === mounted ? { kind: 'application' } : { kind: 'progress', prefix }
}

/** The name of the application that a decision asks for. */
export const wantedApplication = (decision: Decision): string | undefined => {
  if (decision.kind === 'page') return '@portal/shell'
  return decision.kind === 'subApp' ? moduleName(decision.prefix) : undefined
}
