import * as limits from '#contract/limits.ts'
import { useTranslate } from '../../../../pieces/use-translate.ts'
import { enterRemark } from '../booking.ts'
import type { Booking } from '../booking-state.ts'
import { PlaceFields } from './place-fields.tsx'

/** Where somebody is to come, and the subject of the appointment in the person's own words. */
export const RemarkStep = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate()
  return (
    <>
      <PlaceFields booking={booking} />
      <div className="field">
        <label htmlFor="reserve-remark">{translate('reserve.remark')}</label>
        <textarea
          id="reserve-remark"
          name="remark"
          rows={4}
          dir="auto"
          maxLength={limits.appointmentRemarkMaxLength}
          value={booking.remark}
          aria-describedby="reserve-remark-help"
          onChange={event => enterRemark(event.target.value)}
        />
        <p id="reserve-remark-help" className="help">
          {translate('reserve.remarkHelp', { count: limits.appointmentRemarkMaxLength })}
        </p>
      </div>
    </>
  )
}
