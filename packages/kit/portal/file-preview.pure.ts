import { readCsv } from '#contract/csv/read-csv.ts'
import { codingOf, decodeAs, type TextCoding } from '#contract/csv/text-coding.ts'

/* The first rows of a file, for a person who looks whether it was read right. */

/** The coding is undefined where the bytes fit none. The rows are undefined where they do not fit the coding. */
export type FilePreview = { coding: TextCoding | undefined; rows: string[][] | undefined }

type PreviewRow = { id: string; cells: readonly string[] }

const rowsMax = 6
const cellsMax = 12
const cellMaxLength = 60

/** So much of a text has its first rows. A single cell can be as long as the file. */
const lookedAtLength = 20_000

/** The titles and the rows behind them, as much of them as a page shows. */
export const firstRowsOf = (bytes: Uint8Array, coding: TextCoding): string[][] | undefined => {
  const text = decodeAs(bytes, coding)
  if (text === undefined) return undefined
  return readCsv(text.slice(0, lookedAtLength), rowsMax).lines.map(({ cells }) =>
    cells.slice(0, cellsMax).map(cell => cell.trim().slice(0, cellMaxLength))
  )
}

export const previewOf = (bytes: Uint8Array): FilePreview => {
  const coding = codingOf(bytes)
  return { coding, rows: coding && firstRowsOf(bytes, coding) }
}

/** A table of the first rows. The first of them has the titles. */
export const previewTable = ([titles = [], ...rows]: readonly string[][]) => ({
  columns: titles.map((title, place) => ({ key: `cell${place}`, title, value: (row: PreviewRow) => row.cells[place] })),
  rows: rows.map((cells, place): PreviewRow => ({ id: String(place), cells }))
})

const written: Readonly<Record<TextCoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  gb18030: 'GB18030',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR'
}

const languageIn: Partial<Record<TextCoding, string>> = { gb18030: 'zh', shift_jis: 'ja', 'euc-kr': 'ko' }

/** The name of a coding, with its language where it has one. @param nameOf the name of a language for the reader */
export const codingName = (coding: TextCoding, nameOf: (language: string) => string | undefined): string => {
  const language = languageIn[coding]
  return language === undefined ? written[coding] : `${nameOf(language) ?? language} (${written[coding]})`
}
