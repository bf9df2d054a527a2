import { computed } from 'nanostores'
import { dashboardTimeZone } from '#contract/limits.ts'
import { $language } from './language.ts'

/** Numbers and dates as readers of the current language write them. Years are Gregorian in Thai too. */
export type Format = {
  number: (value: number) => string
  /** A change against before, with its sign: `+12 %`. `undefined` where before there was nothing to compare with. */
  change: (now: number, before: number) => string | undefined
  /** A `YYYY-MM-DD` of the cloud: weekday and date. It is a day already, so no time zone may move it. */
  day: (day: string) => string
  /** A moment, in Beijing time as all times of the dashboard (spec §9), or where the reader is. */
  time: (moment: number, zone?: 'beijing' | 'local') => string
}

export const $format = computed($language, (language): Format => {
  const calendar = { calendar: 'gregory' } as const
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0
  })
  const day = new Intl.DateTimeFormat(language, {
    ...calendar,
    timeZone: 'UTC',
    weekday: 'short',
    month: 'numeric',
    day: 'numeric'
  })
  const shown = { ...calendar, dateStyle: 'medium', timeStyle: 'short' } as const
  const local = new Intl.DateTimeFormat(language, shown)
  const beijing = new Intl.DateTimeFormat(language, { ...shown, timeZone: dashboardTimeZone })
  return {
    number: value => number.format(value),
    change: (now, before) => (before === 0 ? undefined : percent.format((now - before) / before)),
    day: text => day.format(new Date(`${text}T00:00:00Z`)),
    time: (moment, zone = 'local') => (zone === 'local' ? local : beijing).format(moment)
  }
})
