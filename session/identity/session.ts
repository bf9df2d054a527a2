import { computed } from 'nanostores'
import type { Grant, User } from '#contract/calls/identity/sign-in.ts'
import { adapter } from '../adapter.ts'
import { discardUnsaved } from '../routes/unsaved.ts'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { freeze, makeStore, readOnly, write } from '../stores.ts'
import type { EndReason } from './end-reasons.pure.ts'
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
  /** The session ended by itself. The person's page stands below the sign-in, and goes on when that person is back. */
  | { state: 'ended'; token: string; user: KnownUser; why: EndReason }

export const $session = makeStore<Session>({ state: 'guest' })

export const $token = readOnly(
  computed($session, session => (session.state === 'guest' || session.state === 'ended' ? undefined : session.token))
)

/** The person whose page this is. An ended session keeps the person, so that the page below the sign-in stays as it is. */
export const $user = readOnly(
  computed($session, session => (session.state === 'member' || session.state === 'ended' ? session.user : undefined))
)

/** Permissions with the same content stay the same value: a form that depends on them must not be drawn anew. */
let held: readonly string[] = freeze([])

const permissionsOf = (user: KnownUser | undefined): readonly string[] => {
  const perms = user?.perms ?? []
  const isSame = perms.length === held.length && perms.every((permission, index) => permission === held[index])
  if (!isSame) held = freeze([...perms])
  return held
}

/** The effective permissions of the signed-in user; empty while nobody is known. */
export const $permissions = readOnly(computed($user, permissionsOf))

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

/** Whether the page can stay below the sign-in. root-config knows; without it, no page stays, and none is loaded anew. */
let keepsPage: (() => boolean) | undefined

/** The last person whose session this page had. What they typed may still be in its memory. */
let lastPerson: number | undefined

export const rememberPerson = (): void => {
  $user.subscribe(user => {
    lastPerson = user?.userId ?? lastPerson
  })
}

export const keepPageWhen = (decide: () => boolean): void => {
  keepsPage = decide
}

/** The session after its end: the page of a member stays, where it can. */
const endOf = (session: Session, why: EndReason): Session => {
  if (session.state === 'ended') return session
  return session.state === 'member' && keepsPage?.() ? { ...session, state: 'ended', why } : { state: 'guest' }
}

/** Reads the stored session. */
export const readSession = (): void => {
  const token = storedToken()
  const current = $session.get()
  if (token === undefined) {
    if (current.state !== 'guest' && current.state !== 'ended') write($session, endOf(current, 'gone'))
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
  const current = $session.get()
  const isOther = lastPerson !== undefined && lastPerson !== user.userId
  // A link of the mobile app asks before it replaces a person who is here.
  if (isOther && keepsPage !== undefined && (current.state === 'ended' || current.state === 'guest')) loadAnew()
  else write($session, { state: 'member', token: grant.token, user })
  adapter().tabs.tell({ kind: 'session' })
}

/**
 * Loads the page anew for another person. Until then the page of the first person is covered: an application may have the
 * browser ask first, and somebody may choose to stay.
 */
export const loadAnew = (): void => {
  const end = endOf($session.get(), 'gone')
  // What the first person has not saved is not the next person's to keep.
  discardUnsaved()
  if (end.state === 'ended') write($session, end)
  adapter().reload()
}

/** Sets the user of the stored token. An answer that arrives after the session changed is ignored. */
export const identify = (token: string, user: KnownUser): void => {
  if ($token.get() === token) write($session, { state: 'member', token, user })
}

/**
 * Ends the session of one token. Many calls can find the token rejected at the same time: only the first ends the
 * session (docs/requirements.md §4, code 610401). A newer token that another tab has stored stays.
 * @param how `left`: the person logged out; else why the session ended by itself
 * @returns whether this call ended it
 */
export const closeSession = (token: string, how: EndReason | 'left'): boolean => {
  deadTokens.add(token)
  const current = $session.get()
  if ($token.get() !== token) return false
  if (storedToken() === undefined) removeStored('token')
  if (how === 'left') removeStored('tokenExpiry')
  recordUsage(false)
  write($session, how === 'left' ? { state: 'guest', left: true } : endOf(current, how))
  adapter().tabs.tell({ kind: 'session', ended: token, ...(how === 'left' ? { left: true } : { why: how }) })
  return true
}

/** Leaves the page that stands below the sign-in. */
export const leaveEndedPage = (): void => {
  if ($session.get().state === 'ended') write($session, { state: 'guest' })
}

/**
 * Marks a token that another tab has deleted.
 * @param how as for `closeSession`
 * @returns whether the session of this tab ended with it
 */
export const markDead = (token: string, how: EndReason | 'left'): boolean => {
  deadTokens.add(token)
  const current = $session.get()
  if (storedToken() !== undefined) return false
  const isOwn = $token.get() === token
  // Whoever logs out in one tab leaves the pages that wait below a sign-in, too.
  if (how === 'left' && (isOwn || current.state === 'ended')) write($session, { state: 'guest', left: true })
  else if (isOwn && how !== 'left') write($session, endOf(current, how))
  return isOwn
}

/** The same person has a new token now. */
export const changeToken = (token: string, user: KnownUser): void => write($session, { state: 'member', token, user })

/** Whether the stored expiry is in the future. Then the session did not end because of its time (docs/requirements.md §4). */
export const expiryAhead = (): boolean => Number(readStored('tokenExpiry')) > adapter().now()
