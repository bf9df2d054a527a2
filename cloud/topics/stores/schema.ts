import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OpeningSpan } from '#contract/checks/opening-hours.ts'
import { edits, id, time } from '../../database/columns.ts'
import { tenants } from '../identity/schema/accounts.ts'

export const stores = pgTable(
  'stores',
  {
    storeId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId),
    /** A short code that people use beside the name. Codes are unique within a tenant. */
    storeCode: text().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    createTime: time().notNull(),
    /** Of the IANA database; null where nobody has said. */
    timeZone: text(),
    openingSpans: jsonb().$type<OpeningSpan[]>().notNull().default([]),
    /** Degrees; null where nobody has said where the store is. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Null while it is there. A deleted store stays, because orders, runs and rides tell of it. */
    deleteTime: time(),
    ...edits()
  },
  table => [
    // Names and codes of deleted stores are free again.
    uniqueIndex('stores_code_of_tenant').on(table.tenantId, table.storeCode).where(sql`${table.deleteTime} is null`),
    uniqueIndex('stores_name_of_tenant')
      .on(table.tenantId, sql`lower(${table.name})`)
      .where(sql`${table.deleteTime} is null`),
    check('stores_spans_have_zone', sql`${table.timeZone} is not null or ${table.openingSpans} = '[]'`),
    check('stores_position_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`)
  ]
)
