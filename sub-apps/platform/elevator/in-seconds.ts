import type { Language } from '#contract/languages.ts'

/** Milliseconds as a reader sees them: `12.5 s`. */
export const inSeconds = (language: Language, milliseconds: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1
  }).format(milliseconds / 1_000)
