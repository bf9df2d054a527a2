import * as v from 'valibot'
import * as limits from '../limits.ts'
import { boundedList } from './bounds.ts'

/* Pure: when a place is open in a week. */

export const minutesOfDay = 1_440
const minutesOfWeek = 7 * minutesOfDay

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Times without a break, in minutes from the midnight with which their day begins. */
export const openingSpan = v.pipe(
  v.object({
    /** The day on which it begins: 1 for Monday to 7 for Sunday. */
    weekday: whole(1, 7),
    from: whole(0, minutesOfDay - 1),
    /** Past 1,440 it ends on the next day. */
    until: whole(1, 2 * minutesOfDay - 1)
  }),
  v.check(({ from, until }) => until > from, 'ends after it begins'),
  v.check(({ from, until }) => until - from <= minutesOfDay, 'at most 24 hours')
)
export type OpeningSpan = v.InferOutput<typeof openingSpan>

/**
 * The span between two times on a clock, in minutes from midnight. One that ends no later than it begins ends on the next day.
 */
export const spanBetween = (weekday: number, from: number, until: number): OpeningSpan => ({
  weekday,
  from,
  until: until > from ? until : until + minutesOfDay
})

/** The first minute of a span, counted from the midnight with which Monday begins. */
const startOf = ({ weekday, from }: OpeningSpan): number => (weekday - 1) * minutesOfDay + from

/**
 * The places of spans that begin while another one lasts, Sunday's beside Monday's. A span that begins when another one ends
 * is none of them.
 */
export const overlapsIn = (spans: readonly OpeningSpan[]): number[] => {
  const ordered = spans
    .map((span, place) => ({ place, start: startOf(span), end: startOf(span) + span.until - span.from }))
    .sort((one, other) => one.start - other.start)
  const lastEnd = Math.max(...ordered.map(({ end }) => end)) - minutesOfWeek
  return ordered
    .filter(({ start }, order) => start < Math.max(lastEnd, ...ordered.slice(0, order).map(({ end }) => end)))
    .map(({ place }) => place)
}

const fewADay = (spans: readonly OpeningSpan[]): boolean =>
  [1, 2, 3, 4, 5, 6, 7].every(
    day => spans.filter(({ weekday }) => weekday === day).length <= limits.openingSpansOfDayMax
  )

const spansMax = 7 * limits.openingSpansOfDayMax

/** Checks go on after a list that is too long: of that one, nothing compares the spans. */
const unlessTooLong =
  (fits: (spans: readonly OpeningSpan[]) => boolean) =>
  (spans: OpeningSpan[]): boolean =>
    spans.length > spansMax || fits(spans)

/** The spans of a week. None of them overlap. */
export const openingSpans = v.pipe(
  boundedList(openingSpan, spansMax),
  v.check(unlessTooLong(fewADay), `at most ${limits.openingSpansOfDayMax} on one day`),
  v.check(
    unlessTooLong(spans => overlapsIn(spans).length === 0),
    'times overlap'
  )
)
