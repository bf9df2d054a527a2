import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, edits, id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

export const languageFiles = pgTable('language_files', {
  intLangCode: text().primaryKey(),
  langName: text().notNull(),
  ...edits()
})

/** The versions of each language. A language shows its newest version. */
export const languageVersions = pgTable(
  'language_versions',
  {
    versionId: id(),
    intLangCode: text()
      .notNull()
      .references(() => languageFiles.intLangCode, { onDelete: 'cascade' }),
    content: bytes().notNull(),
    /** MD5 of the stored bytes, in hexadecimal. */
    langDescJsonMd5: text().notNull(),
    keyCount: integer().notNull(),
    updateTime: time().notNull(),
    /** Null for a version that was shipped. */
    updateUserId: integer().references(() => users.userId, { onDelete: 'set null' }),
    /** Whether it came with the portal; an uploaded one keeps saying so when its account is gone. */
    shipped: boolean().notNull()
  },
  table => [index().on(table.intLangCode, table.versionId), index().on(table.updateUserId)]
)
