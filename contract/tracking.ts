import * as v from 'valibot'
import { defineCall } from './call.ts'
import * as limits from './limits.ts'

const text = v.pipe(v.string(), v.maxLength(2_000))

/** The usage events the portal sends (spec §3). */
export const trackingEvents = ['pageClick', 'pageView', 'apiError', 'jsError'] as const

/** The envelope of spec §3: `ap` names the application, `cm` is common to all events, `et` holds the events. */
export const recordEvents = defineCall({
  method: 'POST',
  path: '/api/appservice/web/qly/event/tracking/v1/record',
  summary: 'Stores usage events: page views, clicks, failed calls and script errors.',
  access: 'member',
  body: v.object({
    ap: v.pipe(v.string(), v.maxLength(100)),
    cm: v.object({
      siteType: text,
      siteEnv: text,
      siteOriginType: text,
      language: text,
      'X-Time-Zone': v.number(),
      browserType: text,
      networkType: text,
      userId: v.nullable(v.number()),
      systemName: text,
      currentPath: text
    }),
    et: v.pipe(
      v.array(
        v.object({
          timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
          event: v.picklist(trackingEvents),
          properties: v.record(v.string(), v.unknown())
        })
      ),
      v.maxLength(limits.trackingEventsMax, `at most ${limits.trackingEventsMax} events`)
    )
  }),
  data: v.null()
})
