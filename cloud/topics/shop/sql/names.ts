import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/languages.ts'
import { containing } from '../../../database/rows/containing.ts'
import { goods } from '../../../database/schema.ts'

/** The name of goods in a language, or in English. */
export const nameIn = (language: Language): SQL =>
  sql`coalesce(${goods.names} ->> ${language}::text, ${goods.names} ->> 'en')`

/** Whether a text is part of the code of goods, or of a name in any language. */
export const nameContaining = (text: string): SQL | undefined => {
  const names = sql`(select string_agg(value, ' ') from jsonb_each_text(${goods.names}))`
  return containing(text, [goods.goodsCode, names])
}
