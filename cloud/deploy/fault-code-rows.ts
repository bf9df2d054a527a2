import * as v from 'valibot'
import { type FileProblemKind, fileColumns, neededColumns } from '#contract/calls/deploy/fault-code-file.ts'
import { type FileProblem, type WrittenFaultCode, writtenFaultCode } from '#contract/calls/deploy/fault-codes.ts'
import * as limits from '#contract/limits.ts'
import { type CsvLine, readCsv } from './read-csv.ts'

/** A row of a file that has no problem. */
export type FaultCodeRow = { line: number; written: WrittenFaultCode }

export type FaultCodeRows = { rows: FaultCodeRow[]; problems: FileProblem[] }

const problemAt = (line: number, column: string | null, problem: FileProblemKind): FileProblem => ({
  line,
  column,
  problem
})

/** What is wrong with the line of titles. */
const titleProblems = ({ line, cells }: CsvLine): FileProblem[] => [
  ...neededColumns.filter(name => !cells.includes(name)).map(name => problemAt(line, name, 'columnMissing')),
  ...cells.flatMap((name, place) => {
    if (!fileColumns.includes(name)) return [problemAt(line, name.slice(0, 60), 'columnUnknown')]
    return cells.indexOf(name) === place ? [] : [problemAt(line, name, 'columnTwice')]
  })
]

/** The texts of one kind by language, without those that are empty. */
const textsOf = (kind: 'name' | 'remedy', values: ReadonlyMap<string, string>): Record<string, string> => {
  const prefix = `${kind}.`
  return Object.fromEntries(
    [...values].flatMap(([column, value]) =>
      column.startsWith(prefix) && (value !== '' || column === `${prefix}en`)
        ? [[column.slice(prefix.length), value]]
        : []
    )
  )
}

/** The column of a field of the schema. */
const columnOf = (path: string): string =>
  path === 'faultCode' ? 'code' : path.replace(/^names\./, 'name.').replace(/^remedies\./, 'remedy.')

const kindOf = (column: string, type: string): FileProblemKind => {
  if (column === 'code') return 'codeIllegal'
  if (column === 'severity') return 'severityUnknown'
  return type === 'max_length' ? 'tooLong' : 'blank'
}

const readRow = (titles: readonly string[], { line, cells }: CsvLine): FaultCodeRow | FileProblem[] => {
  if (cells.slice(titles.length).some(cell => cell.trim() !== '')) return [problemAt(line, null, 'cellsMany')]
  const values = new Map(titles.map((title, place) => [title, (cells[place] ?? '').trim()]))
  const read = v.safeParse(writtenFaultCode, {
    faultCode: values.get('code'),
    severity: values.get('severity'),
    names: textsOf('name', values),
    remedies: textsOf('remedy', values)
  })
  if (read.success) return { line, written: read.output }
  // One problem a cell.
  const wrong = new Map(read.issues.map(issue => [columnOf(v.getDotPath(issue) ?? ''), issue.type]))
  return [...wrong].map(([column, type]) => problemAt(line, column, kindOf(column, type)))
}

/** The codes of a CSV file, and what is wrong in which line. A code counts at its first line. */
export const readFaultCodeRows = (text: string): FaultCodeRows => {
  // One line more than there may be tells that there are too many.
  const { lines, openQuoteIn } = readCsv(text, limits.faultFileRowsMax + 2)
  const [first, ...rest] = lines
  const problems = openQuoteIn === undefined ? [] : [problemAt(openQuoteIn, null, 'quoteOpen')]
  if (first === undefined) return { rows: [], problems }
  if (first.cells.length > fileColumns.length) return { rows: [], problems: [problemAt(first.line, null, 'cellsMany')] }
  const titles = first.cells.map(cell => cell.trim())
  const wrongTitles = titleProblems({ ...first, cells: titles })
  if (wrongTitles.length > 0) return { rows: [], problems: [...wrongTitles, ...problems] }
  const beyond = rest[limits.faultFileRowsMax]
  if (beyond !== undefined) problems.push(problemAt(beyond.line, null, 'rowsMany'))
  const rows = new Map<string, FaultCodeRow>()
  for (const line of rest.slice(0, limits.faultFileRowsMax)) {
    const read = readRow(titles, line)
    if (Array.isArray(read)) problems.push(...read)
    else if (rows.has(read.written.faultCode)) problems.push(problemAt(read.line, 'code', 'codeTwice'))
    else rows.set(read.written.faultCode, read)
  }
  return { rows: [...rows.values()], problems: problems.sort((one, other) => one.line - other.line) }
}
