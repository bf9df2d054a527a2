import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { logForms } from '#contract/calls/robot-logs/robot-logs.ts'
import { bytes, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'
import { robotRequests } from '../robot-requests/schema.ts'
import { robots } from '../robots/schema/robots.ts'

/* Logs that robots sent. They leave before the requests with which somebody asked for them. */

export const robotLogs = pgTable(
  'robot_logs',
  {
    requestId: integer()
      .primaryKey()
      .references(() => robotRequests.requestId, { onDelete: 'cascade' }),
    robotId: integer()
      .notNull()
      .references(() => robots.robotId, { onDelete: 'cascade' }),
    /** Sums of its parts. */
    parts: integer().notNull().default(0),
    lines: integer().notNull().default(0),
    /** Bytes of the text. */
    size: integer().notNull().default(0),
    createTime: time().notNull()
  },
  table => [
    index().on(table.robotId, table.requestId),
    // For the removal of the old ones.
    index().on(table.createTime)
  ]
)

export const robotLogParts = pgTable(
  'robot_log_parts',
  {
    requestId: integer()
      .notNull()
      .references(() => robotLogs.requestId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    /** From 1, in the whole log. */
    firstLine: integer().notNull(),
    lines: integer().notNull(),
    /** The text, packed by gzip. Packed parts one behind another are a packed file. */
    content: bytes().notNull()
  },
  table => [
    primaryKey({ columns: [table.requestId, table.part] }),
    // It finds the part of a line.
    unique().on(table.requestId, table.firstLine)
  ]
)

export const robotLogTickets = pgTable(
  'robot_log_tickets',
  {
    ticketHash: text().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => robotLogs.requestId, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    form: text({ enum: logForms }).notNull(),
    expireTime: time().notNull()
  },
  table => [index().on(table.requestId), index().on(table.userId), index().on(table.expireTime)]
)
