import { $change, $lookedUp, $session, environment, loadTexts, mayLeave, offer, translate } from '@portal/session'
import { addedPrefixesOf } from '#contract/page/sub-apps/sub-apps.ts'
import { setCheckBeforeRetry } from '../apps/applications.ts'
import { askForRelease } from './ask-release.ts'
import { mergeImportMap } from './merge-import-map.ts'

/** How often an open page asks for a new release, and the shortest pause between two such questions. */
const releasePollMs = 5 * 60_000
const releasePauseMs = 30_000

/**
 * Releases and URLs that this page knows: its own release, and each release that it offered a reload for. The URLs are those
 * of sub-applications that wait for a reload. The page offers each once.
 */
const seen = new Set<string>()

/**
 * Detects a new release of the portal while this page is open. Sub-applications that are not loaded yet then come from
 * the new release. For everything else a reload is offered. The page never reloads on its own: that could go on for
 * ever, and would lose typed text.
 */
export const followReleases = (version: string): void => {
  seen.add(version)
  setCheckBeforeRetry(lookForRelease)
  let asked = performance.now()
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < releasePauseMs) return
    asked = performance.now()
    void lookForRelease()
  }
  setInterval(ask, releasePollMs)
  for (const event of ['focus', 'online']) addEventListener(event, ask)
  document.addEventListener('visibilitychange', ask)
  $change.listen(change => {
    if (change?.action === 'releases_changed') void lookForRelease()
  })
  // The page of a guest has the versions for everybody. A person who signs in may get others.
  $session.listen((session, before) => {
    if (session.state === 'member' && before?.state !== 'member') void lookForRelease()
  })
}

/**
 * Checks once for a new release of the portal, and for other versions of sub-applications. A cloud that does not answer,
 * or has no release file, has no new release.
 */
const lookForRelease = async (): Promise<void> => {
  const found = await askForRelease(named()).catch(() => undefined)
  if (found === undefined) return
  const news = [found.version, ...mergeImportMap(found.importMap)].filter(one => !seen.has(one))
  if (news.length === 0) return
  for (const one of news) seen.add(one)
  // Without the texts nothing can be offered. The next check tries again.
  await offerReload().catch(() => {
    for (const one of news) seen.delete(one)
  })
}

/** A page that does not name all sub-applications of its site asks about those alone that it names. */
const named = (): string[] | undefined =>
  $lookedUp.get() === undefined ? undefined : addedPrefixesOf(environment().subApps)

const offerReload = async (): Promise<void> => {
  await loadTexts('release')
  offer(translate('release.text'), { label: translate('release.reload'), act: () => void reload() })
}

/** Asks about unsaved work first. */
const reload = async (): Promise<void> => {
  if (await mayLeave()) location.reload()
}
