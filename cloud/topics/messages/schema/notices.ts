import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { noticeLevels } from '#contract/calls/messages/notices.ts'
import { demo, edits, id, time } from '../../../database/columns.ts'
import type { Translations } from '../../../texts/translated.ts'
import { tenants, users } from '../../identity/schema/accounts.ts'

/** Notices at the top of the dashboard, each shown from its start to its end. */
export const notices = pgTable(
  'notices',
  {
    noticeId: id(),
    /** Null for everybody. */
    tenantId: integer().references(() => tenants.tenantId),
    title: text().notNull(),
    content: text().notNull(),
    /** The same in other languages; null where there is only one text for everybody. */
    translations: jsonb().$type<Translations>(),
    url: text(),
    level: text({ enum: noticeLevels }).notNull(),
    startTime: time().notNull(),
    endTime: time().notNull(),
    /** Where its writer chose the times, by the name of the IANA database. */
    timeZone: text().notNull().default('Asia/Shanghai'),
    writerId: integer().references(() => users.userId, { onDelete: 'set null' }),
    requestKey: uuid(),
    ...edits(),
    demo: demo()
  },
  table => [
    index().on(table.endTime),
    index().on(table.tenantId),
    // Two requests of one key make one announcement.
    unique().on(table.writerId, table.requestKey),
    check('notices_end_after_start', sql`${table.endTime} > ${table.startTime}`)
  ]
)

/** The notices that users closed. */
export const closedNotices = pgTable(
  'closed_notices',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    noticeId: integer()
      .notNull()
      .references(() => notices.noticeId, { onDelete: 'cascade' })
  },
  // The second is for the removal of a notice.
  table => [primaryKey({ columns: [table.userId, table.noticeId] }), index().on(table.noticeId)]
)
