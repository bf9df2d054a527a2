import { recordEvents, type trackingEvents } from '#contract/calls/usage/tracking.ts'
import { adapter } from './adapter.ts'
import { request } from './calls/api.ts'
import { $user } from './identity/session.ts'
import { $language } from './language/language.ts'
import { $route } from './routes/route.ts'

export type TrackingEvent = (typeof trackingEvents)[number]
type Event = { timestamp: number; event: TrackingEvent; properties: Record<string, unknown> }

/** An error that repeats quickly (a throwing timer) is reported twenty times a minute at most (T35). */
const mostErrorsPerMinute = 20
const sendAfterMs = 2_000
const mostWaiting = 50

let waiting: Event[] = []
let errors: number[] = []

/**
 * Records a usage event (docs/requirements.md §3). Events are sent in batches. Guests send nothing. A failure to send is never an
 * event, or one failure would cause the next for ever (T35).
 */
export const track = (event: TrackingEvent, properties: Record<string, unknown>): void => {
  const now = adapter().now()
  if (event === 'apiError' || event === 'jsError') {
    errors = errors.filter(time => now - time < 60_000)
    if (errors.length >= mostErrorsPerMinute) return
    errors.push(now)
  }
  if (waiting.length >= mostWaiting) return
  // The first event of a batch starts the timer.
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
    const { propertiesWithoutSecrets, withoutSecrets } = await import('#contract/checks/without-secrets.ts')
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
          // Addresses and stacks can contain a token in the query. It must never be sent in a report (T12).
          et: events.map(it => ({ ...it, properties: propertiesWithoutSecrets(it) }))
        }
      },
      { quiet: true }
    )
    // A wrong event is a bug in the code that tracks it. The person can't fix it, so only the console shows it.
    if (environment.mode !== 'development') return
    for (const { index, field, reason } of answer?.refused ?? [])
      warn(`A usage event was refused, ${field || 'the event'}: ${reason}`, events[index])
  } catch (cause) {
    warn('Usage events could not be sent.', cause)
  }
}
