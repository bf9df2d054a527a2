/**
 * The one place that makes formatters of `Intl`. A formatter takes milliseconds to make, so each is made once. Every value
 * that could make `Intl` throw is guarded: a language that is none is written as English, and a zone that this browser does
 * not know as UTC. `scripts/check/globals.ts` finds a formatter that is made elsewhere.
 */
import { isTimeZone } from '#contract/checks/time-zone.ts'
import { localeTag } from '../browser/locale-tag.pure.ts'

const made = new Map<string, unknown>()

/** Languages that are written by the rules of another tag. */
const writtenAs = new Map<string, string>()

/** Writes a language by the rules of another tag from now on: Chinese as `zh-TW`. Without a tag, by its own. */
export const writeAs = (language: string, tag: string | undefined): void => {
  if (tag === undefined) writtenAs.delete(language)
  else writtenAs.set(language, tag)
}

/** The formatter of these values: the one that was made before, or a new one. */
const once = <Formatter>(kind: string, asked: string, options: object, make: (tag: string) => Formatter): Formatter => {
  const language = writtenAs.get(asked) ?? asked
  const key = JSON.stringify([kind, language, options])
  const known = made.get(key) as Formatter | undefined
  if (known !== undefined) return known
  const formatter = make(localeTag(language) ?? 'en')
  made.set(key, formatter)
  return formatter
}

export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once('number', language, options, tag => new Intl.NumberFormat(tag, options))

/** Years are Gregorian in every language, also in Thai. Without a zone, times are the reader's. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat =>
  once('date', language, options, tag => {
    const { timeZone, ...rest } = options
    const zone = timeZone === undefined ? {} : { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' }
    return new Intl.DateTimeFormat(tag, { calendar: 'gregory', ...rest, ...zone })
  })

export const relativeFormat = (language: string): Intl.RelativeTimeFormat =>
  once('relative', language, {}, tag => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

export const listFormat = (language: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  once('list', language, options, tag => new Intl.ListFormat(tag, options))

/** The order of words in a language. Numbers in words count as numbers where `numeric` says so. */
export const collator = (language: string, options: Intl.CollatorOptions = {}): Intl.Collator =>
  once('order', language, options, tag => new Intl.Collator(tag, options))

export const pluralRules = (language: string): Intl.PluralRules =>
  once('plural', language, {}, tag => new Intl.PluralRules(tag))

/** The names of regions or languages. `of` throws for a code that has no form of a code. */
export const displayNames = (language: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames =>
  once('names', language, options, tag => new Intl.DisplayNames(tag, options))

/** What is known of a language tag, as its region. @returns undefined for a text that is no tag */
export const localeOf = (language: string): Intl.Locale | undefined => {
  const tag = localeTag(language)
  return tag === undefined ? undefined : new Intl.Locale(tag)
}

/** The letters of a text as readers count them: an emoji, or a letter with its marks, is one. */
export function* lettersOf(text: string): Iterable<string> {
  const segmenter = once('letters', 'en', {}, () => new Intl.Segmenter())
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** The names of all time zones that this browser knows. */
export const knownTimeZones = (): string[] => [...Intl.supportedValuesOf('timeZone'), 'UTC']

type WeekInfo = { firstDay: number }

/** Where the browser does not know: Firefox has no week of a language yet. Elsewhere weeks begin on Monday. */
const sundayFirst: readonly string[] = ['en', 'ja', 'ko', 'th']

/** The day with which weeks begin for readers of a language: 1 is Monday, 7 is Sunday. */
export const firstWeekday = (language: string, locale: Intl.Locale | undefined = localeOf(language)): number => {
  // Browsers have it as a function, as a property, or not at all.
  const known = locale as (Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }) | undefined
  return (known?.getWeekInfo?.() ?? known?.weekInfo)?.firstDay ?? (sundayFirst.includes(language) ? 7 : 1)
}
