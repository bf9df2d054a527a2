import { $format } from '@portal/session'
import type { DeploymentEvent } from '#contract/calls/deploy/deployments.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** The acts of a deployment and the people who did them, the newest first. */
export const EventList = ({ events }: { events: readonly DeploymentEvent[] }) => {
  const text = useText()
  const format = useStore($format)
  return (
    <ol className="tiles">
      {events.toReversed().map(event => (
        <li key={`${event.time} ${event.act} ${event.step}`}>
          <b>{text(`act.${event.act}`)}</b>
          {event.step !== null && ` · ${text(`step.${event.step}`)}`}{' '}
          <span className="quiet">
            {event.actorName ?? text('deployments.nobody')} · {format.time(event.time)}
          </span>
          {event.note !== '' && <p>{event.note}</p>}
        </li>
      ))}
    </ol>
  )
}
