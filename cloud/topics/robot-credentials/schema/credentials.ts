import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, time } from '../../../database/columns.ts'
import { robots } from '../../robots/schema/robots.ts'
import { gateways } from './gateways.ts'

/** The credentials of robots and gateways. Revoked ones are gone. */
export const reporterCredentials = pgTable(
  'reporter_credentials',
  {
    credentialsId: id(),
    robotId: integer()
      .unique()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    gatewayId: integer()
      .unique()
      .references(() => gateways.gatewayId, { onDelete: 'cascade' }),
    key: text().notNull().unique(),
    /** SHA-256. A secret has 256 random bits, which nobody guesses; argon2 would cost each report a tenth of a second. */
    secretHash: text().notNull(),
    secretTime: time().notNull(),
    /** The secret before it, and until when that one counts. */
    previousHash: text(),
    previousUntil: time(),
    /** The last use, to the minute, and its network address. */
    lastTime: time(),
    lastAddress: text(),
    /** The address before that one. */
    otherAddress: text(),
    /** How often the address changed since `changesSince`. */
    changes: smallint().notNull().default(0),
    changesSince: time(),
    /** When the address changed so often that two places must use them. */
    sharedTime: time(),
    sharedAddress: text()
  },
  table => [
    check('reporter_credentials_holder', sql`(${table.robotId} is null) <> (${table.gatewayId} is null)`),
    check('reporter_credentials_previous', sql`(${table.previousHash} is null) = (${table.previousUntil} is null)`)
  ]
)
