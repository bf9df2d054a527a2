import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/languages.ts'

type Translated = Record<'title' | 'content' | 'translations', PgColumn>

/** Title and content of a row in one language, or as they were written where nobody has translated them. */
export const textsIn = (language: Language, { title, content, translations }: Translated) => {
  const text = (name: 'title' | 'content', written: PgColumn): SQL<string> =>
    sql<string>`coalesce(${translations} -> ${language}::text ->> ${name}::text, ${written})`
  return { title: text('title', title), content: text('content', content) }
}
