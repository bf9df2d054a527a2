import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

export const usageEvents = pgTable(
  'usage_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    application: text().notNull(),
    /** The fields that all events of one envelope share (`cm` of docs/requirements.md §3). */
    common: jsonb().notNull(),
    event: text().notNull(),
    properties: jsonb().notNull(),
    occurTime: time().notNull(),
    receiveTime: time().notNull()
  },
  table => [
    // For the language on screen when a person used the portal last.
    index().on(table.userId, table.eventId),
    // For who used the portal in which language lately; cut off, since anybody's word can be too long for an index.
    index('usage_events_language_index').on(
      table.receiveTime,
      sql`(left(${table.common} ->> 'language', 35))`,
      table.userId
    )
  ]
)
