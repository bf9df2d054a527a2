import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { type ExportDataset, exportFormats, exportStates } from '#contract/calls/exports/exports.ts'
import type { Language } from '#contract/languages.ts'
import { bytes, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { stores } from '../stores/schema.ts'
import type { ExportSheet } from './file/export-sheet.pure.ts'

/* Files of many rows. */

/** Where the next page of a file begins: behind this row of this robot. */
export type ExportCursor = { robotId: number; startTime: string; rowId: number }

/** Files of many rows that people asked for. */
export const exportJobs = pgTable(
  'export_jobs',
  {
    exportId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    dataset: text().$type<ExportDataset>().notNull(),
    format: text({ enum: exportFormats }).notNull().default('csv'),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    /** Whose rows: of one store, or of all that the person saw. */
    storeId: integer().references(() => stores.storeId, { onDelete: 'cascade' }),
    /** The tenant of the person's scope; null for all tenants. A person whose scope changes gets no more rows. */
    tenantId: integer().references(() => tenants.tenantId, { onDelete: 'cascade' }),
    /** In which the headings are written. */
    language: text().$type<Language>().notNull(),
    state: text({ enum: exportStates }).notNull(),
    rows: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Null before the first page. */
    cursor: jsonb().$type<ExportCursor>(),
    /** Null for a format without sheets. */
    sheets: jsonb().$type<ExportSheet[]>(),
    /** How often a page failed in a row. */
    failures: smallint().notNull().default(0),
    createTime: time().notNull(),
    /** From when on a process may work at it; it lies ahead while one does. */
    nextTime: time().notNull(),
    expireTime: time(),
    ticketHash: text().unique(),
    ticketExpireTime: time()
  },
  table => [
    index().on(table.userId, table.exportId),
    index().on(table.storeId),
    index().on(table.tenantId),
    // For the processes that look for work, and for the removal of the old jobs.
    index('export_jobs_due').on(table.nextTime).where(sql`${table.state} in ('waiting', 'running')`),
    index().on(table.createTime)
  ]
)

/** The pieces of files, each compressed by itself: so a file grows with its job, and survives the end of a process. */
export const exportParts = pgTable(
  'export_parts',
  {
    exportId: integer()
      .notNull()
      .references(() => exportJobs.exportId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytes().notNull()
  },
  table => [primaryKey({ columns: [table.exportId, table.part] })]
)
