import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { lasts } from '../../../../database/rows/moments.ts'
import type { invitations, verificationCodes } from '../../../../database/schema.ts'

/* Parts of statements about the two codes of a row (`sentCodes` in columns.ts). */

type Codes = typeof verificationCodes | typeof invitations

/** How often a code may be tried in vain, and how long it lives. */
export type CodeRule = { wrongTries: number; lifeMs: number }

/** For an update: the newest code becomes the older one. The statement puts another one in its place. */
export const makeOlder = (table: Codes) => ({
  olderSalt: sql`${table.salt}`,
  olderCodeHash: sql`${table.codeHash}`,
  olderFailures: sql`${table.failures}`,
  olderExpireTime: sql`${table.expireTime}`
})

/** For an update: there is no older code. */
export const noOlder = { olderSalt: null, olderCodeHash: null, olderFailures: null, olderExpireTime: null }

/** For an update: a wrong try counts for each code once. */
export const countTry = (table: Codes) => ({
  failures: sql`${table.failures} + 1`,
  olderFailures: sql`${table.olderFailures} + 1`
})

const usable = (table: Codes, now: number, { wrongTries, lifeMs }: CodeRule): { newest: SQL; older: SQL } => ({
  newest: sql`(${and(lasts(table.expireTime, now, lifeMs), lt(table.failures, wrongTries))})`,
  older: sql`(${and(lasts(table.olderExpireTime, now, lifeMs), lt(table.olderFailures, wrongTries))})`
})

/** Whether one of the codes can still be right. */
export const isUsable = (table: Codes, now: number, rule: CodeRule): SQL | undefined => {
  const { newest, older } = usable(table, now, rule)
  return or(newest, older)
}

/** Whether this is one of the codes, and can still be used. */
export const isRightCode = (table: Codes, code: string, now: number, rule: CodeRule): SQL | undefined => {
  const { newest, older } = usable(table, now, rule)
  const hashWith = (salt: SQL) => sql`encode(sha256(convert_to(${salt} || ${code}::text, 'UTF8')), 'hex')`
  return or(
    and(newest, eq(table.codeHash, hashWith(sql`${table.salt}`))),
    and(older, eq(table.olderCodeHash, hashWith(sql`${table.olderSalt}`)))
  )
}
