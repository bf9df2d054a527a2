import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { elevatorStates, type MappedFloor } from '#contract/calls/platform/elevators.ts'
import { id, time } from '../columns.ts'
import { tenants } from './accounts.ts'
import { stores } from './robots.ts'

/* Devices around robots: elevators that they ride. They go with their store. */

export const elevators = pgTable(
  'elevators',
  {
    elevatorId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    building: text().notNull(),
    name: text().notNull(),
    maker: text().notNull(),
    controllerSerial: text().notNull().unique(),
    /** From the lowest to the highest. */
    floors: text().array().notNull(),
    state: text({ enum: elevatorStates }).notNull(),
    /** One of `floors`. */
    floor: text().notNull(),
    lastSeenTime: time(),
    doorHoldSeconds: smallint().notNull(),
    timeoutSeconds: smallint().notNull(),
    floorMap: jsonb().$type<MappedFloor[]>().notNull()
  },
  table => [
    index().on(table.tenantId),
    index().on(table.storeId),
    index().on(table.name, table.elevatorId),
    check('elevators_state_known', sql`${table.state} in ('online', 'moving', 'fault', 'offline')`)
  ]
)
