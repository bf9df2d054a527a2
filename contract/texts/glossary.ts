/*
 * Pure: the table of terms in docs/glossary.md. The check of texts and the page for translators read it by this code, so
 * there is one table.
 */
import { fallbackLanguage, type Language, languageCodes, languageNames } from '../languages.ts'

/** A thing and its word in each language. `context` tells two things apart that English calls alike. */
export type Term = {
  english: string
  context?: string
  /** The note on the term: what is meant, and which words are wrong. */
  meaning?: string
  words: Partial<Record<Language, string>>
}

export type Glossary = { terms: readonly Term[]; problems: readonly string[] }

/** The heads of the columns, each the name of a language. 中文 is how the table writes Chinese for short. */
const heads: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(languageCodes.map(code => [languageNames[code], code])),
  中文: 'zh'
}

/** Reads the tables and the notes of the glossary. A problem is a sentence for whoever wrote the table. */
export const readGlossary = (markdown: string): Glossary => {
  const notes = notesIn(markdown)
  const problems: string[] = []
  const terms: Term[] = []
  let columns: (Language | undefined)[] = []
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line)
    const [first = '', ...words] = cells
    if (cells.length === 0) columns = []
    else if (first === languageNames[fallbackLanguage]) columns = words.map(name => heads[name])
    else if (columns.length > 0 && !/^:?-+:?$/.test(first)) {
      if (words.length !== columns.length || words.includes('')) problems.push(`${first}: has no word in some language`)
      terms.push(...termsOf(first, words, columns, notes))
    }
  }
  const names = terms.map(nameOf)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  return { terms, problems: [...problems, ...twice.map(name => `${name}: stands in the tables twice`)] }
}

const nameOf = ({ english, context }: Term): string => (context === undefined ? english : `${english} (${context})`)

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim())
    : []

/** The notes by number, without marks of Markdown. */
const notesIn = (markdown: string): ReadonlyMap<string, string> => {
  const section = markdown.split(/^## /m).find(it => it.startsWith('Notes\n')) ?? ''
  return new Map(
    [...section.matchAll(/^(\d+)\. ((?:.|\n(?!\d+\. ))*)/gm)].map(([, number = '', note = '']) => [
      number,
      note
        .replaceAll(/\*\*|_/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    ])
  )
}

/** A row is one term, or several that stand side by side in every language: "online, offline". */
const termsOf = (
  first: string,
  cells: readonly string[],
  columns: readonly (Language | undefined)[],
  notes: ReadonlyMap<string, string>
): Term[] => {
  const meaning = notes.get(/\[(\d+)\]/.exec(first)?.[1] ?? '')
  const bare = first.replace(/ ?\[\d+\]/, '')
  const severity = /^(\w+): (.+)$/.exec(bare)
  const context = /\(([^()]+)\)/.exec(bare)?.[1] ?? severity?.[1]
  const names = (severity?.[2] ?? bare).replace(/ ?\([^()]*\)/, '').split(', ')
  const lists = cells.map(cell => cell.split(/[、,] ?/))
  return names.map((english, place) => ({
    english,
    ...(context !== undefined && { context }),
    ...(meaning !== undefined && { meaning }),
    words: Object.fromEntries(
      columns.flatMap((language, column) => {
        const list = lists[column] ?? []
        const word = list.length === names.length ? list[place] : cells[column]
        return language === undefined || word === undefined ? [] : [[language, word]]
      })
    )
  }))
}

/** Finds the terms in an English text, by their places in the list. The longest wins: "language file" is no "language". */
export const termFinder = (terms: readonly Term[]): ((text: string) => number[]) => {
  const places = Map.groupBy(terms.keys(), place => terms[place]?.english.toLowerCase() ?? '')
  const longest = [...places.keys()].sort((one, other) => other.length - one.length)
  const byLetter = Map.groupBy(longest, term => term.charAt(0))
  return text => {
    // What is filled in is no word.
    const bare = text.replaceAll(/\{\{[^{}]*\}\}/g, '_').toLowerCase()
    const found = new Set<number>()
    let end = 0
    for (const { index } of bare.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (index < end) continue
      const term = byLetter
        .get(bare.charAt(index))
        ?.find(one => bare.startsWith(one, index) && endsAt(bare, index + one.length))
      if (term === undefined) continue
      end = index + term.length
      for (const place of places.get(term) ?? []) found.add(place)
    }
    return [...found]
  }
}

/** Whether a word ends here, or with the ending of a plural. Other endings would make a "store" of "stored". */
const endsAt = (text: string, place: number): boolean => /^(?:e?s)?(?![\p{L}\p{N}])/u.test(text.slice(place, place + 3))
