import { $format, $language, dateFormat, numberFormat } from '@portal/session'
import type { CleaningColumn } from '#contract/calls/figures/statistics.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from './texts.ts'

const secondsPerHour = 3_600
const perThousand = 1_000

/** A figure in the unit that people read: hours, litres, kilowatt hours. */
export const inUnit = (measure: CleaningColumn, value: number): number => {
  if (measure === 'seconds') return Math.round((value / secondsPerHour) * 10) / 10
  if (measure === 'water' || measure === 'energy') return Math.round((value / perThousand) * 10) / 10
  return value
}

/** How figures and days are written for readers of the current language. */
export const useWritten = () => {
  const text = useText()
  const { number } = useStore($format)
  const language = useStore($language)
  const days = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const percent = (options: Intl.NumberFormatOptions) => numberFormat(language, { style: 'percent', ...options })
  return {
    number,
    /** With its unit. */
    figure: (measure: CleaningColumn, value: number): string =>
      text(`unit.${measure}`, { value: number(inUnit(measure, value)) }),
    /** `m²`; empty for a count. */
    unit: (measure: CleaningColumn): string => text(`unit.${measure}`, { value: '' }).trim(),
    minutes: (seconds: number): string => text('unit.minutes', { value: number(Math.round(seconds / 6) / 10) }),
    day: (day: string): string => days.format(Date.parse(day)),
    days: ({ from, to }: { from: string; to: string }): string => days.formatRange(Date.parse(from), Date.parse(to)),
    percent: (share: number): string => percent({}).format(share),
    /** `+12%`, or nothing where there was nothing before. */
    change: (change: number | undefined): string =>
      change === undefined ? '' : percent({ signDisplay: 'exceptZero' }).format(change / 100)
  }
}
