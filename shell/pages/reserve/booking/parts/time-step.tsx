import { useStore } from '@nanostores/react'
import { $language, sentenceOf } from '@portal/session'
import { useMemo } from 'react'
import { useTranslate } from '../../../../pieces/use-translate.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { useTimes } from '../../use-times.ts'
import { chooseDay, firstDayOf } from '../booking.ts'
import type { Booking } from '../booking-state.ts'
import { isOpen, isUsed } from '../choices.ts'
import { $days, loadDays } from '../free-times.ts'
import { Calendar } from './calendar.tsx'
import { DayTimes } from './day-times.tsx'

/** Choosing a day, then a time of that day. */
export const TimeStep = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  const language = useStore($language)
  const state = useStore($days)
  const times = useTimes()
  const { moved } = booking
  const days = useMemo(
    () =>
      state.kind === 'ready'
        ? state.value.map(day => ({ day: day.day, open: isOpen(day, moved), used: isUsed(day, moved) }))
        : [],
    [state, moved]
  )
  const [first] = days
  const ownZone = first && times.ownZone(Date.parse(first.day))
  return (
    <div className="reserve-pick">
      <div>
        {state.kind === 'loading' && <div className="skeleton reserve-calendar-skeleton" aria-busy="true" />}
        {state.kind === 'failed' && (
          <LoadFailed
            text={`${translate('reserve.daysFailed')} ${sentenceOf(state.error)}`}
            error={state.error}
            retry={loadDays}
          />
        )}
        {state.kind === 'ready' && (
          <>
            <Calendar
              language={language}
              days={days}
              value={booking.day}
              first={firstDayOf(booking)}
              onChoose={chooseDay}
            />
            <p className="quiet small reserve-free">{translate('reserve.hasFree')}</p>
            {days.some(day => day.used) && <p className="quiet small reserve-used">{translate('reserve.isUsed')}</p>}
          </>
        )}
        {ownZone !== undefined && <p className="quiet small">{translate('reserve.ownZone', { zone: ownZone })}</p>}
      </div>
      <DayTimes booking={booking} />
    </div>
  )
}
