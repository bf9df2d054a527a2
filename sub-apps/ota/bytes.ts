import { numberFormat } from '@portal/session'
import type { Language } from '#contract/languages.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes in the largest unit of which there is one, with one decimal place. */
export const bytesIn = (language: Language, bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = units[power] ?? 'byte'
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / 1_000 ** power)
}
