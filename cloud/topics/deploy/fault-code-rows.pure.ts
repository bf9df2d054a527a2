import * as v from 'valibot'
import { type FileProblemKind, fileColumns, neededColumns } from '#contract/calls/deploy/fault-code-file.ts'
import { type FileProblem, type WrittenFaultCode, writtenFaultCode } from '#contract/calls/deploy/fault-codes.ts'
import * as limits from '#contract/limits.ts'
import { readTable, type TableRow } from '../../csv/read-table.pure.ts'

/** A row of a file that has no problem. */
export type FaultCodeRow = { line: number; written: WrittenFaultCode }

export type FaultCodeRows = { rows: FaultCodeRow[]; problems: FileProblem[] }

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

const readRow = ({ line, values }: TableRow): FaultCodeRow | FileProblem[] => {
  const read = v.safeParse(writtenFaultCode, {
    faultCode: values.get('code'),
    severity: values.get('severity'),
    names: textsOf('name', values),
    remedies: textsOf('remedy', values)
  })
  if (read.success) return { line, written: read.output }
  // One problem a cell.
  const wrong = new Map(read.issues.map(issue => [columnOf(v.getDotPath(issue) ?? ''), issue.type]))
  return [...wrong].map(([column, type]) => ({ line, column, problem: kindOf(column, type) }))
}

/** The codes of a CSV file, and the problems of its lines. A code counts at its first line. */
export const readFaultCodeRows = (text: string): FaultCodeRows => {
  const table = readTable(text, { all: fileColumns, needed: neededColumns }, limits.faultFileRowsMax)
  const problems: FileProblem[] = [...table.problems]
  const rows = new Map<string, FaultCodeRow>()
  for (const row of table.rows) {
    const read = readRow(row)
    if (Array.isArray(read)) problems.push(...read)
    else if (rows.has(read.written.faultCode)) problems.push({ line: read.line, column: 'code', problem: 'codeTwice' })
    else rows.set(read.written.faultCode, read)
  }
  return { rows: [...rows.values()], problems: problems.sort((one, other) => one.line - other.line) }
}
