import { $format, $language } from '@portal/session'
import type { CleaningColumn } from '#contract/calls/figures/statistics.ts'
import { useStore } from '#kit/adapters/solid.ts'
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
  const format = useStore($format)
  const language = useStore($language)
  const days = () => new Intl.DateTimeFormat(language(), { calendar: 'gregory', dateStyle: 'medium', timeZone: 'UTC' })
  return {
    number: (value: number): string => format().number(value),
    /** With its unit. */
    figure: (measure: CleaningColumn, value: number): string =>
      text()(`unit.${measure}`, { value: format().number(inUnit(measure, value)) }),
    minutes: (seconds: number): string =>
      text()('unit.minutes', { value: format().number(Math.round(seconds / 6) / 10) }),
    day: (day: string): string => days().format(Date.parse(day)),
    days: ({ from, to }: { from: string; to: string }): string => days().formatRange(Date.parse(from), Date.parse(to)),
    percent: (share: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(share),
    /** `+12%`, or nothing where there was nothing before. */
    change: (percent: number | undefined): string =>
      percent === undefined
        ? ''
        : new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100)
  }
}
