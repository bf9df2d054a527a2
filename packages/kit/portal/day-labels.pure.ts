import { dateFormat } from '@portal/session'
import type { Language } from '#contract/languages.ts'
import type { ChartLabel } from '#contract/page/chart.ts'

const daysOfWeek = 7

/** The days below a chart. Within a week the weekday is enough where there is little space, else the date. */
export const dayLabels = (days: readonly string[], language: Language): ChartLabel[] => {
  const long = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const options =
    days.length <= daysOfWeek ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const short = dateFormat(language, { ...options, timeZone: 'UTC' })
  return days.map(day => ({ long: long.format(Date.parse(day)), short: short.format(Date.parse(day)) }))
}
