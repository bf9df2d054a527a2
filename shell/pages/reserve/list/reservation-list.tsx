import { useStore } from '@nanostores/react'
import { ask } from '@portal/elements'
import { followChange, navigate, notify, paths, sentenceOf } from '@portal/session'
import { useEffect } from 'react'
import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import * as limits from '#contract/limits.ts'
import { MoreBelow } from '../../../pieces/more-below.tsx'
import { PageHeader } from '../../../pieces/page-header.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useTimes } from '../use-times.ts'
import { addressOf } from '../view.ts'
import { $reservations, cancelReservation, loadMore, loadReservations } from './list.ts'
import { ReservationRow, type RowAction } from './reservation-row.tsx'
import { saveCalendar } from './save-calendar.ts'

type Status = Appointment['status'] | undefined

const filters = [
  { status: undefined, text: 'reserve.all' },
  { status: appointmentStatuses.booked, text: 'reserve.booked' },
  { status: appointmentStatuses.past, text: 'reserve.past' },
  { status: appointmentStatuses.cancelled, text: 'reserve.cancelled' }
] as const

/** The person's appointments, of one state or of all. It follows what changes elsewhere. */
export const ReservationList = ({ status }: { status: Status }) => {
  const translate = useTranslate()
  const times = useTimes()
  const shown = useStore($reservations)
  const state = shown.status === status ? shown : ({ status, kind: 'loading' } as const)

  useEffect(() => {
    void loadReservations(status)
    return followChange(['appointments_changed'], () => void loadReservations(status))
  }, [status])

  const act = async (action: RowAction, reservation: Appointment): Promise<void> => {
    const { appointmentId, start, end, salespersonName } = reservation
    if (action === 'move') return navigate(addressOf({ kind: 'move', appointmentId }))
    if (action === 'file') return saveCalendar(reservation)
    const isCancelled = await ask({
      heading: translate('reserve.cancelTitle', { name: salespersonName }),
      text: translate('reserve.cancelText', { time: times.period(start, end) }),
      yes: translate('reserve.cancel'),
      no: translate('reserve.keep'),
      danger: true,
      act: () => cancelReservation(appointmentId)
    })
    if (isCancelled) notify('success', translate('reserve.cancelDone'))
  }

  return (
    <>
      <PageHeader
        title={translate('reserve.title')}
        lead={translate('reserve.lead')}
        back={{ href: paths.dashboard, text: translate('page.backToDashboard'), click: 'reserve.cancel' }}
        action={
          <a data-click="reserve.add" className="button primary" href={paths.addReservation}>
            {translate('reserve.add')}
          </a>
        }
      />
      <nav className="sections" aria-label={translate('reserve.filter')}>
        {filters.map(filter => (
          <a
            key={filter.text}
            data-click="reserve.filter"
            href={addressOf({ kind: 'list', status: filter.status })}
            aria-current={filter.status === status ? 'page' : undefined}
          >
            {translate(filter.text)}
          </a>
        ))}
      </nav>
      <section className="card" aria-label={translate('reserve.list')} aria-busy={state.kind === 'loading'}>
        {state.kind === 'loading' && <div className="skeleton reserve-list-skeleton" />}
        {state.kind === 'failed' && (
          <LoadFailed
            text={`${translate('reserve.failed')} ${sentenceOf(state.error)}`}
            error={state.error}
            retry={() => loadReservations(status)}
          />
        )}
        {state.kind === 'ready' && state.list.length === 0 && <Empty status={status} />}
        {state.kind === 'ready' && state.list.length > 0 && (
          <ul className="reservations">
            {state.list.map(reservation => (
              <ReservationRow
                key={reservation.appointmentId}
                reservation={reservation}
                onAction={action => void act(action, reservation)}
              />
            ))}
          </ul>
        )}
        {state.kind === 'ready' && state.total > limits.pageSize && (
          <MoreBelow
            more={state.more}
            shown={state.list.length}
            load={loadMore}
            click="reserve.retry"
            texts={{
              load: translate('reserve.more'),
              loading: translate('reserve.loading'),
              failed: translate('reserve.moreFailed'),
              count: translate('reserve.shown', { count: state.list.length })
            }}
          />
        )}
      </section>
    </>
  )
}

/** An empty list says what to do. */
const Empty = ({ status }: { status: Status }) => {
  const translate = useTranslate()
  if (status !== undefined) return <p className="quiet">{translate('reserve.emptyState')}</p>
  return (
    <div className="reserve-empty">
      <p>{translate('reserve.empty')}</p>
      <p className="quiet">{translate('reserve.emptyHint')}</p>
    </div>
  )
}
