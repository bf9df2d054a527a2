import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from '../../../database/columns.ts'
import { users } from '../../identity/schema/accounts.ts'

/** Filters of the robot list that users keep by name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    filterId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As it was kept: another version of the cloud may have written it. */
    filter: jsonb().$type<unknown>().notNull()
  },
  // Finds those of a user too.
  table => [uniqueIndex('saved_filters_name').on(table.userId, sql`lower(${table.name})`)]
)
