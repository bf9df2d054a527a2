import { computed } from 'nanostores'
import { dashboardTimeZone } from '#contract/limits.ts'
import { freeze, readOnly } from '../stores.ts'
import { $language } from './language.ts'
import { distanceOf } from './relative-time.ts'

/** Writes numbers and dates as readers of the current language do. Years are Gregorian in Thai too. */
export type Format = {
  number: (value: number) => string
  /** A time, in Beijing time as everywhere on the dashboard (docs/requirements.md §9), or in the reader's time zone. */
  time: (moment: number, zone?: 'beijing' | 'local') => string
  /** How long ago a time was, or how soon it is. After a week, the date. */
  relative: (moment: number, now: number) => string
  /** A list in one sentence: `A, B and C`. */
  list: (items: Iterable<string>) => string
}

/** Makes a value on its first use. A formatter takes milliseconds to make, and most pages need at most one. */
export const whenUsed = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const gregorian = { calendar: 'gregory' } as const
const moment = { ...gregorian, dateStyle: 'medium', timeStyle: 'short' } as const

export const $format = readOnly(
  computed($language, (language): Format => {
    const number = whenUsed(() => new Intl.NumberFormat(language))
    const local = whenUsed(() => new Intl.DateTimeFormat(language, moment))
    const beijing = whenUsed(() => new Intl.DateTimeFormat(language, { ...moment, timeZone: dashboardTimeZone }))
    const date = whenUsed(() => new Intl.DateTimeFormat(language, { ...gregorian, dateStyle: 'medium' }))
    const relative = whenUsed(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
    const list = whenUsed(() => new Intl.ListFormat(language, { type: 'conjunction' }))
    return freeze({
      number: value => number().format(value),
      time: (when, zone = 'local') => (zone === 'local' ? local() : beijing()).format(when),
      relative: (when, now) => {
        const distance = distanceOf(when, now)
        return distance === undefined ? date().format(when) : relative().format(distance.value, distance.unit)
      },
      list: items => list().format(items)
    })
  })
)
