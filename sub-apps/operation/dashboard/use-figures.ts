import { $language, dateFormat, numberFormat } from '@portal/session'
import { type ComputedRef, computed } from 'vue'
import { dashboardTimeZone } from '#contract/limits.ts'
import { useStore } from '#kit/adapters/vue.ts'

/** From here on a number on a wall is rounded: seven digits in large letters fill a card. */
const roundedFrom = 100_000

/** How a wall writes numbers and the clock. */
type Figures = {
  number: (value: number) => string
  /** `+12%`; undefined where there is nothing to compare with. */
  change: (now: number, before: number) => string | undefined
  clock: (moment: number) => string
  day: (moment: number) => string
}

export const useFigures = (): ComputedRef<Figures> => {
  const language = useStore($language)
  return computed((): Figures => {
    const whole = numberFormat(language.value)
    const rounded = numberFormat(language.value, { notation: 'compact', maximumFractionDigits: 1 })
    const percent = numberFormat(language.value, { style: 'percent', signDisplay: 'exceptZero' })
    const there = { timeZone: dashboardTimeZone } as const
    const clock = dateFormat(language.value, { ...there, timeStyle: 'medium', hourCycle: 'h23' })
    const day = dateFormat(language.value, { ...there, dateStyle: 'full' })
    return {
      number: value => (value < roundedFrom ? whole : rounded).format(value),
      change: (now, before) => (before === 0 ? undefined : percent.format(now / before - 1)),
      clock: moment => clock.format(moment),
      day: moment => day.format(moment)
    }
  })
}
