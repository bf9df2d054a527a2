import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { at, timesSince } from '../../database/rows/moments.ts'
import { rateCounters } from '../../database/schema.ts'

/** At most `count` from `since` on, and none after `pausedSince` where a limit has a pause. */
export type RateLimit = { count: number; since: number; pausedSince?: number }

/**
 * Counts one more act of a subject. One statement decides and writes, so that requests at the same moment count each other.
 * Runs in a transaction: an act that is refused later does not count.
 * @returns counted, or the reason that forbids the act
 */
export const countOne = async (
  transaction: Database,
  subject: string,
  now: number,
  { count, since, pausedSince }: RateLimit
): Promise<'counted' | 'paused' | 'spent'> => {
  const { times } = rateCounters
  const kept = sql`array${timesSince(times, Math.min(since, pausedSince ?? since), now)}`
  const counting = sql`cardinality(array${timesSince(times, since, now)})`
  // Without a pause nothing is looked at: requests at the same moment, and clocks that differ, write later times than ours.
  const paused = pausedSince === undefined ? sql`false` : sql`exists ${timesSince(times, pausedSince + 1, now)}`
  const counted = await transaction
    .insert(rateCounters)
    .values({ subject, times: [now] })
    .onConflictDoUpdate({
      target: rateCounters.subject,
      set: { times: sql`${kept} || ${at(now)}` },
      setWhere: sql`${counting} < ${count} and not ${paused}`
    })
    .returning({ subject: rateCounters.subject })
  if (counted.length > 0) return 'counted'
  const [row] = await transaction
    .select({ paused: sql<boolean>`${paused}` })
    .from(rateCounters)
    .where(eq(rateCounters.subject, subject))
  return row?.paused ? 'paused' : 'spent'
}

/** Takes one count back, of several at the same moment just one. */
export const takeBackOne = async (database: Database, subject: string, time: number): Promise<void> => {
  const place = sql`array_position(${rateCounters.times}, ${at(time)})`
  await database
    .update(rateCounters)
    .set({ times: sql`${rateCounters.times}[:${place} - 1] || ${rateCounters.times}[${place} + 1:]` })
    .where(sql`${rateCounters.subject} = ${subject} and ${place} is not null`)
}
