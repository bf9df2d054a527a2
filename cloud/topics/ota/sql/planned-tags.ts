import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { rollOuts } from '../../../database/schema.ts'

/** Whether a scheduled roll-out of an organisation, or of the robots' maker, chooses its robots by a tag. */
export const isTagPlanned = async (database: Database, tenantId: number, tag: string): Promise<boolean> => {
  const ofThese = or(isNull(rollOuts.tenantId), eq(rollOuts.tenantId, tenantId))
  const byTag = sql`${rollOuts.filter} ->> 'tag' = ${tag}`
  return (
    (await database.$count(rollOuts, and(eq(rollOuts.state, 'scheduled'), isNull(rollOuts.endTime), ofThese, byTag))) >
    0
  )
}
