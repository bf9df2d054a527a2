import * as v from 'valibot'
import { newRobot } from '#contract/calls/robot-registry/register.ts'
import {
  neededRobotColumns,
  type RobotFileProblem,
  type RobotFileProblemKind,
  robotFileColumns
} from '#contract/calls/robot-registry/robot-file.ts'
import * as limits from '#contract/limits.ts'
import { readTable, type TableRow } from '../../csv/read-table.pure.ts'

/** A row of a file that has no problem. A part for which the file has no column is undefined. */
export type RobotRow = {
  line: number
  serial: string
  model: string
  /** Empty: the serial stands for it. */
  name: string | undefined
  /** The code of a store; empty for none. */
  storeCode: string | undefined
}

const about = v.pick(newRobot, ['serial', 'model', 'name'])

const kindOf = (path: string, type: string): RobotFileProblemKind => {
  if (type === 'max_length') return 'tooLong'
  return path === 'serial' ? 'serialIllegal' : 'blank'
}

const readRow = ({ line, values }: TableRow): RobotRow | RobotFileProblem[] => {
  const name = values.get('name')
  const read = v.safeParse(about, {
    serial: values.get('serial'),
    model: values.get('model'),
    ...(name === undefined || name === '' ? {} : { name })
  })
  if (read.success) {
    const { serial, model } = read.output
    return { line, serial, model, name: name && read.output.name, storeCode: values.get('store')?.toUpperCase() }
  }
  // One problem a cell.
  const paths = new Map(read.issues.map(issue => [v.getDotPath(issue) ?? '', issue.type]))
  return [...paths].map(([column, type]) => ({
    line,
    column,
    problem: values.get(column) === '' ? 'blank' : kindOf(column, type)
  }))
}

/** The robots of a CSV file, and the problems of its lines. A serial counts at its first line. */
export const readRobotRows = (text: string): { rows: RobotRow[]; problems: RobotFileProblem[] } => {
  const columns = { all: robotFileColumns, needed: neededRobotColumns }
  const table = readTable(text, columns, limits.robotFileRowsMax)
  const problems: RobotFileProblem[] = [...table.problems]
  const rows: RobotRow[] = []
  const seen = new Set<string>()
  for (const row of table.rows) {
    const read = readRow(row)
    if (Array.isArray(read)) problems.push(...read)
    else if (seen.has(read.serial)) problems.push({ line: read.line, column: 'serial', problem: 'serialTwice' })
    else rows.push(read)
    if (!Array.isArray(read)) seen.add(read.serial)
  }
  return { rows, problems }
}
