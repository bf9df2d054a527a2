import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedRecord, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

const line = boundedString(2_000)

/** The usage events that the portal sends (docs/requirements.md §3). */
export const trackingEvents = ['pageClick', 'pageView', 'apiError', 'jsError'] as const

/** One of them. A value of `properties` is anything that JSON holds, of a bounded size. */
export const usageEvent = v.object({
  /** Epoch milliseconds. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  event: v.picklist(trackingEvents),
  properties: boundedRecord(boundedString(limits.trackingPropertyNameMaxLength), limits.trackingEventSizeMax)
})
export type UsageEvent = v.InferOutput<typeof usageEvent>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * The envelope of docs/requirements.md §3: `ap` names the application, `cm` is common to all events, `et` holds the events. An event that
 * is wrong costs itself alone: the others are stored, and the answer says which were refused and why. Of events that hold
 * too much together, the later ones are refused.
 */
export const recordEvents = defineCall({
  method: 'POST',
  path: '/api/appservice/web/qly/event/tracking/v1/record',
  summary: 'Stores usage events: page views, clicks, failed calls and script errors; tells which were refused.',
  access: 'member',
  body: v.object({
    ap: boundedString(100),
    cm: v.object({
      siteType: line,
      siteEnv: line,
      siteOriginType: line,
      language: line,
      'X-Time-Zone': v.number(),
      browserType: line,
      networkType: line,
      userId: v.nullable(v.number()),
      systemName: line,
      currentPath: line
    }),
    // Takes anything, not only events. Each item is checked by itself, so that a wrong one is refused alone.
    et: boundedList(
      v.union([usageEvent, v.unknown()]),
      limits.trackingEventsMax,
      `at most ${limits.trackingEventsMax} events`
    )
  }),
  /** Null from a cloud that says nothing of single events. */
  data: v.nullable(
    v.object({
      stored: count,
      /** The refused events, by their place in `et`, each with the field that is wrong. */
      refused: v.array(v.object({ index: count, field: v.string(), reason: v.string() }))
    })
  )
})
