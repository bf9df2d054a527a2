import type { Language } from '#contract/languages.ts'
import type { Environment } from '#contract/page/environment.ts'
import type { FrameValues } from '#contract/page/rendered-frame.ts'
import type { SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import type { Theme } from './frame/choose-theme.pure.ts'
import type { EndReason } from './identity/end-reasons.pure.ts'
import type { MobileLink } from './identity/read-mobile-link.pure.ts'
import type { Topic } from './language/message-keys.ts'

/** Why connections are looked at again. `doubt`: the network may be another one. */
export type ReturnReason = 'online' | 'visible' | 'doubt'

/** Lifetime of a cookie in days. Without a domain, the cookie belongs to this host alone. */
export type CookieLife = { days: number; domain: string | null }

/**
 * Everything that the session takes from the browser, passed once to `startSession`. Tests pass a fake of the same
 * type, so that fake and real adapter can't differ.
 */
export type SessionAdapter = {
  environment: Environment
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  cookies: {
    read: (name: string) => string | undefined
    write: (name: string, value: string, life: CookieLife) => void
    remove: (name: string, domain: string | null) => void
  }
  /**
   * localStorage, for values that are too large for a cookie. A browser that refuses storage reads as an empty one.
   * `write` returns whether the value was stored.
   */
  storage: {
    read: (name: string) => string | undefined
    write: (name: string, text: string) => boolean
    remove: (name: string) => void
  }
  /** sessionStorage: survives a reload, and belongs to one tab. */
  tabStorage: SessionAdapter['storage']
  /** Loads a shipped message file of a language, the first one or a topic's: one flat object of texts. */
  loadMessages: (language: Language, topic?: Topic) => Promise<unknown>
  /** The browser's languages, the preferred one first (`en-GB`). */
  browserLanguages: () => readonly string[]
  /** Milliseconds since 1970, UTC. */
  now: () => number
  /** Milliseconds since the page began to load, also those that the machine slept. */
  pageAge: () => number
  /** Hours that local time is ahead of UTC: 8, -3.5, 5.75. */
  timeZone: () => number
  /** Browser and network type; `unknown` when the browser does not tell. */
  describeBrowser: () => Promise<{ browserType: string; networkType: string }>
  location: () => { pathname: string; search: string; hash: string }
  /** The values that the server rendered header and sidebar from; absent when the server rendered none. */
  renderedFrame?: FrameValues | undefined
  /** The mobile app's link that opened the page. The address no longer contains it. */
  mobileLink: MobileLink | undefined
  /**
   * Asks the server of the page about sub-applications, and makes their modules known to the loader. Absent where the page
   * names all sub-applications of its site.
   * @returns the facts about those that there are, by prefix
   */
  findSubApps?: ((prefixes: readonly SubAppPrefix[]) => Promise<unknown>) | undefined
  /** Goes to an address of this origin without a page load. `replace` adds no history entry. */
  navigate: (address: string, how: 'push' | 'replace') => void
  /** Reloads the page. */
  reload: () => void
  /**
   * Opens a socket to a path of the cloud. The path can contain the token, so neither the path nor an error with it is
   * ever logged.
   */
  openSocket: (path: string, hear: SocketListeners) => Socket
  /**
   * Calls `hear` when the browser is online again, has another line, or the page is no longer frozen; when the tab is visible
   * again; and with `doubt` when what is open may be lost.
   */
  onReturn: (hear: (why: ReturnReason) => void) => void
  /** Whether the tab can be seen. */
  isVisible: () => boolean
  /** A number between 0 and 1, not for secrets. */
  random: () => number
  /** Sends messages to the other tabs of this browser; `listen` receives theirs. */
  tabs: { tell: (message: TabMessage) => void; listen: (hear: (message: TabMessage) => void) => void }
  /** Runs a task after a delay. Returns a function that cancels it. */
  later: (task: () => void, ms: number) => () => void
  /** Writes problems that nobody can react to to the console. */
  warn: (message: string, cause?: unknown) => void
}

export type Socket = { send: (text: string) => void; close: () => void }

/** `closed` is called once, also for a socket that never opened, and not after `close()`. `reason` can be empty. */
export type SocketListeners = {
  opened: () => void
  heard: (text: string) => void
  closed: (code: number, reason: string) => void
}

/** Messages between tabs. `ended` is a token that was deleted, for tabs that still read it in their cookie. */
export type TabMessage =
  | { kind: 'session'; ended?: string | undefined; left?: boolean | undefined; why?: EndReason | undefined }
  | { kind: 'language'; language: Language }
  | { kind: 'messages' }
  | { kind: 'user' }
  | { kind: 'theme'; theme: Theme }

let connected: SessionAdapter | undefined

/** Called by `startSession` alone, before any store is read. */
export const setAdapter = (adapter: SessionAdapter): void => {
  connected = adapter
}

/** @throws Error when a store or action is used before `startSession`: the start-up order is wrong. */
export const adapter = (): SessionAdapter => {
  if (connected === undefined) throw new Error('startSession() was not called.')
  return connected
}
