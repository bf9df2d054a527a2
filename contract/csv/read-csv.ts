/** A line of a CSV file: its cells, and its number in the file, from 1. */
export type CsvLine = { line: number; cells: string[] }

/** `openQuoteIn` is the line of a quote without an end. The rest of the file is not read. */
export type CsvFile = { lines: CsvLine[]; openQuoteIn: number | undefined }

/**
 * Comma, semicolon or tab, each with the signs that end its cells. The separator in a spreadsheet's file depends on where
 * the spreadsheet runs.
 */
const separators = [
  { sign: ',', end: /[,\r\n]/g },
  { sign: ';', end: /[;\r\n]/g },
  { sign: '\t', end: /[\t\r\n]/g }
] as const

/** A first line by which Excel is told the separator. It is no row. */
const separatorLine = /^sep=([,;\t])(?:\r\n|\r|\n|$)/i

/** The separator of a file: as it says itself, or as its first line with a text shows. */
const separatorOf = (text: string, told: string | undefined) => {
  if (told !== undefined) return separators.find(({ sign }) => sign === told) ?? separators[0]
  const start = Math.max(text.search(/\S/), 0)
  const first = text.slice(start, start + text.slice(start).search(/[\r\n]|$/))
  return separators.find(({ sign }) => first.includes(sign)) ?? separators[0]
}

/**
 * Reads the text of a CSV file (RFC 4180) in one pass. Leaves out lines of empty cells. Characters behind a closing quote
 * belong to its cell.
 * @param linesMax reading ends behind so many lines
 */
export const readCsv = (text: string, linesMax: number): CsvFile => {
  const [toldLine = '', told] = separatorLine.exec(text) ?? []
  const { sign, end } = separatorOf(text, told)
  const lines: CsvLine[] = []
  let place = toldLine.length
  let line = toldLine === '' ? 1 : 2
  while (place < text.length && lines.length < linesMax) {
    const cells: string[] = []
    const first = line
    for (;;) {
      let cell = ''
      if (text[place] === '"') {
        const quoted = readQuoted(text, place + 1)
        if (quoted === undefined) return { lines, openQuoteIn: first }
        cell = quoted.cell
        place = quoted.next
        line += cell.split('\n').length - 1
      }
      end.lastIndex = place
      const next = end.exec(text)?.index ?? text.length
      cells.push(cell + text.slice(place, next))
      place = next
      if (text[place] !== sign) break
      place += 1
    }
    place += text.startsWith('\r\n', place) ? 2 : 1
    line += 1
    if (cells.some(cell => cell.trim() !== '')) lines.push({ line: first, cells })
  }
  return { lines, openQuoteIn: undefined }
}

/** A cell behind its opening quote, and the place behind its closing quote; undefined where there is none. */
const readQuoted = (text: string, from: number): { cell: string; next: number } | undefined => {
  const parts: string[] = []
  let place = from
  for (;;) {
    const quote = text.indexOf('"', place)
    if (quote === -1) return undefined
    parts.push(text.slice(place, quote))
    // Two quotes inside a quoted cell stand for one.
    if (text[quote + 1] !== '"') return { cell: parts.join('"'), next: quote + 1 }
    place = quote + 2
  }
}
