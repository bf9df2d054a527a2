import { asc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { deleteBatch } from '../../../database/rows/delete-batch.ts'
import { clockSlackMs } from '../../../database/rows/moments.ts'
import { unsentLetters } from '../../../database/schema.ts'

type Row = typeof unsentLetters.$inferSelect

/** A letter without a code, as it is kept until it is sent. */
export type KeptLetter = Pick<Row, 'kind' | 'to' | 'purpose' | 'subject' | 'text' | 'calendar' | 'notificationId'>

/** A letter that this process may send now. */
export type DueLetter = KeptLetter & Pick<Row, 'letterId' | 'createTime' | 'attempts'>

/** Keeps a letter, to be called in the transaction of the change that it tells of. */
export const addLetter = async (transaction: Database, letter: KeptLetter, now: number): Promise<void> => {
  await transaction.insert(unsentLetters).values({ ...letter, createTime: now, nextTime: now })
}

/**
 * Takes the letter that is due for longest. Until the lease ends, no other process takes it. A process that is killed
 * meanwhile leaves it to the others.
 */
export const takeDueLetter = async (
  database: Database,
  now: number,
  leaseMs: number
): Promise<DueLetter | undefined> => {
  const due = database
    .select({ letterId: unsentLetters.letterId })
    .from(unsentLetters)
    .where(lte(unsentLetters.nextTime, now))
    .orderBy(asc(unsentLetters.nextTime))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await database
    .update(unsentLetters)
    .set({ attempts: sql`${unsentLetters.attempts} + 1`, nextTime: now + leaseMs })
    .where(eq(unsentLetters.letterId, due))
    .returning()
  return taken
}

/** Told in the transaction that forgets the letter of a message about an event. */
export type EndNotification = (
  transaction: Database,
  notificationId: number,
  outcome: 'sent' | 'failed',
  now: number
) => Promise<void>

/** Forgets a letter that was sent, or given up. A message about an event says which of the two. */
export const forgetLetter = (
  database: Database,
  endNotification: EndNotification,
  { letterId, notificationId }: Pick<DueLetter, 'letterId' | 'notificationId'>,
  outcome: 'sent' | 'failed',
  now: number
): Promise<void> =>
  database.transaction(async transaction => {
    await transaction.delete(unsentLetters).where(eq(unsentLetters.letterId, letterId))
    if (notificationId !== null) await endNotification(transaction, notificationId, outcome, now)
  })

/** Leaves a letter for a later attempt. */
export const postponeLetter = async (database: Database, letterId: number, until: number): Promise<void> => {
  await database.update(unsentLetters).set({ nextTime: until }).where(eq(unsentLetters.letterId, letterId))
}

/**
 * Drops letters that are too old to be sent. One that a wrong clock put off for longer than the longest pause is due
 * at once.
 */
export const dropOldLetters = async (
  database: Database,
  now: number,
  { ageMs, pauseMs }: { ageMs: number; pauseMs: number }
): Promise<number> => {
  await database
    .update(unsentLetters)
    .set({ nextTime: now })
    .where(gt(unsentLetters.nextTime, now + pauseMs + clockSlackMs))
  return deleteBatch(database, unsentLetters, lt(unsentLetters.createTime, now - ageMs))
}
