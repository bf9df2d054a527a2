import { and, eq, sql } from 'drizzle-orm'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import type { Database } from '../../../../database/open.ts'
import { verificationCodes } from '../../../../database/schema.ts'
import { type CodeRule, countTry, isRightCode, isUsable, makeOlder } from './sent-codes.ts'

type NewCode = { target: string; purpose: CodePurpose; salt: string; codeHash: string; expireTime: number }

const rowOf = ({ target, purpose }: Pick<NewCode, 'target' | 'purpose'>) =>
  and(eq(verificationCodes.target, target), eq(verificationCodes.purpose, purpose))

/** The codes of a target and a purpose before another one was added. */
export type CodesBefore = typeof verificationCodes.$inferSelect

/**
 * Adds a code, in a transaction. The newest one before it stays good; one before that is over.
 * @returns the codes that there were
 */
export const putCode = async (transaction: Database, code: NewCode): Promise<CodesBefore | undefined> => {
  const { target: _target, purpose: _purpose, ...changed } = code
  const [before] = await transaction.select().from(verificationCodes).where(rowOf(code)).for('update')
  await transaction
    .insert(verificationCodes)
    .values({ ...code, failures: 0 })
    .onConflictDoUpdate({
      target: [verificationCodes.target, verificationCodes.purpose],
      set: { ...makeOlder(verificationCodes), ...changed, failures: 0 }
    })
  return before
}

/**
 * Takes back a code that could not be sent, unless it is gone or another one was added meanwhile. Those before it are good
 * again. Wrong tries since then count for them all the same.
 */
export const takeBackCode = async (
  database: Database,
  code: NewCode,
  before: CodesBefore | undefined
): Promise<void> => {
  const still = and(rowOf(code), eq(verificationCodes.codeHash, code.codeHash))
  if (before === undefined) {
    await database.delete(verificationCodes).where(still)
    return
  }
  const { olderFailures } = verificationCodes
  const failures = sql`coalesce(${olderFailures}, ${before.failures})`
  const wrongSince = sql`${failures} - ${before.failures}::smallint`
  const older = before.olderFailures === null ? null : sql`${before.olderFailures}::smallint + ${wrongSince}`
  await database
    .update(verificationCodes)
    .set({ ...before, failures, olderFailures: older })
    .where(still)
}

export type CodeOutcome = 'right' | 'wrong' | 'gone'

/**
 * Tries a code. The statement that finds a right code spends it, and the other one with it. The statement that checks for a
 * left try counts a wrong one. However many tries come at once, they queue for the row.
 * @returns gone where there is no code that could still be right
 */
export const tryCode = async (
  database: Database,
  { target, purpose, code }: { target: string; purpose: CodePurpose; code: string },
  now: number,
  rule: CodeRule
): Promise<CodeOutcome> => {
  const row = rowOf({ target, purpose })
  const right = await database
    .delete(verificationCodes)
    .where(and(row, isRightCode(verificationCodes, code, now, rule)))
    .returning({ target: verificationCodes.target })
  if (right.length > 0) return 'right'
  const wrong = await database
    .update(verificationCodes)
    .set(countTry(verificationCodes))
    .where(and(row, isUsable(verificationCodes, now, rule)))
    .returning({ target: verificationCodes.target })
  return wrong.length > 0 ? 'wrong' : 'gone'
}
