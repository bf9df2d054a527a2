import * as v from 'valibot'
import {
  hoursColumns,
  neededStoreColumns,
  type StoreFileProblem,
  type StoreFileProblemKind,
  storeFileColumns
} from '#contract/calls/stores/store-file.ts'
import { createStore } from '#contract/calls/stores/stores.ts'
import { type OpeningSpan, spanBetween } from '#contract/checks/opening-hours.ts'
import * as limits from '#contract/limits.ts'
import { readTable, type TableRow } from '../../csv/read-table.pure.ts'

const newStore = createStore.body ?? v.never()

/** The data of a store in a row. A part for which the file has no columns is left out. */
export type WrittenStore = Omit<v.InferOutput<typeof newStore>, 'tenantId'>

/** A row of a file that has no problem. */
export type StoreRow = { line: number; written: WrittenStore }

export type StoreRows = { rows: StoreRow[]; problems: StoreFileProblem[] }

const clockForm = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/

/** The spans of a cell as `11:30-14:30 17:30-01:00`; undefined where one of them is none. */
const spansOf = (cell: string, weekday: number): OpeningSpan[] | undefined => {
  // The longest good cell has four spans of eleven signs, and what parts them.
  if (cell.length > 100) return undefined
  const spans = cell
    .split(/[-–]/)
    .map(part => part.trim())
    .join('-')
    .split(/[\s,;]+/)
    .filter(part => part !== '')
    .map(part => {
      const [, fromHour, fromMinute, untilHour, untilMinute] = clockForm.exec(part) ?? []
      const from = Number(fromHour) * 60 + Number(fromMinute)
      const until = Number(untilHour) * 60 + Number(untilMinute)
      return from < 24 * 60 && until <= 24 * 60 ? spanBetween(weekday, from, until) : undefined
    })
  return spans.includes(undefined) ? undefined : spans.filter(span => span !== undefined)
}

type Part<Value> = { value: Value | null | undefined; problems: Omit<StoreFileProblem, 'line'>[] }

const good = <Value>(value: Value) => ({ value, problems: [] })
const wrong = (column: string, problem: StoreFileProblemKind): Part<never> => ({
  value: undefined,
  problems: [{ column, problem }]
})

/** When a store is open. Time zone and overlaps are checked with the rest of the row. */
const openingOf = (values: TableRow['values']): Part<{ timeZone: string; spans: OpeningSpan[] }> => {
  if (!['timeZone', ...hoursColumns].some(column => values.has(column))) return good(undefined)
  const cells = hoursColumns.map((column, index) => ({ column, spans: spansOf(values.get(column) ?? '', index + 1) }))
  const illegal = cells.filter(({ spans }) => spans === undefined)
  if (illegal.length > 0)
    return { value: undefined, problems: illegal.map(({ column }) => ({ column, problem: 'hoursIllegal' })) }
  const spans = cells.flatMap(cell => cell.spans ?? [])
  const timeZone = values.get('timeZone') ?? ''
  if (timeZone !== '') return good({ timeZone, spans })
  return spans.length === 0 ? good(null) : wrong('timeZone', 'zoneMissing')
}

const degreesForm = /^-?\d{1,3}(?:\.\d{1,15})?$/

const positionOf = (values: TableRow['values']): Part<{ latitude: number; longitude: number }> => {
  const cells = (['latitude', 'longitude'] as const).map(column => ({ column, cell: values.get(column) }))
  if (cells.every(({ cell }) => cell === undefined)) return good(undefined)
  if (cells.every(({ cell }) => cell === undefined || cell === '')) return good(null)
  const illegal = cells.find(({ cell = '' }) => !degreesForm.test(cell))
  if (illegal !== undefined) return wrong(illegal.column, 'positionIllegal')
  const [latitude = 0, longitude = 0] = cells.map(({ cell }) => Number(cell))
  return good({ latitude, longitude })
}

/** The column of a field of the schema. */
const columnOf = (path: string): string => {
  if (path === 'storeCode') return 'code'
  if (path.startsWith('position.')) return path.slice('position.'.length)
  if (path === 'opening.timeZone') return 'timeZone'
  return path.startsWith('opening') ? 'hours.monday' : path
}

const kindOf = (path: string, type: string): StoreFileProblemKind => {
  if (path === 'storeCode') return 'codeIllegal'
  if (path === 'country') return 'countryUnknown'
  if (path.startsWith('position')) return 'positionIllegal'
  if (path === 'opening.timeZone') return 'zoneUnknown'
  if (path.startsWith('opening')) return 'hoursOverlap'
  return type === 'max_length' ? 'tooLong' : 'blank'
}

const readRow = ({ line, values }: TableRow): StoreRow | StoreFileProblem[] => {
  const opening = openingOf(values)
  const position = positionOf(values)
  const storeCode = values.get('code') ?? ''
  const read = v.safeParse(newStore, {
    ...(storeCode === '' ? {} : { storeCode }),
    name: values.get('name'),
    city: values.get('city'),
    country: values.get('country')?.toUpperCase(),
    opening: opening.value,
    position: position.value
  })
  const problems = [...opening.problems, ...position.problems].map(problem => ({ line, ...problem }))
  if (read.success && problems.length === 0) return { line, written: read.output }
  // One problem a cell.
  const paths = new Map((read.issues ?? []).map(issue => [v.getDotPath(issue) ?? '', issue.type]))
  return [
    ...problems,
    ...[...paths].map(([path, type]) => ({ line, column: columnOf(path), problem: kindOf(path, type) }))
  ]
}

/** The stores of a CSV file, and the problems of its lines. A code and a name count at their first line. */
export const readStoreRows = (text: string): StoreRows => {
  const columns = { all: storeFileColumns, needed: neededStoreColumns }
  const table = readTable(text, columns, limits.storeFileRowsMax)
  const problems: StoreFileProblem[] = [...table.problems]
  const rows: StoreRow[] = []
  const seen = new Set<string>()
  for (const row of table.rows) {
    const read = readRow(row)
    if (Array.isArray(read)) {
      problems.push(...read)
      continue
    }
    const { storeCode, name } = read.written
    const [code, called] = [`code ${storeCode}`, `name ${name.toLowerCase()}`]
    if (storeCode !== undefined && seen.has(code))
      problems.push({ line: read.line, column: 'code', problem: 'codeTwice' })
    else if (seen.has(called)) problems.push({ line: read.line, column: 'name', problem: 'nameTwice' })
    else rows.push(read)
    seen.add(code).add(called)
  }
  return { rows, problems: problems.sort((one, other) => one.line - other.line) }
}
