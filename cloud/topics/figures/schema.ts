import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { demo } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

/* The data that the dashboard shows beside the robots. */

export const productSales = pgTable(
  'product_sales',
  {
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    model: text().notNull(),
    count: integer().notNull(),
    demo: demo()
  },
  // The demo data counts apart, so that neither overwrites the other.
  table => [primaryKey({ columns: [table.month, table.model, table.demo] })]
)

/** How users arranged their dashboard; nobody who changed nothing has a row. */
export const dashboardLayouts = pgTable('dashboard_layouts', {
  userId: integer()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  cards: jsonb().$type<{ card: string; hidden: boolean }[]>().notNull()
})
