import type { ChartData } from '../charts/chart-data.ts'
import type { Amounts } from '../figures/amounts.ts'

const daysOfWeek = 7

/** The days below a chart. Within a week the weekday is enough where there is little space, else the date. */
export const dayLabels = (
  days: readonly string[],
  amounts: Pick<Amounts, 'day' | 'weekday' | 'date'>
): ChartData['labels'] =>
  days.map(day => ({
    long: amounts.day(day),
    short: days.length <= daysOfWeek ? amounts.weekday(day) : amounts.date(day)
  }))
