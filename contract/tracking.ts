import * as v from 'valibot'
import { boundedList, boundedString } from './bounds.ts'
import { defineCall } from './call.ts'
import * as limits from './limits.ts'

const line = boundedString(2_000)

/** The usage events the portal sends (spec §3). */
export const trackingEvents = ['pageClick', 'pageView', 'apiError', 'jsError'] as const

/** The envelope of spec §3: `ap` names the application, `cm` is common to all events, `et` holds the events. */
export const recordEvents = defineCall({
  method: 'POST',
  path: '/api/appservice/web/qly/event/tracking/v1/record',
  summary: 'Stores usage events: page views, clicks, failed calls and script errors.',
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
    et: boundedList(
      v.object({
        timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
        event: v.picklist(trackingEvents),
        properties: v.record(boundedString(limits.trackingPropertyNameMaxLength), v.unknown())
      }),
      limits.trackingEventsMax,
      `at most ${limits.trackingEventsMax} events`
    )
  }),
  data: v.null()
})
