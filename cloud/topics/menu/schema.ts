import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { demo, id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

export const menuNodes = pgTable('menu_nodes', {
  menuId: id(),
  parentId: integer().references((): AnyPgColumn => menuNodes.menuId, { onDelete: 'cascade' }),
  /** Order among the nodes of one parent. */
  position: smallint().notNull(),
  name: text().notNull(),
  perms: text(),
  url: text(),
  path: text().notNull(),
  /** 1 a group, 2 a page. */
  type: smallint().$type<1 | 2>(),
  langKey: text(),
  icon: text(),
  hidden: boolean().notNull(),
  micro: boolean().notNull(),
  demo: demo()
})

/** When a user opened a menu last; one row a menu. */
export const menuVisits = pgTable(
  'menu_visits',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    menuId: integer()
      .notNull()
      .references(() => menuNodes.menuId, { onDelete: 'cascade' }),
    visitTime: time().notNull()
  },
  table => [
    primaryKey({ columns: [table.userId, table.menuId] }),
    index().on(table.userId, table.visitTime),
    // For the removal of a menu.
    index().on(table.menuId)
  ]
)
