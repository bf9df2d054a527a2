import { startPrefetch } from './apps/prefetch.ts'
import { recordUsage } from './record-usage.ts'
import { followReleases } from './releases/follow-releases.ts'
import { recordVisits } from './routing/visits.ts'

/**
 * Starts what waits until the first page is there: prefetching, looking for new releases, recording what is visited and pressed,
 * and the developers' overrides where the environment has them.
 * @param version of the release that this page was made of
 */
export const startAfterFirstPage = (version: string): void => {
  startPrefetch()
  followReleases(version)
  recordVisits()
  recordUsage()
  // Only the page of an environment that allows it brings the library, and only where there are overrides.
  if (globalThis.importMapOverrides === undefined) return
  import('./overrides/follow-overrides.ts').then(
    ({ followOverrides }) => followOverrides(),
    cause => console.warn('There are no overrides in this page.', cause)
  )
}
