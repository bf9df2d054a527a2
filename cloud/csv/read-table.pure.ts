import type { TableProblem } from '#contract/checks/table-file.ts'
import { type CsvLine, readCsv } from '#contract/csv/read-csv.ts'

/** A problem in a line of a file; the column is null where the whole line is wrong. */
export type Found<Problem> = { line: number; column: string | null; problem: Problem }

/** The cells of one line by the titles of their columns, trimmed. */
export type TableRow = { line: number; values: ReadonlyMap<string, string> }

type Columns = { all: readonly string[]; needed: readonly string[] }

const at = (line: number, column: string | null, problem: TableProblem): Found<TableProblem> => ({
  line,
  column,
  problem
})

const titleProblems = ({ line, cells }: CsvLine, { all, needed }: Columns): Found<TableProblem>[] => [
  ...needed.filter(name => !cells.includes(name)).map(name => at(line, name, 'columnMissing')),
  ...cells.flatMap((name, place) => {
    if (!all.includes(name)) return [at(line, name.slice(0, 60), 'columnUnknown')]
    return cells.indexOf(name) === place ? [] : [at(line, name, 'columnTwice')]
  })
]

/**
 * The rows of a CSV file with titles in its first line, and the problems of its form. A file with wrong titles has no rows.
 * @param rowsMax rows behind so many are not read
 */
export const readTable = (
  text: string,
  columns: Columns,
  rowsMax: number
): { rows: TableRow[]; problems: Found<TableProblem>[] } => {
  // One line more than there may be tells that there are too many.
  const { lines, openQuoteIn } = readCsv(text, rowsMax + 2)
  const [first, ...rest] = lines
  const problems = openQuoteIn === undefined ? [] : [at(openQuoteIn, null, 'quoteOpen')]
  if (first === undefined) return { rows: [], problems }
  if (first.cells.length > columns.all.length) return { rows: [], problems: [at(first.line, null, 'cellsMany')] }
  const titles = first.cells.map(cell => cell.trim())
  const wrongTitles = titleProblems({ ...first, cells: titles }, columns)
  if (wrongTitles.length > 0) return { rows: [], problems: [...wrongTitles, ...problems] }
  const beyond = rest[rowsMax]
  if (beyond !== undefined) problems.push(at(beyond.line, null, 'rowsMany'))
  const rows: TableRow[] = []
  for (const { line, cells } of rest.slice(0, rowsMax)) {
    if (cells.slice(titles.length).some(cell => cell.trim() !== '')) problems.push(at(line, null, 'cellsMany'))
    else rows.push({ line, values: new Map(titles.map((title, place) => [title, (cells[place] ?? '').trim()])) })
  }
  return { rows, problems }
}
