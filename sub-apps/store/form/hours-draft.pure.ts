import { minutesOfDay, type OpeningSpan, overlapsIn, spanBetween } from '#contract/checks/opening-hours.ts'

/* Pure: opening hours while they are typed. */

/** A span as its two fields have it, `09:30`; empty for an empty field. The key tells rows apart while others come and go. */
export type TypedSpan = { key: number; weekday: number; from: string; until: string }

/** The problem of a span: a time is missing, or it begins while another span lasts. */
export type SpanProblem = 'empty' | 'overlaps'

const minutesIn = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const typedTime = (minutes: number): string =>
  [Math.floor((minutes % minutesOfDay) / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

export const typedHours = (spans: readonly OpeningSpan[]): TypedSpan[] =>
  spans.map(({ weekday, from, until }, key) => ({ key, weekday, from: typedTime(from), until: typedTime(until) }))

/** A span as the cloud takes it; undefined while a time is missing. One that ends no later than it begins ends on the next day. */
export const spanOf = ({ weekday, from, until }: TypedSpan): OpeningSpan | undefined => {
  const [start, end] = [minutesIn(from), minutesIn(until)]
  return start === undefined || end === undefined ? undefined : spanBetween(weekday, start, end)
}

/** The problem of each wrong span, by the span's key. */
export const spanProblems = (hours: readonly TypedSpan[]): ReadonlyMap<number, SpanProblem> => {
  const whole = hours.flatMap(typed => {
    const span = spanOf(typed)
    return span === undefined ? [] : [{ key: typed.key, span }]
  })
  const late = new Set(overlapsIn(whole.map(({ span }) => span)).map(place => whole[place]?.key))
  return new Map(
    hours.flatMap((typed): [number, SpanProblem][] => {
      if (spanOf(typed) === undefined) return [[typed.key, 'empty']]
      return late.has(typed.key) ? [[typed.key, 'overlaps']] : []
    })
  )
}

const nextKey = (hours: readonly TypedSpan[]): number => Math.max(-1, ...hours.map(({ key }) => key)) + 1

/** A span more on a day. */
export const withSpan = (hours: readonly TypedSpan[], weekday: number): TypedSpan[] => [
  ...hours,
  { key: nextKey(hours), weekday, from: '', until: '' }
]

/** The hours of one day on every day. */
export const sameOnAllDays = (hours: readonly TypedSpan[], weekday: number): TypedSpan[] => {
  const day = hours.filter(span => span.weekday === weekday)
  return [1, 2, 3, 4, 5, 6, 7]
    .flatMap(other => day.map(span => ({ ...span, weekday: other })))
    .map((span, place) => ({ ...span, key: nextKey(hours) + place }))
}
