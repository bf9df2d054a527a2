import { computed } from 'nanostores'
import { dashboardTimeZone } from '#contract/limits.ts'
import { freeze, readOnly } from '../stores.ts'
import { dateFormat, listFormat, numberFormat, relativeFormat } from './formats.pure.ts'
import { $language } from './language.ts'
import { distanceOf } from './relative-time.ts'
import { $traditional } from './traditional.ts'

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

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The tag of what is on screen, for `lang`: the language, or the one whose texts lie over it. */
export const $locale = readOnly(
  computed([$language, $traditional], (language, { code, isOn }): string =>
    language === 'zh' && isOn && code !== undefined ? code : language
  )
)

export const $format = readOnly(
  computed($locale, (language): Format => {
    return freeze({
      number: value => numberFormat(language).format(value),
      time: (when, zone = 'local') =>
        dateFormat(language, zone === 'local' ? moment : { ...moment, timeZone: dashboardTimeZone }).format(when),
      relative: (when, now) => {
        const distance = distanceOf(when, now)
        return distance === undefined
          ? dateFormat(language, { dateStyle: 'medium' }).format(when)
          : relativeFormat(language).format(distance.value, distance.unit)
      },
      list: items => listFormat(language, { type: 'conjunction' }).format(items)
    })
  })
)
