import { startPrefetch } from './apps/prefetch.ts'
import { recordUsage } from './record-usage.ts'
import { followReleases } from './releases/follow-releases.ts'
import { tellOfReload } from './releases/tell-of-reload.ts'
import { keepScrollPlaces } from './routing/scroll-places.ts'
import { recordVisits } from './routing/visits.ts'

// In this file, because almost every page loads it, and shares what asks for a release.
export { findSubApps } from './releases/find-sub-apps.ts'

/**
 * Starts everything that waits until the first page is shown: prefetching, checks for new releases, usage events, menu
 * history, scroll places, and the developers' overrides where the environment allows them.
 * @param version of the release that this page belongs to
 */
export const startAfterFirstPage = (version: string): void => {
  // Without its text the notice is left out: the page works.
  tellOfReload().catch(cause => console.warn('The reload could not be explained.', cause))
  startPrefetch()
  followReleases(version)
  recordVisits()
  keepScrollPlaces()
  recordUsage()
  // The overrides library is only there when the environment allows overrides and this browser has some.
  if (globalThis.importMapOverrides === undefined) return
  import('./overrides/follow-overrides.ts').then(
    ({ followOverrides }) => followOverrides(),
    cause => console.warn('The overrides could not be loaded.', cause)
  )
}
