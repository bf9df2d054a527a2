import type { Language } from '#contract/languages.ts'
import type { Environment } from '#contract/page/environment.ts'
import type { FrameValues } from '#contract/page/rendered-frame.ts'
import type { Theme } from './frame/choose-theme.ts'
import type { MobileLink } from './identity/read-mobile-link.ts'
import type { Topic } from './language/message-keys.ts'

/** How a cookie is kept: `days` from now, on the host alone unless a domain is named. */
export type CookieLife = { days: number; domain: string | null }

/**
 * Everything of the world outside that the session touches, handed in once by `startSession`. Tests hand in a double
 * of the same type, so that the two can't drift apart.
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
   * What is kept between visits and is too large for a cookie. A browser that keeps nothing reads as one that holds
   * nothing; `write` says whether it was kept.
   */
  storage: {
    read: (name: string) => string | undefined
    write: (name: string, text: string) => boolean
    remove: (name: string) => void
  }
  /** The same for what one tab keeps over a reload, and no other tab sees. */
  tabStorage: SessionAdapter['storage']
  /** Fetches a shipped message file of a language, the first or a topic's: one flat object of texts. */
  loadMessages: (language: Language, topic?: Topic) => Promise<unknown>
  /** The reader's languages, most wanted first, as the browser tells them (`en-GB`). */
  browserLanguages: () => readonly string[]
  /** Milliseconds since 1970, UTC. */
  now: () => number
  /** Hours that local time is ahead of UTC: 8, -3.5, 5.75. */
  timeZone: () => number
  /** Which browser it is, and on what kind of network; `unknown` where it does not tell. */
  describeBrowser: () => Promise<{ browserType: string; networkType: string }>
  location: () => { pathname: string; search: string; hash: string }
  /** The values that the server rendered this session's header and sidebar from; absent where it rendered none. */
  renderedFrame?: FrameValues | undefined
  /** What the link of the mobile app brought that opened the page; the address has lost it already. */
  mobileLink: MobileLink | undefined
  /** Goes to an address of this origin without loading the page anew; `replace` leaves no entry to go back to. */
  navigate: (address: string, how: 'push' | 'replace') => void
  /** Loads the page anew. */
  reload: () => void
  /**
   * Opens a socket to a path of the cloud. A path can hold the session's token, so neither it nor an error that names it
   * is ever told to anybody.
   */
  openSocket: (path: string, hear: SocketListeners) => Socket
  /** Hears that the browser is online again, or that the tab is looked at again. */
  onReturn: (hear: (why: 'online' | 'visible') => void) => void
  /** Between 0 and 1, for what need not be a secret. */
  random: () => number
  /** Tells the other tabs of this browser what changed in this one; `listen` hears it from them. */
  tabs: { tell: (message: TabMessage) => void; listen: (hear: (message: TabMessage) => void) => void }
  /** Runs a task after a delay; gives back how to cancel it. */
  later: (task: () => void, ms: number) => () => void
  /** Where what nobody can react to is told: the browser's console. */
  warn: (message: string, cause?: unknown) => void
}

export type Socket = { send: (text: string) => void; close: () => void }

/** `closed` comes once, also for a socket that never opened, and not after `close` was called. */
export type SocketListeners = { opened: () => void; heard: (text: string) => void; closed: (code: number) => void }

/** What tabs tell each other. `ended` names the token that was given up, for a tab that still reads it in its cookie. */
export type TabMessage =
  | { kind: 'session'; ended?: string | undefined }
  | { kind: 'language'; language: Language }
  | { kind: 'messages' }
  | { kind: 'user' }
  | { kind: 'theme'; theme: Theme }

let connected: SessionAdapter | undefined

/** Called by `startSession` alone, before any store is read. */
export const setAdapter = (adapter: SessionAdapter): void => {
  connected = adapter
}

/** @throws Error where a store or action is used before `startSession`: a mistake in the order of start-up. */
export const adapter = (): SessionAdapter => {
  if (connected === undefined) throw new Error('The session was used before startSession() was called.')
  return connected
}
