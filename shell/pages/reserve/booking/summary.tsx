import type { ReactNode } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { useTimes } from '../use-times.ts'
import { periodOf } from './booking.ts'
import type { Booking } from './booking-state.ts'
import { freeFor } from './choices.ts'
import { useDayPeople } from './chosen-day.ts'

/** The choices so far. */
export const Summary = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  const times = useTimes()
  const people = useDayPeople()
  const period = periodOf(booking)
  const { moved, place, phone, remark } = booking
  const free = period === undefined ? [] : freeFor(people ?? [], period)
  const known = people?.find(({ salespersonId }) => salespersonId === booking.salespersonId)
  const name = known?.name ?? (moved?.salespersonId === booking.salespersonId ? moved?.salespersonName : undefined)
  const own = period && times.ownPeriod(period.start, period.end)
  return (
    <section className="card reserve-summary" aria-labelledby="reserve-summary">
      <h2 id="reserve-summary">{translate('reserve.summary')}</h2>
      {moved !== undefined && (
        <p className="quiet small">{translate('reserve.current', { time: times.period(moved.start, moved.end) })}</p>
      )}
      <ul>
        <Line icon="calendar" isEmpty={period === undefined}>
          {period === undefined ? (
            <b>{translate('reserve.noTime')}</b>
          ) : (
            <>
              <b>{times.date(period.start)}</b>
              <span>{times.hours(period.start, period.end)}</span>
              {own !== undefined && <span>{own}</span>}
            </>
          )}
        </Line>
        <Line icon="user" isEmpty={name === undefined}>
          <b>{name ?? translate('reserve.nobody')}</b>
          {name === undefined && period !== undefined && (
            <span>{translate('reserve.peopleFree', { count: free.length })}</span>
          )}
        </Line>
        {place.trim() !== '' && (
          <Line icon="map-pin" isEmpty={false}>
            <b dir="auto">{place}</b>
            <span>{phone}</span>
          </Line>
        )}
        {remark.trim() !== '' && (
          <Line icon="pencil" isEmpty={false}>
            <span dir="auto">{remark}</span>
          </Line>
        )}
      </ul>
    </section>
  )
}

const Line = ({ icon, isEmpty, children }: { icon: string; isEmpty: boolean; children: ReactNode }) => (
  <li className={isEmpty ? 'empty' : undefined}>
    <sl-icon name={icon} />
    <div>{children}</div>
  </li>
)
