import { loadTexts, mayLeave, offer, translate } from '@portal/session'
import { is } from 'valibot'
import * as limits from '#contract/limits.ts'
import { type Release, release } from '#contract/page/page.ts'
import { releasePath } from '#contract/page/page-names.ts'
import { lookBeforeRetry } from '../apps/applications.ts'
import { takeImportMap } from './take-import-map.ts'

/** Releases that this page has seen: its own, and those that a reload was offered for. Each is offered once. */
const seen = new Set<string>()

/**
 * Finds out that the portal was deployed anew while this page was open. Sub-applications that are not loaded yet come
 * from the new release from then on; for the rest a reload is offered, and never done without being asked for: what
 * reloads by itself can go on doing so for ever, and loses what somebody is typing.
 */
export const followReleases = (version: string): void => {
  seen.add(version)
  lookBeforeRetry(lookForRelease)
  let asked = performance.now()
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < limits.releasePauseMs) return
    asked = performance.now()
    void lookForRelease()
  }
  setInterval(ask, limits.releasePollMs)
  for (const event of ['focus', 'online']) addEventListener(event, ask)
  document.addEventListener('visibilitychange', ask)
}

/** Asks once what is served now. A cloud that does not answer, or knows of no releases, has none. */
const lookForRelease = async (): Promise<void> => {
  const found = await askForRelease().catch(() => undefined)
  if (found === undefined || seen.has(found.version)) return
  seen.add(found.version)
  takeImportMap(found.importMap)
  // Without words for it nothing can be offered; the next time there may be some.
  await offerReload().catch(() => seen.delete(found.version))
}

const askForRelease = async (): Promise<Release | undefined> => {
  const answer = await fetch(releasePath, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(limits.requestTimeoutMs)
  })
  const found: unknown = answer.ok ? await answer.json() : undefined
  return is(release, found) ? found : undefined
}

const offerReload = async (): Promise<void> => {
  await loadTexts('release')
  offer(translate('release.text'), { label: translate('release.reload'), act: () => void reload() })
}

/** What is not saved is asked for first. */
const reload = async (): Promise<void> => {
  if (await mayLeave()) location.reload()
}
