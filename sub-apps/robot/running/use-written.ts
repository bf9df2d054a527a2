import { $language, dateFormat, numberFormat } from '@portal/session'
import { type ComputedRef, computed } from 'vue'
import { useStore } from '#kit/adapters/vue.ts'
import { changeOf } from './by-kind.pure.ts'

type Written = {
  number: (value: number) => string
  hours: (seconds: number) => string
  kilometres: (km: number) => string
  /** `+12%`; empty where nothing was before. */
  change: (now: number, before: number) => string
  day: (day: string) => string
  days: (period: { from: string; to: string }) => string
}

/** How figures and days are written for readers of the current language. */
export const useWritten = (): ComputedRef<Written> => {
  const language = useStore($language)
  return computed((): Written => {
    const number = (options?: Intl.NumberFormatOptions) => numberFormat(language.value, options)
    const days = dateFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' })
    const hours = number({ style: 'unit', unit: 'hour', maximumFractionDigits: 1 })
    const kilometres = number({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
    const percent = number({ style: 'percent', signDisplay: 'exceptZero' })
    const plain = number()
    return {
      number: value => plain.format(value),
      hours: seconds => hours.format(seconds / 3_600),
      kilometres: km => kilometres.format(km),
      change: (now, before) => {
        const change = changeOf(now, before)
        return change === undefined ? '' : percent.format(change)
      },
      day: day => days.format(Date.parse(day)),
      days: ({ from, to }) => days.formatRange(Date.parse(from), Date.parse(to))
    }
  })
}
