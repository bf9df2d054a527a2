import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DispatchGoods } from '#contract/calls/hospital-dispatch/goods.ts'
import { id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'
import { robots } from '../robots/schema/robots.ts'
import { stores } from '../stores/schema.ts'

/* Orders of hospitals. */

/** Orders of hospitals: a robot carries goods from ward to ward. */
export const dispatchOrders = pgTable(
  'dispatch_orders',
  {
    orderId: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    fromWard: text().notNull(),
    toWard: text().notNull(),
    goods: text().$type<DispatchGoods>().notNull(),
    status: text({ enum: ['waiting', 'assigned', 'carrying', 'arrived', 'handedOver', 'cancelled'] }).notNull(),
    robotId: integer().references(() => robots.robotId, { onDelete: 'set null' }),
    /** A person holds it back: the cloud gives it to no robot by itself. */
    held: boolean().notNull().default(false),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    requestKey: uuid(),
    salt: text().notNull(),
    /** SHA-256 of salt and code, in hexadecimal. */
    codeHash: text().notNull(),
    createTime: time().notNull(),
    assignTime: time(),
    pickUpTime: time(),
    arriveTime: time(),
    /** Null until it is handed over or cancelled. */
    endTime: time()
  },
  table => [
    // A robot has one order at a time, however many people assign one at once.
    uniqueIndex('dispatch_orders_with_robot')
      .on(table.robotId)
      .where(sql`${table.endTime} is null and ${table.robotId} is not null`),
    index().on(table.storeId, table.orderId),
    index('dispatch_orders_waiting').on(table.storeId).where(sql`${table.status} = 'waiting'`),
    index().on(table.robotId),
    // Two requests of one key make one order.
    unique().on(table.userId, table.requestKey),
    // For the removal of the old ones.
    index().on(table.endTime),
    check(
      'dispatch_orders_status_known',
      sql`${table.status} in ('waiting', 'assigned', 'carrying', 'arrived', 'handedOver', 'cancelled')`
    )
  ]
)

/** The hospitals where somebody switched it: whether the cloud gives orders to robots by itself. Without a row it does. */
export const dispatchSettings = pgTable(
  'dispatch_settings',
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    automatic: boolean().notNull(),
    /** Who switched it last, and when; null where nobody noted it. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    switchTime: time()
  },
  table => [index().on(table.userId)]
)

/** The robots that refused an order, each with its last refusal: none is asked again at once. */
export const dispatchRefusals = pgTable('dispatch_refusals', {
  robotId: integer()
    .primaryKey()
    .references(() => robots.robotId, { onDelete: 'cascade' }),
  refuseTime: time().notNull()
})
