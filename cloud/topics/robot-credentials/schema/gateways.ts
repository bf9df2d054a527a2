import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { edits, id, time } from '../../../database/columns.ts'
import { tenants } from '../../identity/schema/accounts.ts'

/** Programs that report for several robots. */
export const gateways = pgTable(
  'gateways',
  {
    gatewayId: id(),
    /** Null for one of the robot maker, which may have robots of any tenant. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    name: text().notNull(),
    reportsDevices: boolean().notNull().default(false),
    createTime: time().notNull(),
    ...edits()
  },
  table => [
    uniqueIndex('gateways_name').on(sql`coalesce(${table.tenantId}, 0)`, sql`lower(${table.name})`),
    index().on(table.tenantId)
  ]
)
