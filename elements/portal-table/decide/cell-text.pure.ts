import { numberFormat } from '@portal/session'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import { asState, cellValue } from './cell-value.pure.ts'

/** Writes the value of a cell as readers of the language do. */
export type CellText = (column: TableColumn, row: TableRow) => string

const second = 1_000
const durationUnits = [
  { unit: 'day', ms: 86_400 * second },
  { unit: 'hour', ms: 3_600 * second },
  { unit: 'minute', ms: 60 * second },
  { unit: 'second', ms: second }
] as const
const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** The two largest units that a duration has. */
export const durationParts = (ms: number): { unit: string; count: number }[] => {
  const first = durationUnits.findIndex(it => Math.abs(ms) >= it.ms)
  const start = first === -1 ? durationUnits.length - 1 : first
  let rest = Math.abs(ms)
  const parts = durationUnits.slice(start, start + 2).map(({ unit, ms: size }) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return { unit, count: ms < 0 ? -count : count }
  })
  return parts.filter(({ count }, index) => index === 0 || count !== 0)
}

/** A number of bytes in the unit that keeps it below 1000. */
export const bytesIn = (bytes: number): { unit: string; count: number } => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1)
  return { unit: byteUnits[power] ?? 'byte', count: bytes / 1_000 ** power }
}

/** @param date writes a time */
export const cellTexts = (language: string, date: (moment: number) => string): CellText => {
  const inUnit = ({ unit, count }: { unit: string; count: number }, unitDisplay: 'narrow' | 'short'): string =>
    numberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(count)
  return (column, row) => {
    const value = cellValue(column, row)
    if (value === null || value === undefined) return ''
    if (typeof value !== 'number') return asState(value)?.text ?? String(value)
    if (!Number.isFinite(value)) return ''
    switch (column.type) {
      case 'date':
        return date(value)
      case 'duration':
        return durationParts(value)
          .map(part => inUnit(part, 'narrow'))
          .join(' ')
      case 'bytes':
        return inUnit(bytesIn(value), 'short')
      case 'number':
        return numberFormat(language, column.number).format(value)
      default:
        return String(value)
    }
  }
}
