import { boolean, customType, integer } from 'drizzle-orm/pg-core'

/**
 * A moment: epoch milliseconds in the code, `timestamptz` in the database, so that time zones stay the database's
 * business and nobody handles a Date.
 */
export const time = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: milliseconds => new Date(milliseconds).toISOString(),
  fromDriver: text => Date.parse(text)
})

/** Bytes as they came, for contents that are hashed as they are stored. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** The mark of a row that the demo data put in. Rows that depend on such a row are demo data too. */
export const demo = () => boolean().notNull().default(false)
