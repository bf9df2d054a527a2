import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

/** Filters of lists that users keep by name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    filterId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The list's name, as its page gives it. */
    list: text().notNull(),
    name: text().notNull(),
    /** As the list wrote it for an address. Another version of the page may have written it. */
    query: text().notNull()
  },
  // Finds those of a user, and of a list too.
  table => [uniqueIndex('saved_filters_list_name').on(table.userId, table.list, sql`lower(${table.name})`)]
)
