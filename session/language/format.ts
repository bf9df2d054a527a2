import { computed } from 'nanostores'
import { dashboardTimeZone } from '#contract/limits.ts'
import { $language } from './language.ts'
import { distanceOf } from './relative-time.ts'

/** Numbers and dates as readers of the current language write them. Years are Gregorian in Thai too. */
export type Format = {
  number: (value: number) => string
  /** A change against before, with its sign: `+12 %`. `undefined` where before there was nothing to compare with. */
  change: (now: number, before: number) => string | undefined
  /** A `YYYY-MM-DD` of the cloud: weekday and date. It is a day already, so no time zone may move it. */
  day: (day: string) => string
  /** A moment, in Beijing time as all times of the dashboard (spec §9), or where the reader is. */
  time: (moment: number, zone?: 'beijing' | 'local') => string
  /** How long ago a moment was, or how soon it is; past a week its date. */
  relative: (moment: number, now: number) => string
  /** Several things in one sentence: `A, B and C`. */
  list: (items: Iterable<string>) => string
}

/** A formatter takes milliseconds to make, and most pages need one of them at most: each is made when it is first used. */
const whenUsed = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const gregorian = { calendar: 'gregory' } as const
const moment = { ...gregorian, dateStyle: 'medium', timeStyle: 'short' } as const

export const $format = computed($language, (language): Format => {
  const number = whenUsed(() => new Intl.NumberFormat(language))
  const percent = whenUsed(
    () => new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  )
  const day = whenUsed(
    () =>
      new Intl.DateTimeFormat(language, {
        ...gregorian,
        timeZone: 'UTC',
        weekday: 'short',
        month: 'numeric',
        day: 'numeric'
      })
  )
  const local = whenUsed(() => new Intl.DateTimeFormat(language, moment))
  const beijing = whenUsed(() => new Intl.DateTimeFormat(language, { ...moment, timeZone: dashboardTimeZone }))
  const date = whenUsed(() => new Intl.DateTimeFormat(language, { ...gregorian, dateStyle: 'medium' }))
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const list = whenUsed(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  return {
    number: value => number().format(value),
    change: (now, before) => (before === 0 ? undefined : percent().format((now - before) / before)),
    day: text => day().format(new Date(`${text}T00:00:00Z`)),
    time: (when, zone = 'local') => (zone === 'local' ? local() : beijing()).format(when),
    relative: (when, now) => {
      const distance = distanceOf(when, now)
      return distance === undefined ? date().format(when) : relative().format(distance.value, distance.unit)
    },
    list: items => list().format(items)
  }
})
