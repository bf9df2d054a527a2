import { useStore } from '@nanostores/react'
import { followChange } from '@portal/session'
import { useEffect } from 'react'
import type { Appointment } from '#contract/calls/appointments/appointments.ts'
import { PageHeader } from '../../../pieces/page-header.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { addressOf } from '../view.ts'
import { beginBooking, refreshFreeTimes } from './booking.ts'
import { BookingForm } from './booking-form.tsx'
import { $booking } from './booking-state.ts'
import { OwnReservations } from './own-reservations.tsx'
import { Summary } from './summary.tsx'

/** Books an appointment, or moves one. Bookings that others make meanwhile show at once. */
export const BookingView = ({ moved }: { moved?: Appointment | undefined }) => {
  const translate = useTranslate()
  const booking = useStore($booking)
  useEffect(() => {
    beginBooking(moved)
    refreshFreeTimes()
    return followChange(['appointments_changed'], refreshFreeTimes)
  }, [moved])
  return (
    <>
      <PageHeader
        title={translate(moved === undefined ? 'reserve.bookTitle' : 'reserve.moveTitle')}
        lead={translate('reserve.bookLead')}
        back={{
          href: addressOf({ kind: 'list', status: undefined }),
          text: translate('reserve.back'),
          click: 'reserve.cancel'
        }}
      />
      {booking !== undefined && (
        <div className="reserve-columns">
          <BookingForm key={moved?.appointmentId ?? 'new'} booking={booking} />
          <div className="reserve-beside">
            <Summary booking={booking} />
            <OwnReservations />
          </div>
        </div>
      )}
    </>
  )
}
