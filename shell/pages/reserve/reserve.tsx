import { useStore } from '@nanostores/react'
import { $route } from '@portal/session'
import { useEffect, useRef } from 'react'
import { lazyPart } from '../../pieces/lazy-part.tsx'
import { endBooking } from './booking/booking-state.ts'
import { ReservationList } from './list/reservation-list.tsx'
import { addressOf, viewOf } from './view.ts'

/** The steps and their calendar are loaded with the first booking. */
const Booking = lazyPart(async () => (await import('./booking/booking-page.tsx')).BookingPage)

/** /reserve: the person's appointments, and the steps that book or move one. */
export const Reserve = () => {
  const { search } = useStore($route)
  const view = viewOf(search)
  const address = addressOf(view)
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(address)

  // root-config moves the focus when the path changes. Here only the query changes.
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    const heading = page.current?.querySelector('h1')
    heading?.focus()
  }, [address])

  // A person who left the page was asked before.
  useEffect(() => endBooking, [])

  return (
    <div ref={page} className="reserve">
      {view.kind === 'list' ? (
        <ReservationList status={view.status} />
      ) : (
        <Booking key={address} movedId={view.kind === 'move' ? view.appointmentId : undefined} />
      )}
    </div>
  )
}
