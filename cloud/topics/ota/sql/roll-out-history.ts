import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { RollOutEntry, RollOutHistoryAct } from '#contract/calls/ota/roll-outs.ts'
import { rollOutHistoryMax } from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { rollOutHistory, users } from '../../../database/schema.ts'

type NewEntry = { act: RollOutHistoryAct; userId: number | null; robots?: number; note?: string; now: number }

/** Remembers an act on a roll-out, and forgets the oldest ones beyond the limit. */
export const noteAct = async (
  transaction: Database,
  rollOutId: number,
  { now, note = '', ...entry }: NewEntry
): Promise<void> => {
  await transaction.insert(rollOutHistory).values({ ...entry, rollOutId, note: note === '' ? null : note, time: now })
  const older = transaction
    .select({ entryId: rollOutHistory.entryId })
    .from(rollOutHistory)
    .where(eq(rollOutHistory.rollOutId, rollOutId))
    .orderBy(desc(rollOutHistory.entryId))
    .offset(rollOutHistoryMax)
  await transaction.delete(rollOutHistory).where(inArray(rollOutHistory.entryId, older))
}

/** The history of a roll-out, the newest entry first. People are named to those of their tenant, and to those who see all. */
export const findRollOutHistory = (database: Database, scope: Scope, rollOutId: number): Promise<RollOutEntry[]> =>
  database
    .select({
      time: rollOutHistory.time,
      act: rollOutHistory.act,
      by: users.nickname,
      robots: rollOutHistory.robots,
      note: rollOutHistory.note
    })
    .from(rollOutHistory)
    .leftJoin(users, and(eq(users.userId, rollOutHistory.userId), within(scope, users.tenantId)))
    .where(eq(rollOutHistory.rollOutId, rollOutId))
    .orderBy(desc(rollOutHistory.entryId))
    .limit(rollOutHistoryMax)

/** The last time that failed robots of a roll-out were tried again. */
export const findLastTry = async (transaction: Database, rollOutId: number) => {
  const [found] = await transaction
    .select({ act: rollOutHistory.act, robots: sql<number>`coalesce(${rollOutHistory.robots}, 0)` })
    .from(rollOutHistory)
    .where(
      and(eq(rollOutHistory.rollOutId, rollOutId), inArray(rollOutHistory.act, ['tryAgain', 'tryBackAgain'] as const))
    )
    .orderBy(desc(rollOutHistory.entryId))
    .limit(1)
  return found
}
