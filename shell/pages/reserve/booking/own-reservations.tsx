import { followChange, paths, request } from '@portal/session'
import { useCallback, useEffect, useState } from 'react'
import { type Appointment, appointmentList, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import * as limits from '#contract/limits.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useTimes } from '../use-times.ts'

/** As many as fit beside the steps. */
const shown = 3

type Own =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; next: Appointment[]; total: number }

/** The person's next appointments, beside the steps, so that nobody books an appointment a second time. */
export const OwnReservations = () => {
  const translate = useTranslate()
  const [own, load] = useOwn()
  // It is news only to a person who has an appointment.
  if (own.kind === 'loading' || (own.kind === 'ready' && own.total === 0)) return null
  return (
    <section className="card reserve-own" aria-labelledby="reserve-own">
      <header>
        <h2 id="reserve-own">{translate('reserve.ownTitle')}</h2>
        <a data-click="reserve.cancel" href={paths.reserve}>
          {translate('reserve.ownAll')}
        </a>
      </header>
      {own.kind === 'failed' ? (
        <LoadFailed text={translate('reserve.failed')} error={own.error} retry={load} />
      ) : (
        <ul>
          {own.next.map(appointment => (
            <Row key={appointment.appointmentId} appointment={appointment} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Row = ({ appointment: { start, end, salespersonName, remark } }: { appointment: Appointment }) => {
  const times = useTimes()
  const { day, month } = times.badge(start)
  return (
    <li>
      <span className="reserve-badge" aria-hidden="true">
        <b>{day}</b>
        {month}
      </span>
      <div className="reservation-text">
        <b>{salespersonName}</b>
        <time className="quiet small" dateTime={new Date(start).toISOString()}>
          {times.period(start, end)}
        </time>
        {remark !== '' && (
          <span className="quiet small reserve-own-remark" dir="auto">
            {remark}
          </span>
        )}
      </div>
    </li>
  )
}

/** The booked appointments, the next ones first. They follow the changes that are made elsewhere. */
const useOwn = (): [own: Own, load: () => Promise<void>] => {
  const [own, setOwn] = useState<Own>({ kind: 'loading' })
  const load = useCallback(async (): Promise<void> => {
    try {
      const query = { status: appointmentStatuses.booked, size: limits.pageSizeMax }
      const { list, total } = await request(appointmentList, { query }, { quiet: true })
      const next = list.toSorted((one, other) => one.start - other.start).slice(0, shown)
      setOwn({ kind: 'ready', next, total })
    } catch (error) {
      // The shown appointments stay. The list of all appointments says what is wrong.
      setOwn(before => (before.kind === 'ready' ? before : { kind: 'failed', error }))
    }
  }, [])
  useEffect(() => {
    void load()
    return followChange(['appointments_changed'], () => void load())
  }, [load])
  return [own, load]
}
