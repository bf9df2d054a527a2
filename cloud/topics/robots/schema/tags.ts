import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { edits } from '../../../database/columns.ts'
import { tenants } from '../../identity/schema/accounts.ts'
import { robots } from './robots.ts'

/** Words that people gave to robots, to find them by. Each is in its canonical form (`contract/calls/robots/tags.ts`). */
export const robotTags = pgTable(
  'robot_tags',
  {
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    tag: text().notNull()
  },
  table => [primaryKey({ columns: [table.robotId, table.tag] }), index().on(table.tag, table.robotId)]
)

/** What an organisation says of its tags. A tag that nobody described has no row. */
export const tagDescriptions = pgTable(
  'tag_descriptions',
  {
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    tag: text().notNull(),
    description: text().notNull(),
    ...edits()
  },
  table => [primaryKey({ columns: [table.tenantId, table.tag] })]
)
