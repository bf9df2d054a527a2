import { $route, nextTask, paths, track } from '@portal/session'
import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { NotFound } from './pages/not-found/not-found.tsx'
import { Unauthorized } from './pages/unauthorized/unauthorized.tsx'
import { withTexts } from './with-texts.ts'

/** How each page is come by. A page's file is fetched when it is first shown; two sentences need none. */
const pages: Record<string, () => Promise<ComponentType>> = {
  [paths.login]: async () => (await import('./pages/login/login.tsx')).Login,
  [paths.olderLogin]: async () => (await import('./pages/older-login/older-login.tsx')).OlderLogin,
  [paths.dashboard]: async () => (await import('./pages/dashboard/dashboard.tsx')).Dashboard,
  [paths.languages]: async () => (await withTexts('languages', import('./pages/languages/languages.tsx'))).Languages,
  [paths.releases]: async () => (await withTexts('releases', import('./pages/releases/releases.tsx'))).Releases,
  [paths.account]: async () =>
    (await withTexts('identity', withTexts('account', import('./pages/account/account.tsx')))).Account,
  [paths.reserve]: async () => (await withTexts('reserve', import('./pages/reserve/reserve.tsx'))).Reserve,
  [paths.secure]: async () => (await withTexts('security', import('./pages/security/security.tsx'))).Security,
  [paths.cleaningCentre]: async () =>
    (await withTexts('cleaning-centre', import('./pages/cleaning-centre/cleaning-centre.tsx'))).CleaningCentre,
  [paths.unauthorized]: async () => Unauthorized,
  [paths.notFound]: async () => NotFound
}

/** The page that is shown. The last one stays for a moment while the next one is fetched, so that nothing flickers. */
export type CurrentPage =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'page'; Page: ComponentType }
  | { kind: 'failed'; error: Error }

export const $currentPage = atom<CurrentPage>({ kind: 'none' })

/** A person sees within a tenth of a second that a press did something. */
const skeletonAfterMs = 80

/**
 * Shows the page of the current address. The guard lets only addresses of pages come here; others leave within the turn.
 * It fetches the page itself rather than by React's Suspense, which holds back the new content for up to 300 ms.
 * @throws Error when the page's file can't be had
 */
export const showPage = async (): Promise<void> => {
  const { pathname } = $route.get()
  const load = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  if (load === undefined) return
  const loading = load()
  const timer = setTimeout(() => {
    if ($route.get().pathname === pathname && $currentPage.get().kind === 'page') $currentPage.set({ kind: 'loading' })
  }, skeletonAfterMs)
  const Page = await loading.finally(() => clearTimeout(timer))
  // A person who went on meanwhile sees the page where they are now.
  if ($route.get().pathname !== pathname) return showPage()
  $currentPage.set({ kind: 'page', Page })
}

/** The same for a page whose failure stands in its place. One page that can't be had is no failure of all others. */
export const tryPage = async (): Promise<void> => {
  const { pathname } = $route.get()
  try {
    await showPage()
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    track('jsError', { errName: error.name, errMsg: error.message, errStack: error.stack ?? '' })
    if ($route.get().pathname === pathname) $currentPage.set({ kind: 'failed', error })
  }
}

/** Calls that a page starts ahead, with its file. */
const callsAhead: Record<string, () => Promise<void>> = {
  [paths.dashboard]: async () => (await import('./pages/dashboard/dashboard.tsx')).loadAhead()
}

/**
 * Loads the page of the address, and starts the page's calls, while the frame is still being hydrated. A failure is
 * left to `showPage`, which loads the same files when the shell is mounted.
 */
export const preparePage = async (): Promise<void> => {
  const { pathname } = $route.get()
  await showPage()
  // The browser may draw and answer a person between two long steps.
  await nextTask()
  if ($route.get().pathname === pathname) await callsAhead[pathname]?.()
}

/**
 * Follows the address while the shell is on the page.
 * @returns how to stop
 */
export const followRoute = (): (() => void) => $route.listen(() => void tryPage())
