import { useTranslate } from '../../../../pieces/use-translate.ts'
import { choosePerson, periodOf } from '../booking.ts'
import type { Booking } from '../booking-state.ts'
import { freeFor } from '../choices.ts'
import { useDayPeople } from '../chosen-day.ts'

/** The choice of a salesperson, among those who are free at the chosen time. */
export const PersonStep = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  const people = useDayPeople()
  const period = periodOf(booking)
  const free = period === undefined || people === undefined ? [] : freeFor(people, period)
  if (people !== undefined && free.length === 0) return <p role="alert">{translate('reserve.noPerson')}</p>
  return (
    <fieldset className="reserve-people" aria-busy={people === undefined}>
      <legend className="unseen">{translate('reserve.stepPerson')}</legend>
      {free.map(({ salespersonId, name }) => (
        <label key={salespersonId} className="reserve-person">
          <input
            type="radio"
            name="salespersonId"
            value={salespersonId}
            checked={booking.salespersonId === salespersonId}
            onChange={() => choosePerson(salespersonId)}
          />
          <span className="reserve-avatar" aria-hidden="true">
            {[...name][0]}
          </span>
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
