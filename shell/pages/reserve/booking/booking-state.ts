import { setUnsaved } from '@portal/session'
import { atom } from 'nanostores'
import type { Appointment } from '#contract/calls/appointments/appointments.ts'
import type { Length } from './choices.ts'
import type { Problem } from './problem.ts'
import type { Step } from './steps.ts'

/** The person's choices and text so far. */
export type Booking = {
  /** The appointment that is moved; undefined where a new one is booked. */
  moved: Appointment | undefined
  step: Step
  /** A day in Beijing. */
  day: string | undefined
  start: number | undefined
  minutes: Length
  salespersonId: number | undefined
  remark: string
  problem: Problem | undefined
  sending: boolean
}

/** By which the leaving of the page is asked about. */
const unsavedName = 'reserve'

export const $booking = atom<Booking | undefined>()

/** Keeps entries. Leaving the page asks from then on. */
export const setBooking = (booking: Booking): void => {
  $booking.set(booking)
  setUnsaved(unsavedName, isTouched(booking))
}

/** Forgets the entries. */
export const dropBooking = (): void => {
  $booking.set(undefined)
  setUnsaved(unsavedName, false)
}

/** Whether there is something to lose. */
export const isTouched = ({ moved, day, remark }: Booking): boolean =>
  day !== undefined || (moved === undefined && remark.trim() !== '')
