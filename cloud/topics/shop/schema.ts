import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import type { SpecificationField } from '#contract/calls/shop/catalogue.ts'
import { movementKinds } from '#contract/calls/shop/inventory.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import { orderStatuses } from '#contract/calls/shop/order-steps.ts'
import { bytes, demo, edits, id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

/* The mall. */

/** Where goods stand in the mall. */
export const goodsCategories = pgTable(
  'goods_categories',
  {
    categoryId: id(),
    names: jsonb().$type<LocalTexts>().notNull(),
    /** The place among the others, the lowest first. */
    position: smallint().notNull(),
    ...edits(),
    demo: demo()
  },
  // A category of the demo data takes nobody's name away.
  table => [uniqueIndex('goods_categories_name').on(sql`lower(${table.names} ->> 'en')`, table.demo)]
)

/** The types of goods, each with the fields that can be specified. */
export const goodsTypes = pgTable(
  'goods_types',
  {
    typeId: id(),
    names: jsonb().$type<LocalTexts>().notNull(),
    fields: jsonb().$type<SpecificationField[]>().notNull(),
    ...edits(),
    demo: demo()
  },
  table => [uniqueIndex('goods_types_name').on(sql`lower(${table.names} ->> 'en')`, table.demo)]
)

export const goods = pgTable(
  'goods',
  {
    goodsId: id(),
    goodsCode: text().notNull(),
    names: jsonb().$type<LocalTexts>().notNull(),
    descriptions: jsonb().$type<LocalTexts>().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => goodsCategories.categoryId),
    typeId: integer()
      .notNull()
      .references(() => goodsTypes.typeId),
    /** Values by the keys of the type's fields. */
    specification: jsonb().$type<Record<string, string>>().notNull(),
    /** Whether people can buy it. */
    listed: boolean().notNull(),
    /** The sum of its movements, and changed with these alone (shop/stock.ts). */
    stock: integer().notNull().default(0),
    lowStock: integer().notNull(),
    createTime: time().notNull(),
    ...edits(),
    demo: demo()
  },
  table => [
    unique().on(table.goodsCode, table.demo),
    index().on(table.categoryId),
    index().on(table.typeId),
    check('goods_stock_not_below_zero', sql`${table.stock} >= 0`)
  ]
)

/** The price of one piece in each currency, in minor units. */
export const goodsPrices = pgTable(
  'goods_prices',
  {
    goodsId: integer()
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    currency: text({ enum: currencies }).notNull(),
    amount: bigint({ mode: 'number' }).notNull()
  },
  table => [
    primaryKey({ columns: [table.goodsId, table.currency] }),
    check('goods_prices_above_zero', sql`${table.amount} > 0`)
  ]
)

/** Pictures in two sizes. One that no goods have yet goes after a day. */
export const goodsPictures = pgTable(
  'goods_pictures',
  {
    pictureKey: text().primaryKey(),
    goodsId: integer().references(() => goods.goodsId, { onDelete: 'cascade' }),
    /** Among those of the goods, from 0. */
    place: smallint().notNull(),
    /** The id of the account that sent it. One whose account is gone names nobody. */
    sentBy: integer(),
    format: text({ enum: ['jpeg', 'webp'] }).notNull(),
    whole: bytes().notNull(),
    thumbnail: bytes().notNull(),
    createTime: time().notNull()
  },
  table => [
    index().on(table.goodsId, table.place),
    index('goods_pictures_waiting').on(table.sentBy, table.createTime).where(sql`${table.goodsId} is null`)
  ]
)

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    goodsId: integer()
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    addTime: time().notNull()
  },
  // The second is for the removal of goods.
  table => [primaryKey({ columns: [table.userId, table.goodsId] }), index().on(table.goodsId)]
)

/** Orders keep the names of people and goods, and the prices, that they were made with. */
export const orders = pgTable(
  'orders',
  {
    orderId: id(),
    /** Null where the account is gone. */
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    buyerName: text().notNull(),
    tenantName: text(),
    /** Made by the buyer's page. The same one never makes two orders. */
    requestKey: uuid().notNull(),
    currency: text({ enum: currencies }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    lineCount: smallint().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    recipient: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    remark: text().notNull(),
    createTime: time().notNull(),
    /** When it was received or cancelled. */
    endTime: time()
  },
  table => [
    unique().on(table.userId, table.requestKey),
    index().on(table.userId, table.orderId),
    index().on(table.status, table.orderId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('orders_status_known', sql`${table.status} in ('placed', 'confirmed', 'shipped', 'received', 'cancelled')`)
  ]
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Null where the goods are gone. */
    goodsId: integer().references(() => goods.goodsId, { onDelete: 'set null' }),
    goodsCode: text().notNull(),
    names: jsonb().$type<LocalTexts>().notNull(),
    /** Of one piece. */
    amount: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull()
  },
  table => [primaryKey({ columns: [table.orderId, table.position] }), index().on(table.goodsId)]
)

/** When an order came into each of its states, and by whom. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    status: text({ enum: orderStatuses }).notNull(),
    time: time().notNull(),
    actorName: text().notNull(),
    note: text().notNull()
  },
  // No step leads back, so an order has each state once.
  table => [primaryKey({ columns: [table.orderId, table.status] })]
)

/** Every change of a stock. The stock of goods is the sum of theirs. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    movementId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    goodsId: integer()
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    kind: text({ enum: movementKinds }).notNull(),
    /** Below zero for what went out. */
    quantity: integer().notNull(),
    /** The stock after it. */
    stock: integer().notNull(),
    reason: text().notNull(),
    orderId: integer().references(() => orders.orderId, { onDelete: 'set null' }),
    actorName: text().notNull(),
    createTime: time().notNull()
  },
  table => [index().on(table.goodsId, table.movementId), index().on(table.orderId)]
)
