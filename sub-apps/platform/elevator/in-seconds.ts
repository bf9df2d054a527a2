import { numberFormat } from '@portal/session'
import type { Language } from '#contract/languages.ts'

/** Milliseconds as a reader sees them: `12.5s`. */
export const inSeconds = (language: Language, milliseconds: number): string =>
  numberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1
  }).format(milliseconds / 1_000)
