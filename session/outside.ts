import type { Environment } from '#contract/environment.ts'
import type { Language } from '#contract/languages.ts'

/** How a cookie is kept: `days` from now, on the host alone unless a domain is named. */
export type CookieLife = { days: number; domain: string | null }

/**
 * Everything of the world outside that the session touches, handed in once by `startSession`. Tests hand in a double
 * of the same type, so that the two can't drift apart.
 */
export type Outside = {
  environment: Environment
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  cookies: {
    read: (name: string) => string | undefined
    write: (name: string, value: string, life: CookieLife) => void
    remove: (name: string, domain: string | null) => void
  }
  /** Fetches the shipped message file of a language: one flat object of texts. */
  loadMessages: (language: Language) => Promise<unknown>
  /** The reader's languages, most wanted first, as the browser tells them (`en-GB`). */
  browserLanguages: () => readonly string[]
  /** Milliseconds since 1970, UTC. */
  now: () => number
  /** Hours that local time is ahead of UTC: 8, -3.5, 5.75. */
  timeZone: () => number
  location: () => { pathname: string; search: string; hash: string }
  /** Goes to an address of this origin without loading the page anew; `replace` leaves no entry to go back to. */
  navigate: (address: string, how: 'push' | 'replace') => void
  /** Tells the other tabs of this browser that the session changed; `listen` hears it from them. */
  tabs: { tell: (message: TabMessage) => void; listen: (hear: (message: TabMessage) => void) => void }
  /** Runs a task after a delay; gives back how to cancel it. */
  later: (task: () => void, ms: number) => () => void
  /** Where what nobody can react to is told: the browser's console. */
  warn: (message: string, cause?: unknown) => void
}

/** What tabs tell each other. `ended` names the token that was given up, for a tab that still reads it in its cookie. */
export type TabMessage = { kind: 'session'; ended?: string | undefined } | { kind: 'language'; language: Language }

let connected: Outside | undefined

/** Called by `startSession` alone, before any store is read. */
export const connectOutside = (outside: Outside): void => {
  connected = outside
}

/** @throws Error where a store or action is used before `startSession`: a mistake in the order of start-up. */
export const outside = (): Outside => {
  if (connected === undefined) throw new Error('The session was used before startSession() was called.')
  return connected
}
