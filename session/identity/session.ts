import { computed } from 'nanostores'
import type { Grant, User } from '#contract/calls/identity/sign-in.ts'
import { adapter } from '../adapter.ts'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { freeze, makeStore, readOnly, write } from '../stores.ts'
import { isWellFormedToken } from './token-form.pure.ts'
import { recordUsage } from './usage-record.ts'

/** The user with the effective permissions in `perms`. */
export type KnownUser = User & {
  /** Permissions for material packs that do not count yet, because the robot models could not be loaded. */
  withheld?: readonly string[]
}

/**
 * The state of the session. `unknown`: a token is stored, and the cloud has not said yet whose it is. This is a state
 * of its own, so that "not known yet" is never treated as "signed out".
 */
export type Session =
  | {
      state: 'guest'
      /** The person chose to log out. The next person at this machine must not be led to the page that was left. */
      left?: true
    }
  | { state: 'unknown'; token: string }
  | { state: 'member'; token: string; user: KnownUser }

export const $session = makeStore<Session>({ state: 'guest' })

export const $token = readOnly(computed($session, session => (session.state === 'guest' ? undefined : session.token)))

export const $user = readOnly(computed($session, session => (session.state === 'member' ? session.user : undefined)))

/** The effective permissions of the signed-in user; empty while nobody is known. */
export const $permissions = readOnly(computed($user, (user): readonly string[] => freeze(user?.perms ?? [])))

/**
 * Tokens that the cloud rejected. A cookie on another path can't be deleted here and must not restore the session
 * (T09).
 */
const deadTokens = new Set<string>()

/** The stored token, unless the cloud rejected it. */
export const storedToken = (): string | undefined => {
  const token = readStored('token')
  return isWellFormedToken(token) && !deadTokens.has(token) ? token : undefined
}

/** Reads the stored session. */
export const readSession = (): void => {
  const token = storedToken()
  const current = $session.get()
  if (token === undefined) {
    if (current.state !== 'guest') write($session, { state: 'guest' })
  } else if (current.state === 'guest' || current.token !== token) {
    write($session, { state: 'unknown', token })
  }
}

/**
 * Stores a new token with its expiry (docs/requirements.md §4) and its user.
 * @param expiry in ms since 1970. When the cloud rejects the token earlier, the person is told about a log-in elsewhere
 */
export const openSession = (grant: Grant, user: KnownUser, expiry = adapter().now() + grant.expire * 1_000): void => {
  writeStored('token', grant.token, grant.expire / 86_400)
  writeStored('tokenExpiry', String(expiry))
  recordUsage(true)
  write($session, { state: 'member', token: grant.token, user })
  adapter().tabs.tell({ kind: 'session' })
}

/** Sets the user of the stored token. An answer that arrives after the session changed is ignored. */
export const identify = (token: string, user: KnownUser): void => {
  const current = $session.get()
  if (current.state !== 'guest' && current.token === token) write($session, { state: 'member', token, user })
}

/**
 * Ends the session of one token. Many calls can find the token rejected at the same time: only the first ends the
 * session (docs/requirements.md §4, code 610401). A newer token that another tab has stored stays.
 * @param how `left`: the person logged out
 * @returns whether this call ended it
 */
export const closeSession = (token: string, how: 'ended' | 'left'): boolean => {
  deadTokens.add(token)
  const current = $session.get()
  if (current.state === 'guest' || current.token !== token) return false
  if (storedToken() === undefined) removeStored('token')
  if (how === 'left') removeStored('tokenExpiry')
  recordUsage(false)
  write($session, { state: 'guest', ...(how === 'left' && { left: true }) })
  adapter().tabs.tell({ kind: 'session', ended: token, ...(how === 'left' && { left: true }) })
  return true
}

/**
 * Marks a token that another tab has deleted.
 * @param left the person logged out there
 */
export const markDead = (token: string, left: boolean): void => {
  deadTokens.add(token)
  const current = $session.get()
  const isOwn = current.state !== 'guest' && current.token === token
  if (left && isOwn && storedToken() === undefined) write($session, { state: 'guest', left: true })
}

/** The same person has a new token now. */
export const changeToken = (token: string, user: KnownUser): void => write($session, { state: 'member', token, user })

/** Whether the stored expiry is in the future. Then the session did not end because of its time (docs/requirements.md §4). */
export const expiryAhead = (): boolean => Number(readStored('tokenExpiry')) > adapter().now()
