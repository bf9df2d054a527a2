import { numberFormat } from './formats.pure.ts'

/* How bytes and durations are written, everywhere. */

const second = 1_000
const durationUnits = [
  { unit: 'day', ms: 86_400 * second },
  { unit: 'hour', ms: 3_600 * second },
  { unit: 'minute', ms: 60 * second },
  { unit: 'second', ms: second }
] as const
const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

type Amount = { unit: string; count: number }

/** The two largest units that a duration has. */
const durationParts = (ms: number): Amount[] => {
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
const bytesIn = (bytes: number): Amount => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1)
  return { unit: byteUnits[power] ?? 'byte', count: bytes / 1_000 ** power }
}

const written = (language: string, { unit, count }: Amount, unitDisplay: 'narrow' | 'short' | 'long'): string =>
  numberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(count)

/** Milliseconds as `1h 20m`. */
export const durationText = (language: string, ms: number): string =>
  durationParts(ms)
    .map(part => written(language, part, 'narrow'))
    .join(' ')

/** Bytes as `4.5 MB`. Only the long form of a byte has a plural. */
export const bytesText = (language: string, bytes: number): string => {
  const amount = bytesIn(bytes)
  return written(language, amount, amount.unit === 'byte' ? 'long' : 'short')
}
