import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { CalendarDays, MessageSquare, User } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { useTimes } from '../use-times.ts'
import { $dayPeople, periodOf } from './booking.ts'
import type { Booking } from './booking-state.ts'
import { freeFor } from './choices.ts'

/** What is chosen so far. */
export const Summary = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  const times = useTimes()
  const people = useStore($dayPeople)
  const period = periodOf(booking)
  const { moved, remark } = booking
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
        <Line icon={<Icon node={CalendarDays} />} isEmpty={period === undefined}>
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
        <Line icon={<Icon node={User} />} isEmpty={name === undefined}>
          <b>{name ?? translate('reserve.nobody')}</b>
          {name === undefined && period !== undefined && (
            <span>{translate('reserve.peopleFree', { count: free.length })}</span>
          )}
        </Line>
        {remark.trim() !== '' && (
          <Line icon={<Icon node={MessageSquare} />} isEmpty={false}>
            <span dir="auto">{remark}</span>
          </Line>
        )}
      </ul>
    </section>
  )
}

const Line = ({ icon, isEmpty, children }: { icon: ReactNode; isEmpty: boolean; children: ReactNode }) => (
  <li className={isEmpty ? 'empty' : undefined}>
    {icon}
    <div>{children}</div>
  </li>
)
