import { recordEvents, type trackingEvents } from '#contract/calls/tracking.ts'
import { adapter } from './adapter.ts'
import { request } from './calls/api.ts'
import { $user } from './identity/session.ts'
import { $language } from './language/language.ts'
import { $route } from './routes/route.ts'

export type TrackingEvent = (typeof trackingEvents)[number]
type Event = { timestamp: number; event: TrackingEvent; properties: Record<string, unknown> }

/** Errors that come in a storm (a timer that throws) are worth twenty reports a minute, not thousands (T35). */
const mostErrorsPerMinute = 20
const sendAfterMs = 2_000
const mostWaiting = 50

let waiting: Event[] = []
let errors: number[] = []

/**
 * Notes a usage event (spec §3); events travel together a little later. Nothing is sent for guests, and a failure to
 * send is never itself an event, or one would call the next for ever (T35).
 */
export const track = (event: TrackingEvent, properties: Record<string, unknown>): void => {
  const now = adapter().now()
  if (event === 'apiError' || event === 'jsError') {
    errors = errors.filter(time => now - time < 60_000)
    if (errors.length >= mostErrorsPerMinute) return
    errors.push(now)
  }
  if (waiting.length >= mostWaiting) return
  // The first of a batch starts the clock; the others travel with it.
  if (waiting.length === 0) adapter().later(() => void sendEvents(), sendAfterMs)
  waiting.push({ timestamp: now, event, properties })
}

const sendEvents = async (): Promise<void> => {
  const events = waiting
  waiting = []
  const user = $user.get()
  if (user === undefined || events.length === 0) return
  const { environment, timeZone, describeBrowser, warn } = adapter()
  try {
    const { withoutSecrets } = await import('#contract/checks/without-secrets.ts')
    const answer = await request(
      recordEvents,
      {
        body: {
          ap: environment.applicationId,
          cm: {
            siteType: environment.siteType,
            siteEnv: environment.siteEnv,
            siteOriginType: environment.siteOriginType,
            language: $language.get(),
            'X-Time-Zone': timeZone(),
            ...(await describeBrowser()),
            userId: user.userId,
            systemName: environment.clientType,
            currentPath: String(withoutSecrets($route.get().pathname))
          },
          // Addresses and stacks can carry a token in their query; it never leaves in a report (T12).
          et: events.map(it => ({ ...it, properties: withoutSecrets(it.properties) as Event['properties'] }))
        }
      },
      { quiet: true }
    )
    // An event that is wrong is a mistake of whoever tracks it; a person who uses the portal can't mend it.
    if (environment.mode !== 'development') return
    for (const { index, field, reason } of answer?.refused ?? [])
      warn(`A usage event was refused, ${field || 'the event'}: ${reason}`, events[index])
  } catch (cause) {
    warn('Usage events could not be sent.', cause)
  }
}
