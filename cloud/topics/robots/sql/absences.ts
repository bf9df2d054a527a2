import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { robotAbsences } from '../../../database/schema.ts'

/** Notes that robots are offline since a moment. Who was told of an earlier absence stays noted. */
export const noteGone = async (
  transaction: Database,
  robotIds: readonly number[],
  startTime: number
): Promise<void> => {
  if (robotIds.length === 0) return
  await transaction
    .insert(robotAbsences)
    .values(robotIds.map(robotId => ({ robotId, startTime, pending: true })))
    .onConflictDoUpdate({
      target: robotAbsences.robotId,
      set: { startTime: sql`excluded.start_time`, endTime: null, pending: true }
    })
}

/** Notes that robots are back. */
export const noteBack = async (transaction: Database, robotIds: readonly number[], endTime: number): Promise<void> => {
  if (robotIds.length > 0)
    await transaction
      .update(robotAbsences)
      .set({ endTime, pending: true })
      .where(inArray(robotAbsences.robotId, [...robotIds]))
}
