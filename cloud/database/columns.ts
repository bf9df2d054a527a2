import { boolean, customType, integer, smallint, text } from 'drizzle-orm/pg-core'

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

/**
 * The newest code that was sent for something, and the one before it. Both are good until one is used: the older one may
 * arrive last. Each has its own time and its own wrong tries. So more codes that are good at a time give nobody more tries
 * at any of them.
 */
export const sentCodes = () => ({
  salt: text().notNull(),
  /** SHA-256 of salt and code, in hexadecimal. */
  codeHash: text().notNull(),
  /** Wrong tries so far. */
  failures: smallint().notNull(),
  expireTime: time().notNull(),
  olderSalt: text(),
  olderCodeHash: text(),
  olderFailures: smallint(),
  olderExpireTime: time()
})

/** The mark of a row that the demo data put in. Rows that depend on such a row are demo data too. */
export const demo = () => boolean().notNull().default(false)

/**
 * How often a thing that several people edit was changed, by whom last, and when. `rows/save-edit.ts` writes these columns
 * and nothing else does. The contract calls the count `version`. Here it has another name, because devices have versions.
 * No key leads to the account: an id whose account is gone names nobody, and each key would need an index.
 */
export const edits = (count?: 'version') => ({
  edition: (count === undefined ? integer() : integer(count)).notNull().default(1),
  changedBy: integer(),
  changedAt: time(),
  /** SHA-256 of what the last save wrote. The same save again is known by it. */
  changeDigest: text()
})
