/*
 * Pure: a language file with notes for its translators. `"@login.title": { … }` stands after `"login.title"`, as in the
 * resource files of ARB. Reading a language file leaves notes out (language-file-rules.ts), so the file is uploaded as it is.
 */
import type { LanguageNotes, NotedText, NoteTerm } from '../calls/languages/language-notes.ts'
import * as limits from '../limits.ts'

const mark = '@'

/** Whether a place in a language file is within a note: below a name in a topic that begins with @. */
export const isInNote = (path: readonly (string | number)[]): boolean =>
  path.length > 2 && String(path[1]).startsWith(mark)

/** Where a text stands: a part of its topic, and a page that shows it. */
export type Place = { part?: string; page?: string }

type Notes = Pick<LanguageNotes, 'texts' | 'glossary'>

/**
 * Writes the file: a text or a note on each line. A new key has its note alone, and waits for its text. Terms are left out
 * where the file would be larger than an upload may be.
 */
export const writeNotedFile = (
  notes: Notes,
  placeOf: (text: NotedText) => Place,
  bytesMax: number = limits.languageFileBytesMax
): string => {
  const whole = write(notes, placeOf)
  const isFit = new TextEncoder().encode(whole).length <= bytesMax
  return isFit ? whole : write({ ...notes, glossary: [] }, placeOf)
}

const write = ({ texts, glossary }: Notes, placeOf: (text: NotedText) => Place): string => {
  const topics = Map.groupBy(texts, ({ topic }) => topic)
  const written = [...topics].map(([topic, rows]) => {
    const lines = rows.flatMap(row => [
      ...(row.text === undefined ? [] : [`    ${JSON.stringify(row.key)}: ${JSON.stringify(row.text)}`]),
      `    ${JSON.stringify(mark + row.key)}: ${JSON.stringify(noteOf(row, glossary, placeOf(row)))}`
    ])
    return `  ${JSON.stringify(topic)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${written.join(',\n')}\n}\n`
}

const noteOf = (row: NotedText, glossary: readonly NoteTerm[], place: Place) => ({
  ...(row.english !== undefined && row.english !== row.text && { english: row.english }),
  ...(row.change !== undefined && { change: row.change }),
  ...(row.before !== undefined && { before: row.before }),
  ...place,
  ...(row.lengthMax !== undefined && { lengthMax: row.lengthMax }),
  ...termsOf(row, glossary)
})

const termsOf = ({ terms }: NotedText, glossary: readonly NoteTerm[]): { terms?: Record<string, string> } => {
  const words = terms.flatMap(place => {
    const term = glossary[place]
    return term?.word === undefined ? [] : [[termName(term), term.word]]
  })
  return words.length === 0 ? {} : { terms: Object.fromEntries(words) }
}

/** A term by its name: "order (in the mall)". */
export const termName = ({ english, context }: NoteTerm): string =>
  context === undefined ? english : `${english} (${context})`
