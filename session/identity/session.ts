import { atom, computed } from 'nanostores'
import type { Grant, User } from '#contract/calls/identity/sign-in.ts'
import { adapter } from '../adapter.ts'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { isWellFormedToken } from './token-form.ts'
import { recordUsage } from './usage-record.ts'

/** The user as the portal knows them: `perms` are those that count. */
export type KnownUser = User & {
  /** Permissions for material packs, where the models of the robots could not be asked for: until then they do not count. */
  withheld?: readonly string[]
}

/**
 * Who is here. `unknown` means that a token is stored and the cloud has not said yet whose it is: neither a guest nor
 * a member, so that "not known yet" is never taken for "no".
 */
export type Session =
  | { state: 'guest' }
  | { state: 'unknown'; token: string }
  | { state: 'member'; token: string; user: KnownUser }

export const $session = atom<Session>({ state: 'guest' })

export const $token = computed($session, session => (session.state === 'guest' ? undefined : session.token))

export const $user = computed($session, session => (session.state === 'member' ? session.user : undefined))

/** Permission strings of the signed-in user, those that count; none while nobody is signed in or known. */
export const $permissions = computed($user, (user): readonly string[] => user?.perms ?? [])

/** Tokens that the cloud refused. A cookie that can't be removed from here (another path) must not revive one (T09). */
const deadTokens = new Set<string>()

/** The token that the browser has stored, as long as nobody knows it to be dead. */
export const storedToken = (): string | undefined => {
  const token = readStored('token')
  return isWellFormedToken(token) && !deadTokens.has(token) ? token : undefined
}

/** Takes over what the browser has stored. */
export const readSession = (): void => {
  const token = storedToken()
  const current = $session.get()
  if (token === undefined) {
    if (current.state !== 'guest') $session.set({ state: 'guest' })
  } else if (current.state === 'guest' || current.token !== token) {
    $session.set({ state: 'unknown', token })
  }
}

/**
 * Stores a new token with its expiry (spec §4) and the user whose it is.
 * @param expiry until when the end of the session is told as a log-in elsewhere, and not as the end of its time; in ms
 */
export const openSession = (grant: Grant, user: KnownUser, expiry = adapter().now() + grant.expire * 1_000): void => {
  writeStored('token', grant.token, grant.expire / 86_400)
  writeStored('tokenExpiry', String(expiry))
  recordUsage(true)
  $session.set({ state: 'member', token: grant.token, user })
  adapter().tabs.tell({ kind: 'session' })
}

/** The user of the stored token is known now. An answer that comes after the session changed is dropped. */
export const identify = (token: string, user: KnownUser): void => {
  const current = $session.get()
  if (current.state !== 'guest' && current.token === token) $session.set({ state: 'member', token, user })
}

/**
 * Ends the session of one token, once: however many calls find out at the same time that it is dead, only the first
 * changes anything (spec §4, code 610401). A token that another tab has stored meanwhile stays.
 * @returns whether this call ended it
 */
export const closeSession = (token: string): boolean => {
  deadTokens.add(token)
  const current = $session.get()
  if (current.state === 'guest' || current.token !== token) return false
  if (storedToken() === undefined) removeStored('token')
  recordUsage(false)
  $session.set({ state: 'guest' })
  adapter().tabs.tell({ kind: 'session', ended: token })
  return true
}

/** A token that another tab gave up. */
export const markDead = (token: string): void => void deadTokens.add(token)

/** The same person has another token now. */
export const changeToken = (token: string, user: KnownUser): void => $session.set({ state: 'member', token, user })

/** Whether the stored expiry is still ahead: then it was not time that ended the session (spec §4). */
export const expiryAhead = (): boolean => Number(readStored('tokenExpiry')) > adapter().now()
