import { useTranslate } from '../../../../pieces/use-translate.ts'
import { useTimes } from '../../use-times.ts'
import { periodOf } from '../booking.ts'
import type { Booking } from '../booking-state.ts'
import { freeFor } from '../choices.ts'
import { useDayPeople } from '../chosen-day.ts'
import type { Step } from '../steps.ts'

/** The content of a closed step, or a hint at its later content. */
export const StepHint = ({ step, booking }: { step: Step; booking: Booking }) => {
  const translate = useTranslate()
  const times = useTimes()
  const people = useDayPeople()
  const period = periodOf(booking)
  if (step === 'remark') return booking.place.trim() === '' ? translate('reserve.place') : booking.place.slice(0, 60)
  if (step === 'time') return period === undefined ? null : times.period(period.start, period.end)
  const chosen = people?.find(({ salespersonId }) => salespersonId === booking.salespersonId)
  if (chosen !== undefined && booking.step !== 'time') return chosen.name
  if (period === undefined || people === undefined) return null
  return translate('reserve.peopleFree', { count: freeFor(people, period).length })
}
