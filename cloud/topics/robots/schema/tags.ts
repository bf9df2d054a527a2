import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
