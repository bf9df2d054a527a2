import { useStore } from '@nanostores/react'
import { $format, type MessageKey } from '@portal/session'
import type { SecurityEvent, SecurityEventKind } from '#contract/calls/identity/sessions.ts'
import * as limits from '#contract/limits.ts'
import { useDeviceName } from '../../devices/device-name.ts'
import { $events, loadEvents, loadOlderEvents } from '../../devices/load.ts'
import { MoreBelow } from '../../pieces/more-below.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { Part } from './part.tsx'

const texts: Record<SecurityEventKind, MessageKey> = {
  signed_in: 'security.signedIn',
  sign_in_failed: 'security.signInFailed',
  check_failed: 'security.checkFailed',
  nickname_changed: 'security.nicknameChanged',
  email_changed: 'security.emailChanged',
  cellphone_changed: 'security.cellphoneChanged',
  password_changed: 'security.passwordChanged',
  password_reset: 'security.passwordReset',
  signed_out_elsewhere: 'security.signedOutElsewhere'
}

/** Events that somebody else may have caused. */
const failures: readonly SecurityEventKind[] = ['sign_in_failed', 'check_failed']

/** The events of the account, newest first. Older ones are loaded while the person scrolls. */
export const EventSection = () => {
  const translate = useTranslate()
  const state = useStore($events)
  return (
    <section className="card" aria-labelledby="security-events" aria-busy={state.kind === 'loading'}>
      <h2 id="security-events">{translate('security.events')}</h2>
      <p className="quiet">{translate('security.eventsLead', { days: limits.securityEventDays })}</p>
      <Part state={state} failed={translate('security.eventsFailed')} retry={loadEvents}>
        {state.kind === 'ready' && state.events.length === 0 && <p>{translate('security.noEvents')}</p>}
        {state.kind === 'ready' && state.events.length > 0 && (
          <ul className="security-events">
            {state.events.map(event => (
              <Event key={event.eventId} event={event} />
            ))}
          </ul>
        )}
        {state.kind === 'ready' && state.total > limits.pageSize && (
          <MoreBelow
            more={state.more}
            shown={state.events.length}
            load={loadOlderEvents}
            click="secure.more"
            texts={{
              load: translate('security.moreEvents'),
              loading: translate('security.eventsLoading'),
              failed: translate('security.moreFailed'),
              count: translate('security.eventsShown', { count: state.events.length })
            }}
          />
        )}
      </Part>
    </section>
  )
}

const Event = ({ event }: { event: SecurityEvent }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const nameOf = useDeviceName()
  const { kind, createTime, networkAddress } = event
  return (
    <li>
      <span className={failures.includes(kind) ? 'event-kind warning' : 'event-kind'}>{translate(texts[kind])}</span>
      <span className="quiet">
        {nameOf(event)}
        {networkAddress !== null && ` · ${networkAddress}`}
      </span>
      <time className="quiet" dateTime={new Date(createTime).toISOString()}>
        {format.time(createTime)}
      </time>
    </li>
  )
}
