import { type KeptDraft, keepDraft, setUnsaved } from '@portal/session'
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
  /** Where somebody is to come: a store or an address. */
  place: string
  phone: string
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
  const isBegun = isTouched(booking)
  setUnsaved(unsavedName, isBegun)
  const { step, day, start, minutes, salespersonId, place, phone, remark } = booking
  if (isBegun) draft?.keep({ step, day, start, minutes, salespersonId, place, phone, remark })
  else draft?.drop()
}

let draft: KeptDraft | undefined

/** Begins to keep a new booking. The entries of a move belong to an appointment that is read anew. */
export const keepBooking = (goOn: (value: unknown) => void): void => {
  draft?.end()
  draft = keepDraft(unsavedName, goOn)
}

/** Forgets the entries, which were sent or given up. */
export const dropBooking = (): void => {
  draft?.drop()
  endBooking()
}

/** The entries leave the page. */
export const endBooking = (): void => {
  $booking.set(undefined)
  setUnsaved(unsavedName, false)
  draft?.end()
  draft = undefined
}

/** Whether there is something to lose. */
export const isTouched = ({ moved, day, place, remark }: Booking): boolean =>
  day !== undefined || (moved === undefined && `${place}${remark}`.trim() !== '')
