import type { Database } from '../../database/open.ts'
import { usageEvents } from '../../database/schema.ts'

export type UsageEvent = typeof usageEvents.$inferInsert

/** Stores the events of one envelope, all or none. */
export const addUsageEvents = async (database: Database, events: UsageEvent[]): Promise<void> => {
  if (events.length > 0) await database.insert(usageEvents).values(events)
}
