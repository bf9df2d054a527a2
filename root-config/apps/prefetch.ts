import { $menu, $session, $token, environment, request, whenIdle } from '@portal/session'
import { menuHistory } from '#contract/calls/menu/menu-history.ts'
import { moduleName, type SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { isInImportMap } from '../loader/load-module.ts'
import { loader } from '../loader/system-js.ts'
import { decide } from '../routing/guard.pure.ts'
import { linkOf } from '../routing/links.ts'
import { type Connection, firstOf, mayPrefetch, type PrefetchReason } from './prefetch-rules.pure.ts'
import { prepareWhenIdle } from './prepare.ts'

/** How long the pointer or the focus rests on a link before its sub-application is fetched. */
const prefetchDelayMs = 200

/** So many of the sub-applications that the person opened last are fetched while the page is idle. */
const idlePrefetchMax = 3

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: Connection
  }
}

/** URLs that were prefetched, or are being prefetched. */
const fetched = new Set<string>()

/** Prefetches sub-applications: when the person points at a link to one, and when the page is idle. */
export const startPrefetch = (): void => {
  followAttention()
  prefetchWhenIdle()
}

/**
 * Listens to `pointermove` and `keyup`. `pointerover` and `focusin` alone are not enough: they do not leave a shadow
 * root while pointer or focus moves inside it, and the menu is in a shadow root.
 */
const followAttention = (): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last: unknown
  const attend = (at: unknown, link: HTMLAnchorElement | undefined): void => {
    if (at === last) return
    last = at
    clearTimeout(waiting)
    const prefix = prefixOf(link)
    if (prefix !== undefined) waiting = setTimeout(() => void prefetch(prefix, 'attention'), prefetchDelayMs)
  }
  document.addEventListener('pointermove', event => attend(event.composedPath()[0], linkOf(event)), { passive: true })
  for (const event of ['keyup', 'focusin']) {
    document.addEventListener(event, () => {
      const focused = focusedElement()
      attend(focused, focused?.closest<HTMLAnchorElement>('a[href]') ?? undefined)
    })
  }
  document.addEventListener('pointerdown', event => {
    const prefix = prefixOf(linkOf(event))
    if (prefix !== undefined) void prefetch(prefix, 'attention')
  })
}

const focusedElement = (): Element | null => {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Prefetches one after the other, each when the page is idle, so that no requested file is delayed. */
const prefetchWhenIdle = (): void => {
  const stop = $menu.subscribe(menu => {
    if (menu.state !== 'ready') return
    queueMicrotask(() => stop())
    whenIdle(() => void prefetchVisited())
  })
}

const prefetchVisited = async (): Promise<void> => {
  if ($token.get() === undefined || !mayPrefetch('idle', navigator.connection)) return
  for (const prefix of firstOf(await visited(), idlePrefetchMax)) {
    await prefetch(prefix, 'idle')
    await new Promise<void>(resolve => whenIdle(resolve))
  }
}

/** The sub-applications of the entries that the person opened last, newest first. */
const visited = async (): Promise<SubAppPrefix[]> => {
  try {
    const visits = await request(menuHistory, { query: {} }, { quiet: true })
    return visits.flatMap(({ url }) => prefixOf(new URL(url, location.href)) ?? [])
  } catch (cause) {
    // A sub-application that was not fetched ahead opens as well, only later.
    console.warn('The latest visits could not be loaded.', cause)
    return []
  }
}

const prefixOf = (link: HTMLAnchorElement | URL | undefined): SubAppPrefix | undefined => {
  if (link === undefined || link.origin !== location.origin) return undefined
  return mayOpen(link.pathname)
}

/** The sub-application that the guard would open for this person. Nobody gets files of a closed sub-application. */
const mayOpen = (pathname: string): SubAppPrefix | undefined => {
  const to = { pathname, search: '', hash: '' }
  const decision = decide(undefined, to, { session: $session.get(), menu: $menu.get(), named: environment().subApps })
  return decision.kind === 'subApp' ? decision.prefix : undefined
}

const prefetch = async (prefix: SubAppPrefix, reason: PrefetchReason): Promise<void> => {
  const name = moduleName(prefix)
  // The frame of a sandboxed sub-application has a cache of its own.
  if (environment().subApps?.[prefix]?.isolation === 'frame') return
  if (!isInImportMap(name) || !mayPrefetch(reason, navigator.connection)) return
  const url = System.resolve(name)
  if (fetched.has(url) || loader().wasAsked(url)) return
  fetched.add(url)
  // Without the network, opening the sub-application fetches the code again.
  prepareWhenIdle().catch(() => undefined)
  try {
    await fetchAhead(url)
    loader().markFetched(url)
  } catch {
    // No error is shown: nobody has opened the sub-application yet. Opening it fetches again.
    loader().skip(url)
  }
}

/**
 * Fetches a module without running it. The link has the same hash and `crossorigin` as the loader's request. So the
 * browser reuses the file and fetches only once.
 */
const fetchAhead = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const kind = loader().isNative(url) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }
    const link = Object.assign(document.createElement('link'), kind, loader().attributesOf(url), {
      fetchPriority: 'low'
    })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    link.href = url
    document.head.append(link)
  })
