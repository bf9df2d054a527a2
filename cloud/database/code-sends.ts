import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { codeSends } from './schema.ts'

/** At most so many sends from `since` on, and none after `pausedSince` where a limit has a pause. */
export type SendLimit = { sends: number; since: number; pausedSince?: number }

const at = (time: number): SQL => sql`${new Date(time).toISOString()}::timestamptz(3)`

/**
 * Counts a send for a target or a network address: one statement that decides and writes, so that requests at the same
 * moment count each other. Runs in a transaction: what is refused after it was not sent.
 * @returns counted, or what forbids it
 */
export const countSend = async (
  transaction: Database,
  subject: string,
  now: number,
  { sends, since, pausedSince }: SendLimit
): Promise<'counted' | 'paused' | 'spent'> => {
  const kept = sql`array(select sent from unnest(${codeSends.sendTimes}) sent where sent >= ${at(Math.min(since, pausedSince ?? since))})`
  const counting = sql`(select count(*) from unnest(${codeSends.sendTimes}) sent where sent >= ${at(since)})`
  // Without a pause nothing is looked at: requests at the same moment, and clocks that differ, write later times than ours.
  const paused =
    pausedSince === undefined
      ? sql`false`
      : sql`exists (select from unnest(${codeSends.sendTimes}) sent where sent > ${at(pausedSince)})`
  const counted = await transaction
    .insert(codeSends)
    .values({ subject, sendTimes: [now] })
    .onConflictDoUpdate({
      target: codeSends.subject,
      set: { sendTimes: sql`${kept} || ${at(now)}` },
      setWhere: sql`${counting} < ${sends} and not ${paused}`
    })
    .returning({ subject: codeSends.subject })
  if (counted.length > 0) return 'counted'
  const [row] = await transaction
    .select({ paused: sql<boolean>`${paused}` })
    .from(codeSends)
    .where(eq(codeSends.subject, subject))
  return row?.paused ? 'paused' : 'spent'
}

/** Takes one count back, of several at the same moment just one. */
export const takeBackSend = async (database: Database, subject: string, time: number): Promise<void> => {
  const place = sql`array_position(${codeSends.sendTimes}, ${at(time)})`
  await database
    .update(codeSends)
    .set({ sendTimes: sql`${codeSends.sendTimes}[:${place} - 1] || ${codeSends.sendTimes}[${place} + 1:]` })
    .where(sql`${codeSends.subject} = ${subject} and ${place} is not null`)
}

/** Drops what no rule looks at any more. */
export const dropOldSends = async (database: Database, before: number): Promise<void> => {
  await database
    .delete(codeSends)
    .where(sql`not exists (select from unnest(${codeSends.sendTimes}) sent where sent > ${at(before)})`)
}
