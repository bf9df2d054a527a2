import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../../database/open.ts'
import { at, lasts, timesSince } from '../../../../database/rows/moments.ts'
import { addressAttempts, signInAttempts } from '../../../../database/schema.ts'

/*
 * Counting wrong passwords. Each count is one statement that both decides and writes. Otherwise attempts at the same
 * moment could all slip in before the first is counted (as they could in Keycloak, CVE-2024-4629). The database makes
 * them queue for the row. An attempt after the limit writes nothing and is refused.
 */

export type LockRule = { failures: number; windowMs: number; lockMs: number }
export type AddressRule = { count: number; windowMs: number }

/** The failures of an array within the window. */
const recent = (failTimes: PgColumn, now: number, windowMs: number): SQL =>
  sql`array${timesSince(failTimes, now - windowMs + 1, now)}`

const isLocked = (now: number, { lockMs }: LockRule): SQL => lasts(signInAttempts.lockedUntil, now, lockMs)

const notLocked = (now: number, rule: LockRule): SQL => sql`${isLocked(now, rule)} is not true`

/**
 * Until when this identifier is locked; a cheap look before the costly check of a password.
 * @returns undefined where it is open now
 */
export const findLock = async (
  database: Database,
  identifier: string,
  now: number,
  rule: LockRule
): Promise<number | undefined> => {
  const [row] = await database
    .select({ lockedUntil: signInAttempts.lockedUntil })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.identifier, identifier), isLocked(now, rule)))
  return row?.lockedUntil ?? undefined
}

/** How many wrong passwords count for this identifier now; a cheap look, as `findLock`. */
export const findFailures = async (
  database: Database,
  identifier: string,
  now: number,
  { windowMs }: LockRule
): Promise<number> => {
  const [row] = await database
    .select({ failures: sql`cardinality(${recent(signInAttempts.failTimes, now, windowMs)})`.mapWith(Number) })
    .from(signInAttempts)
    .where(eq(signInAttempts.identifier, identifier))
  return row?.failures ?? 0
}

/** Whether an attempt may still be answered: the identifier is open, and has fewer failures than `below`. */
const isOpen = (now: number, rule: LockRule, below: number | undefined): SQL =>
  below === undefined
    ? notLocked(now, rule)
    : sql`(${notLocked(now, rule)} and cardinality(${recent(signInAttempts.failTimes, now, rule.windowMs)}) < ${below})`

/**
 * Counts a wrong password; the last one allowed locks the identifier.
 * @param below of so many failures on, nothing is counted
 * @returns false, and nothing is counted, where the identifier was locked meanwhile, or has its failures
 */
export const countWrongPassword = async (
  database: Database,
  identifier: string,
  now: number,
  rule: LockRule,
  below?: number
): Promise<boolean> => {
  const failTimes = recent(signInAttempts.failTimes, now, rule.windowMs)
  const isLast = sql`cardinality(${failTimes}) + 1 >= ${rule.failures}`
  const counted = await database
    .insert(signInAttempts)
    .values({ identifier, failTimes: [now], lockedUntil: null })
    .onConflictDoUpdate({
      target: signInAttempts.identifier,
      set: {
        failTimes: sql`case when ${isLast} then '{}' else ${failTimes} || ${at(now)} end`,
        lockedUntil: sql`case when ${isLast} then ${at(now + rule.lockMs)} end`
      },
      setWhere: isOpen(now, rule, below)
    })
    .returning({ identifier: signInAttempts.identifier })
  return counted.length > 0
}

/**
 * Forgets the wrong passwords before a right one.
 * @returns false where the identifier was locked meanwhile, or has its failures: then the right password is refused too
 */
export const forgetWrongPasswords = async (
  database: Database,
  identifier: string,
  now: number,
  rule: LockRule,
  below?: number
): Promise<boolean> => {
  const forgotten = await database
    .insert(signInAttempts)
    .values({ identifier, failTimes: [], lockedUntil: null })
    .onConflictDoUpdate({
      target: signInAttempts.identifier,
      set: { failTimes: [], lockedUntil: null },
      setWhere: isOpen(now, rule, below)
    })
    .returning({ identifier: signInAttempts.identifier })
  return forgotten.length > 0
}

const belowLimit = (now: number, { count, windowMs }: AddressRule): SQL =>
  sql`cardinality(${recent(addressAttempts.failTimes, now, windowMs)}) < ${count}`

/** Whether this network address may try; a cheap look before the costly check of a password. */
export const mayTry = async (database: Database, address: string, now: number, rule: AddressRule): Promise<boolean> => {
  const blocked = await database
    .select({ address: addressAttempts.address })
    .from(addressAttempts)
    .where(and(eq(addressAttempts.address, address), sql`not ${belowLimit(now, rule)}`))
  return blocked.length === 0
}

/**
 * Settles an attempt from a network address, counting it where it failed.
 * @returns false, and nothing is counted, where the address had used up its failures meanwhile.
 */
export const settleAddress = async (
  database: Database,
  address: string,
  outcome: 'right' | 'wrong',
  now: number,
  rule: AddressRule
): Promise<boolean> => {
  const failTimes = recent(addressAttempts.failTimes, now, rule.windowMs)
  const settled = await database
    .insert(addressAttempts)
    .values({ address, failTimes: outcome === 'wrong' ? [now] : [] })
    .onConflictDoUpdate({
      target: addressAttempts.address,
      set: { failTimes: outcome === 'wrong' ? sql`${failTimes} || ${at(now)}` : failTimes },
      setWhere: belowLimit(now, rule)
    })
    .returning({ address: addressAttempts.address })
  return settled.length > 0
}

/** Whether no rule looks at an identifier any more, so that made-up ones don't pile up. */
export const isOldAttempt = (now: number, lock: LockRule, windowMs: number): SQL =>
  sql`(${notLocked(now, lock)} and not exists ${timesSince(signInAttempts.failTimes, now - windowMs, now)})`
