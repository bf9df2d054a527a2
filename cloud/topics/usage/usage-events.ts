import * as v from 'valibot'
import type { CallData } from '#contract/call.ts'
import { type recordEvents, type UsageEvent, usageEvent } from '#contract/calls/usage/tracking.ts'
import { namesAndItemsIn } from '#contract/checks/json-size.ts'
import * as limits from '#contract/limits.ts'
import { problemsOf } from '../../http/request/validation.ts'

/** The most names and items in the properties of all events that travel together, at every depth. */
const trackingSizeMax = 2_000

/** The last moment of the year 9999: a later moment has no date that the database reads. */
const lastMoment = Date.UTC(10_000, 0) - 1

const tooMuch = `at most ${trackingSizeMax} names and items in all events together`

type Refused = NonNullable<CallData<typeof recordEvents>>['refused'][number]

/** The events that can be stored, and, of every other event, its index and its first problem. */
export const readEvents = (events: readonly unknown[]): { good: UsageEvent[]; refused: Refused[] } => {
  const good: UsageEvent[] = []
  const refused: Refused[] = []
  let size = 0
  for (const [index, event] of events.entries()) {
    const read = v.safeParse(usageEvent, event)
    if (!read.success) {
      const [problem] = problemsOf(read.issues)
      refused.push({ index, field: problem?.field ?? '', reason: problem?.reason ?? '' })
    } else if (read.output.timestamp > lastMoment) {
      refused.push({ index, field: 'timestamp', reason: 'epoch milliseconds before the year 10000' })
    } else {
      const { properties } = read.output
      size += 1 + namesAndItemsIn(properties, limits.trackingEventSizeMax)
      if (size <= trackingSizeMax) good.push(read.output)
      else refused.push({ index, field: 'properties', reason: tooMuch })
    }
  }
  return { good, refused }
}
