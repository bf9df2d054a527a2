import type { Translate } from '@portal/session'
import type { ChartData } from '../charts/chart-data.ts'
import type { Amounts } from '../figures/amounts.ts'
import { $today } from '../period/current-view.ts'

const daysOfWeek = 7

/** The days below a chart. Today is not over yet, and says so. Within a week the weekday is enough where there is little space, else the date. */
export const dayLabels = (
  days: readonly string[],
  amounts: Pick<Amounts, 'day' | 'weekday' | 'date'>,
  translate: Translate
): ChartData['labels'] =>
  days.map(day => ({
    long: day === $today.get() ? translate('dashboard.daySoFar', { day: amounts.day(day) }) : amounts.day(day),
    file: day,
    short: days.length <= daysOfWeek ? amounts.weekday(day) : amounts.date(day)
  }))
