import { and, eq, lt, sql } from 'drizzle-orm'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import type { Database } from '../open.ts'
import { lasts } from '../rows/moments.ts'
import { verificationCodes } from '../schema.ts'

type NewCode = { target: string; purpose: CodePurpose; salt: string; codeHash: string; expireTime: number }

const rowOf = ({ target, purpose }: Pick<NewCode, 'target' | 'purpose'>) =>
  and(eq(verificationCodes.target, target), eq(verificationCodes.purpose, purpose))

/** A code that another one took the place of. */
export type ReplacedCode = typeof verificationCodes.$inferSelect

/**
 * Puts a code in the place of the one before it, in a transaction.
 * @returns the one before it
 */
export const putCode = async (transaction: Database, code: NewCode): Promise<ReplacedCode | undefined> => {
  const { target: _target, purpose: _purpose, ...changed } = code
  const [before] = await transaction.select().from(verificationCodes).where(rowOf(code)).for('update')
  await transaction
    .insert(verificationCodes)
    .values({ ...code, failures: 0 })
    .onConflictDoUpdate({
      target: [verificationCodes.target, verificationCodes.purpose],
      set: { ...changed, failures: 0 }
    })
  return before
}

/** Puts back the code that this one replaced, unless this one is gone or was replaced itself meanwhile. */
export const takeBackCode = async (
  database: Database,
  code: NewCode,
  before: ReplacedCode | undefined
): Promise<void> => {
  const still = and(rowOf(code), eq(verificationCodes.codeHash, code.codeHash))
  if (before === undefined) await database.delete(verificationCodes).where(still)
  else await database.update(verificationCodes).set(before).where(still)
}

export type CodeOutcome = 'right' | 'wrong' | 'gone'

/**
 * Tries a code. The statement that finds a right code spends it. The statement that checks for a left try counts a wrong
 * one. However many tries come at once, they queue for the row.
 * @returns gone where there is no code that could still be right
 */
export const tryCode = async (
  database: Database,
  { target, purpose, code }: { target: string; purpose: CodePurpose; code: string },
  now: number,
  { wrongTries, lifeMs }: { wrongTries: number; lifeMs: number }
): Promise<CodeOutcome> => {
  const usable = and(
    eq(verificationCodes.target, target),
    eq(verificationCodes.purpose, purpose),
    lasts(verificationCodes.expireTime, now, lifeMs),
    lt(verificationCodes.failures, wrongTries)
  )
  const hash = sql`encode(sha256(convert_to(${verificationCodes.salt} || ${code}::text, 'UTF8')), 'hex')`
  const right = await database
    .delete(verificationCodes)
    .where(and(usable, eq(verificationCodes.codeHash, hash)))
    .returning({ target: verificationCodes.target })
  if (right.length > 0) return 'right'
  const wrong = await database
    .update(verificationCodes)
    .set({ failures: sql`${verificationCodes.failures} + 1` })
    .where(usable)
    .returning({ target: verificationCodes.target })
  return wrong.length > 0 ? 'wrong' : 'gone'
}
