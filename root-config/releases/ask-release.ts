import { is } from 'valibot'
import * as limits from '#contract/limits.ts'
import { type Release, release } from '#contract/page/page.ts'
import { releasePath, releasePathOf } from '#contract/page/page-names.ts'

/**
 * Asks for the current release.
 * @param prefixes the sub-applications beside the thirteen of which the answer tells; without them it tells of all
 * @returns undefined when the server has no such file
 * @throws when the server can't be reached
 */
export const askForRelease = async (prefixes: readonly string[] | undefined): Promise<Release | undefined> => {
  const answer = await fetch(prefixes === undefined ? releasePath : releasePathOf(prefixes), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(limits.requestTimeoutMs)
  })
  const found: unknown = answer.ok ? await answer.json() : undefined
  return is(release, found) ? found : undefined
}
