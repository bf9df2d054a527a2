import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { useTimes } from '../use-times.ts'

/** An action on an appointment. */
export type RowAction = 'move' | 'file' | 'cancel'

const states = {
  [appointmentStatuses.booked]: { text: 'reserve.booked', name: 'booked' },
  [appointmentStatuses.cancelled]: { text: 'reserve.cancelled', name: 'cancelled' },
  [appointmentStatuses.past]: { text: 'reserve.past', name: 'past' }
} as const

const texts = { move: 'reserve.move', file: 'reserve.file', cancel: 'reserve.cancel' } as const

/** The actions of a booked appointment. The cloud says whether it has begun, because the cloud's clock is right. */
const actions: readonly RowAction[] = ['move', 'file', 'cancel']

type RowProps = { reservation: Appointment; onAction: (action: RowAction) => void }

/** An appointment in the list: its day, when and with whom, its state, and a menu. */
export const ReservationRow = ({ reservation, onAction }: RowProps) => {
  const translate = useTranslate()
  const times = useTimes()
  const { start, end, salespersonName, place, phone, remark, status } = reservation
  const { day, month } = times.badge(start)
  const state = states[status]
  const own = status === appointmentStatuses.booked ? times.ownPeriod(start, end) : undefined
  return (
    <li className={`reservation ${state.name}`}>
      <span className="reserve-badge" aria-hidden="true">
        <b>{day}</b>
        {month}
      </span>
      <div className="reservation-text">
        <b>
          <time dateTime={new Date(start).toISOString()}>{times.period(start, end)}</time>
        </b>
        {own !== undefined && <span className="quiet small">{own}</span>}
        <span>{salespersonName}</span>
        {place !== '' && <span dir="auto">{place}</span>}
        {phone !== '' && <span>{phone}</span>}
        {remark !== '' && (
          <span className="quiet" dir="auto">
            {remark}
          </span>
        )}
      </div>
      <span className="reserve-state">{translate(state.text)}</span>
      {status === appointmentStatuses.booked && (
        <sl-dropdown placement="bottom-end" hoist>
          <button
            slot="trigger"
            data-click="reserve.action"
            type="button"
            className="icon-button"
            aria-label={translate('reserve.actionsOf', { date: times.date(start) })}
          >
            <sl-icon name="ellipsis" />
          </button>
          <sl-menu onsl-select={({ detail }) => onAction(detail.item.value as RowAction)}>
            {actions.map(action => (
              <sl-menu-item key={action} value={action} data-click="reserve.action" className={action}>
                {translate(texts[action])}
              </sl-menu-item>
            ))}
          </sl-menu>
        </sl-dropdown>
      )}
    </li>
  )
}
