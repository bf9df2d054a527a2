import { loadTexts, nextTask } from '@portal/session'
import type { FailureReason, FailureStage } from '../apps/failures.ts'
import { withTimeLimit } from '../apps/time-limits.ts'
import { refusals } from '../isolation/refusals.ts'
import { isRefused, reasonOf } from './failure-reason.pure.ts'
import { isOtherFile } from './is-other-file.ts'

/** Hints in the console for the team of the application. */
const hints: Record<FailureReason, string> = {
  policy: "The page's policy refused an address. An origin is allowed by `origins` of the environment's subApps.",
  hash: "The file was fetched, but its bytes don't have the hash of the import map. Publish file and hash together.",
  format: 'The file has a syntax error, or is neither a System.register file (.js) nor an ES module (.mjs).',
  eval:
    "The page's policy refuses eval, new Function and texts as HTML. Compile the application ahead of time (Angular: AOT). " +
    'Make HTML by a Trusted Types policy with the name portal-<prefix>.'
}

/** How long a panel waits for the reason. Without a reason it tells the stage. */
const reasonTimeoutMs = 2_000

/**
 * Finds out why a sub-application failed, and loads the texts that say so. Never fails itself.
 * @returns undefined when nothing more is known than the stage
 */
export const findReason = async (...failure: FailureOf): Promise<FailureReason | undefined> => {
  const timeoutError = () => new Error(`no reason after ${reasonTimeoutMs} ms`)
  try {
    return await withTimeLimit(find(...failure), { millis: reasonTimeoutMs, timeoutError })
  } catch (notFound) {
    console.warn('The reason of a failure could not be found.', notFound)
    return undefined
  }
}

type FailureOf = [name: string, stage: FailureStage, cause: unknown]

const find = async (...[name, stage, cause]: FailureOf): Promise<FailureReason | undefined> => {
  // The browser tells of a refusal in a task of its own, also after the error.
  await nextTask()
  const refused = refusals()
  const url = addressIn(cause) ?? System.resolve(name)
  const hasOtherBytes =
    stage === 'load' && !isRefused(refused) && (await isOtherFile(url, AbortSignal.timeout(reasonTimeoutMs)))
  const reason = reasonOf({ stage, cause, url, refusals: refused, hasOtherBytes })
  if (reason === undefined) return undefined
  console.warn(`${name} failed at ${stage}. ${hints[reason]}`, ...refused)
  await loadTexts('failure')
  return reason
}

/** The file that the loader's error names. It can be a part of the module. */
const addressIn = (cause: unknown): string | undefined =>
  cause instanceof Error ? /https?:[^\s,#]+/.exec(cause.message)?.[0] : undefined
