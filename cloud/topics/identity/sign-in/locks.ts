import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { findLock, type LockRule } from '../sql/sign-in/sign-in-attempts.ts'

/** Says how many seconds are left, so that nobody tries in vain; it is told of unknown accounts just the same. */
const lockedFor = (lockedUntil: number, now: number): Refusal =>
  new Refusal(codes.accountLocked, { data: { retryAfter: Math.max(1, Math.ceil((lockedUntil - now) / 1_000)) } })

/** @throws Refusal 610008 where the identifier is locked now */
export const refuseLocked = async (
  database: Database,
  identifier: string,
  now: number,
  rule: LockRule
): Promise<void> => {
  const lockedUntil = await findLock(database, identifier, now, rule)
  if (lockedUntil !== undefined) throw lockedFor(lockedUntil, now)
}

/** The refusal of an attempt that came upon a lock which others had just set; undefined where there is no lock. */
export const lockOf = async (
  database: Database,
  identifier: string,
  now: number,
  rule: LockRule
): Promise<Refusal | undefined> => {
  const lockedUntil = await findLock(database, identifier, now, rule)
  return lockedUntil === undefined ? undefined : lockedFor(lockedUntil, now)
}
