import { useStore } from '@nanostores/react'
import { sentenceOf } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { useTranslate } from '../../../../pieces/use-translate.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { beijingHour } from '../../times.ts'
import { useTimes } from '../../use-times.ts'
import { chooseMinutes, chooseStart } from '../booking.ts'
import type { Booking } from '../booking-state.ts'
import { lengthsFrom, startsOf } from '../choices.ts'
import { useDayPeople, useIsUsed, useMinutesLeft } from '../chosen-day.ts'
import { $people, loadPeople } from '../free-times.ts'

/** The times of the chosen day, and how long the appointment may last from the chosen one on. */
export const DayTimes = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  const times = useTimes()
  const state = useStore($people)
  const people = useDayPeople()
  const isUsed = useIsUsed()
  const { day } = booking
  if (day === undefined) return <p className="quiet">{translate('reserve.chooseDay')}</p>
  const noon = Date.parse(`${day}T12:00:00+08:00`)
  if (isUsed)
    return (
      <div className="reserve-times">
        <h3>{times.date(noon)}</h3>
        <p role="status">{translate('reserve.dayUsed', { length: times.length(limits.appointmentMinutesPerDay) })}</p>
      </div>
    )
  return (
    <div className="reserve-times">
      <h3>{times.date(noon)}</h3>
      {people === undefined && state.kind === 'failed' && (
        <LoadFailed
          text={`${translate('reserve.timesFailed')} ${sentenceOf(state.error)}`}
          error={state.error}
          retry={() => loadPeople(day)}
        />
      )}
      {people === undefined && state.kind !== 'failed' && (
        <div className="skeleton reserve-times-skeleton" aria-busy="true" />
      )}
      {people !== undefined && <Slots booking={booking} starts={startsOf(people)} />}
      {people !== undefined && booking.start !== undefined && <Lengths booking={booking} start={booking.start} />}
      <p className="quiet small">{translate('reserve.dayRule')}</p>
    </div>
  )
}

type SlotsProps = { booking: Booking; starts: { start: number; free: boolean }[] }

const Slots = ({ booking, starts }: SlotsProps) => {
  const translate = useTranslate()
  const times = useTimes()
  if (!starts.some(({ free }) => free)) return <p>{translate('reserve.noTimes')}</p>
  const parts = [
    { name: translate('reserve.morning'), starts: starts.filter(({ start }) => beijingHour(start) < 12) },
    { name: translate('reserve.afternoon'), starts: starts.filter(({ start }) => beijingHour(start) >= 12) }
  ]
  return parts
    .filter(part => part.starts.length > 0)
    .map(part => (
      <fieldset key={part.name} className="reserve-choices">
        <legend>{part.name}</legend>
        {part.starts.map(({ start, free }) => (
          <label key={start} className="reserve-choice">
            <input
              type="radio"
              name="start"
              value={start}
              checked={booking.start === start}
              disabled={!free}
              onChange={() => chooseStart(start)}
            />
            <span>{times.clock(start)}</span>
          </label>
        ))}
      </fieldset>
    ))
}

const Lengths = ({ booking, start }: { booking: Booking; start: number }) => {
  const translate = useTranslate()
  const times = useTimes()
  const people = useDayPeople()
  const left = useMinutesLeft()
  return (
    <fieldset className="reserve-choices">
      <legend>{translate('reserve.length')}</legend>
      {lengthsFrom(people ?? [], start, left).map(minutes => (
        <label key={minutes} className="reserve-choice">
          <input
            type="radio"
            name="minutes"
            value={minutes}
            checked={booking.minutes === minutes}
            onChange={() => chooseMinutes(minutes)}
          />
          <span>{times.length(minutes)}</span>
        </label>
      ))}
    </fieldset>
  )
}
