import type { FailureReason, FailureStage } from '../apps/failures.ts'
import type { Refusal } from '../isolation/refusals.ts'

/** The known facts of a failure. */
export type Evidence = {
  stage: FailureStage
  cause: unknown
  /** The address of the file that failed. */
  url: string
  refusals: readonly Refusal[]
  /** Whether the file came whole and has another hash than the import map says (`other-file.pure.ts`). */
  hasOtherBytes: boolean
}

/** Directives without which code does not run. A refused image or font stops no application. */
const stopping = /^(script|connect|worker|style)-src/

/** Directives of Trusted Types: a text was to become HTML or a script, or a policy has a name that is not allowed. */
const ofTexts = /^(require-)?trusted-types/

/** The loader's message about a script that registers no module. */
const notRegistered = /errors\.md#2\)/

/** Names of other module formats. A browser does not have them. */
const otherFormat = /\b(module|exports|require|define)\b/

/** How deep causes are followed: an application can make a circle of them. */
const causesMax = 5

/**
 * Decides why a sub-application failed.
 * @returns undefined when nothing more is known than the stage
 */
export const reasonOf = (evidence: Evidence): FailureReason | undefined => {
  const { cause, stage, refusals, hasOtherBytes } = evidence
  const causes = causesOf(cause)
  if (causes.some(it => it instanceof EvalError)) return 'eval'
  if (causes.some(it => it instanceof TypeError) && refusals.some(it => ofTexts.test(it.directive))) return 'eval'
  if (hasOtherBytes) return 'hash'
  if (isRefused(refusals)) return 'policy'
  return stage === 'load' && isUnreadable(evidence) ? 'format' : undefined
}

/** Whether the policy refused something that can stop an application. Libraries try `eval` and do without. */
export const isRefused = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ directive, blocked }) => stopping.test(directive) && blocked !== 'eval')

const isUnreadable = ({ cause, url }: Evidence): boolean => {
  if (!(cause instanceof Error)) return false
  const { message, stack = '' } = cause
  // A syntax error of the file has no place in its stack. `JSON.parse` in a module that runs has one.
  if (cause instanceof SyntaxError) return !stack.replace(message, '').includes(url)
  return cause instanceof ReferenceError ? otherFormat.test(message) : notRegistered.test(message)
}

const causesOf = (cause: unknown, left = causesMax): unknown[] =>
  cause instanceof Error && left > 0 ? [cause, ...causesOf(cause.cause, left - 1)] : []
