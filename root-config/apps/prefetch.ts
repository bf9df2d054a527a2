import { $menu, $session, whenIdle } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { moduleName, type SubAppPrefix, subAppPath, subAppPrefixes } from '#contract/page/sub-apps.ts'
import { isInImportMap } from '../loader/load-module.ts'
import { loader } from '../loader/system-js.ts'
import { decide } from '../routing/guard.ts'
import { linkOf } from '../routing/links.ts'
import { type Connection, mayPrefetch, type PrefetchReason } from './prefetch-rules.ts'

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: Connection
  }
}

/** Addresses that were fetched ahead, or are on their way. */
const fetched = new Set<string>()

/** Fetches sub-applications ahead, when somebody points at a link to one and when the page has nothing else to do. */
export const startPrefetch = (): void => {
  followAttention()
  prefetchWhenIdle()
}

/**
 * Hears moves and keys instead of `pointerover` and `focusin`: those do not leave a shadow root as long as the pointer,
 * or the focus, goes from one thing to another inside it, and the menu is in one.
 */
const followAttention = (): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last: unknown
  const attend = (at: unknown, link: HTMLAnchorElement | undefined): void => {
    if (at === last) return
    last = at
    clearTimeout(waiting)
    const prefix = prefixOf(link)
    if (prefix !== undefined) waiting = setTimeout(() => void prefetch(prefix, 'attention'), limits.prefetchDelayMs)
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

/** One after the other, each when there is nothing to do: none takes the line from what is asked for. */
const prefetchWhenIdle = (): void => {
  const stop = $menu.subscribe(menu => {
    if (menu.state !== 'ready') return
    queueMicrotask(() => stop())
    whenIdle(() => void prefetchAll())
  })
}

const prefetchAll = async (): Promise<void> => {
  for (const prefix of subAppPrefixes) {
    if (!mayOpen(subAppPath(prefix))) continue
    await prefetch(prefix, 'idle')
    await new Promise<void>(resolve => whenIdle(resolve))
  }
}

const prefixOf = (link: HTMLAnchorElement | undefined): SubAppPrefix | undefined => {
  if (link === undefined || link.origin !== location.origin) return undefined
  return mayOpen(link.pathname)
}

/** What the guard would let this person open: nobody is sent files of what is closed to them. */
const mayOpen = (pathname: string): SubAppPrefix | undefined => {
  const to = { pathname, search: '', hash: '' }
  const decision = decide(undefined, to, { session: $session.get(), menu: $menu.get() })
  return decision.kind === 'subApp' ? decision.prefix : undefined
}

const prefetch = async (prefix: SubAppPrefix, reason: PrefetchReason): Promise<void> => {
  const name = moduleName(prefix)
  if (!isInImportMap(name) || !mayPrefetch(reason, navigator.connection)) return
  const address = System.resolve(name)
  if (fetched.has(address) || loader().wasAsked(address)) return
  fetched.add(address)
  try {
    await fetchAhead(address)
    loader().markFetched(address)
  } catch {
    // Nobody has asked for it yet. Who does has it fetched afresh.
    loader().skip(address)
  }
}

/**
 * Fetches a module without running anything of it. The browser gives it to the loader later, and asks for it only once,
 * since the link has the same hash and the same origin rules as the loader's own request.
 */
const fetchAhead = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const kind = loader().isNative(address) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }
    const link = Object.assign(document.createElement('link'), kind, loader().attributesOf(address), {
      fetchPriority: 'low'
    })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    link.href = address
    document.head.append(link)
  })
