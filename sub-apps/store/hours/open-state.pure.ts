import { dateFormat } from '@portal/session'
import type { Opening } from '#contract/calls/stores/stores.ts'
import { minutesOfDay } from '#contract/checks/opening-hours.ts'

/* Pure: whether a store is open at a moment. Minutes of a week count from the midnight with which Monday begins. */

const minutesOfWeek = 7 * minutesOfDay

/** A store that is open day and night never closes; one that opens once in a while opens next at a minute of the week. */
export type OpenState = { state: 'open'; closes: number | undefined } | { state: 'closed'; opens: number }

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The minute of the week on the clocks of a zone. */
export const minuteOfWeek = (timeZone: string, now: number): number => {
  const parts = dateFormat('en', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23'
  }).formatToParts(now)
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return dayNames.indexOf(part('weekday')) * minutesOfDay + Number(part('hour')) * 60 + Number(part('minute'))
}

const ahead = (minute: number, from: number): number => (minute - from + minutesOfWeek) % minutesOfWeek

/** Whether a store is open; undefined where nobody has said when it is. */
export const openStateOf = ({ timeZone, spans }: Opening, now: number): OpenState | undefined => {
  if (spans.length === 0) return undefined
  const minute = minuteOfWeek(timeZone, now)
  const starts = spans.map(({ weekday, from, until }) => ({
    start: (weekday - 1) * minutesOfDay + from,
    length: until - from
  }))
  const openAt = (when: number) => starts.find(({ start, length }) => ahead(when, start) < length)
  const [first] = starts.map(({ start }) => start).sort((one, other) => ahead(one, minute) - ahead(other, minute))
  let current = openAt(minute)
  if (current === undefined) return { state: 'closed', opens: first ?? 0 }
  // One span may follow another without a break: the midnight of a bar that never sleeps closes nothing.
  for (let followed = 0; followed <= spans.length; followed += 1) {
    const closes = (current.start + current.length) % minutesOfWeek
    const next = openAt(closes)
    if (next === undefined) return { state: 'open', closes }
    current = next
  }
  return { state: 'open', closes: undefined }
}
