import { dateFormat, listFormat, numberFormat } from '@portal/session'
import { dashboardTimeZone } from '#contract/limits.ts'

/** Writes the times of appointments: in Beijing, as after-sales people work, and in the reader's own zone. */
export type Times = {
  /** `Wednesday 25 November 2026` */
  date: (time: number) => string
  /** `10:30` */
  clock: (time: number) => string
  /** `10:30 – 12:30` */
  hours: (start: number, end: number) => string
  /** `Wednesday 25 November 2026, 10:30 – 12:30` */
  period: (start: number, end: number) => string
  /** The same in the reader's zone, with its name; undefined where clocks there show the same. */
  ownPeriod: (start: number, end: number) => string | undefined
  /** The name of the reader's zone at this time; undefined where clocks there show Beijing's time. */
  ownZone: (time: number) => string | undefined
  badge: (time: number) => { day: string; month: string }
  /** `1 hour, 30 minutes` */
  length: (minutes: number) => string
}

const inBeijing = { timeZone: dashboardTimeZone } as const
const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The hour in Beijing, from 0 to 23. */
export const beijingHour = (time: number): number =>
  Number(dateFormat('en', { ...inBeijing, hour: '2-digit', hourCycle: 'h23' }).format(time))

/** Two names can stand for one time, as Shanghai and Singapore do. */
const showsBeijing = (zone: string, time: number): boolean => {
  const shown = (timeZone: string) =>
    dateFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time)
  return shown(zone) === shown(dashboardTimeZone)
}

const zoneName = (language: string, timeZone: string, time: number): string =>
  dateFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** @param zone of the reader, by its name */
export const timesIn = (language: string, zone: string): Times => {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(language, { ...inBeijing, ...options })
  const own = dateFormat(language, { timeZone: zone, ...date, ...clock })
  const unit = (name: 'hour' | 'minute', value: number) =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  const dates = format(date)
  const clocks = format(clock)
  const periods = format({ ...date, ...clock })
  const ownZone = (time: number) => (showsBeijing(zone, time) ? undefined : zoneName(language, zone, time))
  return {
    date: time => dates.format(time),
    clock: time => clocks.format(time),
    hours: (start, end) => clocks.formatRange(start, end),
    period: (start, end) => periods.formatRange(start, end),
    ownPeriod: (start, end) => {
      const name = ownZone(start)
      return name === undefined ? undefined : `${own.formatRange(start, end)} (${name})`
    },
    ownZone,
    badge: time => ({ day: format({ day: 'numeric' }).format(time), month: format({ month: 'short' }).format(time) }),
    length: minutes => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      const parts = [...(hours > 0 ? [unit('hour', hours)] : []), ...(rest > 0 ? [unit('minute', rest)] : [])]
      return listFormat(language, { type: 'unit' }).format(parts)
    }
  }
}
