import { $locale, dateFormat, numberFormat } from '@portal/session'
import { computed } from 'nanostores'

/** How the dashboard writes numbers, shares, kilometres and days. */
export const $amounts = computed($locale, language => {
  const dateOf =
    (options: Intl.DateTimeFormatOptions) =>
    (day: string): string =>
      dateFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
  const numberOf = (options: Intl.NumberFormatOptions) => ({
    write: (value: number): string => numberFormat(language, options).format(value),
    parts: (value: number) => numberFormat(language, options).formatToParts(value)
  })
  const kilometres = numberOf({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  const monthOf = (options: Intl.DateTimeFormatOptions) => {
    const write = dateOf(options)
    return (month: string): string => write(`${month}-01`)
  }
  return {
    number: numberOf({ maximumFractionDigits: 1 }).write,
    share: numberOf({ style: 'percent', maximumFractionDigits: 0 }).write,
    change: numberOf({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).write,
    kilometres: kilometres.write,
    /** The number and, apart from it, its unit, which is written smaller. */
    kilometreParts: (value: number): [number: string, unit: string] => {
      const parts = kilometres.parts(value)
      const textOf = (wanted: (type: string) => boolean): string =>
        parts
          .filter(({ type }) => wanted(type))
          .map(part => part.value)
          .join('')
          .trim()
      return [textOf(type => type !== 'unit' && type !== 'literal'), textOf(type => type === 'unit')]
    },
    fullDay: dateOf({ dateStyle: 'full' }),
    day: dateOf({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: dateOf({ weekday: 'short' }),
    date: dateOf({ day: 'numeric', month: 'short' }),
    wholeDate: dateOf({ dateStyle: 'medium' }),
    month: monthOf({ month: 'long', year: 'numeric' }),
    shortMonth: monthOf({ month: 'short' })
  }
})
export type Amounts = ReturnType<typeof $amounts.get>
