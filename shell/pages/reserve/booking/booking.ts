import { $user, browserTimeZone, nothingSent, request } from '@portal/session'
import * as v from 'valibot'
import { type Appointment, bookAppointment, moveAppointment } from '#contract/calls/appointments/appointments.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import { $booking, type Booking, dropBooking, keepBooking, setBooking } from './booking-state.ts'
import { freeFor, type Length, lengths, lengthsFrom } from './choices.ts'
import { dayMinutesLeft, dayPeople } from './chosen-day.ts'
import { loadDays, loadPeople } from './free-times.ts'
import { type PlaceField, type Problem, problemOf, wrongPlace } from './problem.ts'
import { type Step, steps, stepsFor } from './steps.ts'

/** Begins to book, or to move an appointment. Entries of the same kind stay: Back and Forward lose nothing. */
export const beginBooking = (moved?: Appointment): void => {
  const booking = $booking.get()
  if (booking !== undefined && booking.moved?.appointmentId === moved?.appointmentId) return
  $booking.set({
    moved,
    step: 'time',
    day: undefined,
    start: undefined,
    minutes: moved === undefined ? 60 : (((moved.end - moved.start) / 60_000) as Length),
    salespersonId: moved?.salespersonId,
    place: moved?.place ?? '',
    phone: moved?.phone ?? $user.get()?.cellphone ?? '',
    remark: moved?.remark ?? '',
    problem: undefined,
    sending: false
  })
  if (moved === undefined) keepBooking(goOnWith)
}

const keptBooking = v.object({
  step: v.picklist(steps),
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  start: v.optional(v.number()),
  minutes: v.picklist(lengths),
  salespersonId: v.optional(v.number()),
  place: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  remark: v.string()
})

/** Goes on with a booking that was begun. What is free was asked for anew, and is checked again before it is sent. */
const goOnWith = (value: unknown): void => {
  const kept = v.safeParse(keptBooking, value)
  if (!kept.success) return
  change({ day: undefined, start: undefined, salespersonId: undefined, ...kept.output, problem: undefined })
  if (kept.output.day !== undefined) void loadPeople(kept.output.day)
}

const change = (parts: Partial<Booking>): void => {
  const booking = $booking.get()
  if (booking === undefined || booking.sending) return
  setBooking({ ...booking, ...parts })
}

/** A mended field loses its sentence at once; one that is still wrong keeps it. */
const mend = (field: PlaceField, parts: Partial<Booking>): void => {
  const booking = $booking.get()
  if (booking === undefined) return
  const isMended = booking.problem?.field === field && wrongPlace({ ...booking, ...parts })?.field !== field
  change(isMended ? { ...parts, problem: undefined } : parts)
}

export const chooseDay = (day: string): void => {
  change({ day, start: undefined, problem: undefined })
  void loadPeople(day)
}

/** The length stays where somebody is free for it; else it becomes the longest that fits. */
export const chooseStart = (start: number): void => {
  const possible = lengthsFrom(dayPeople() ?? [], start, dayMinutesLeft())
  const minutes = $booking.get()?.minutes ?? 30
  const fits = possible.filter(length => length <= minutes).at(-1) ?? 30
  change({ start, minutes: fits, problem: undefined })
}

export const chooseMinutes = (minutes: Length): void => change({ minutes, problem: undefined })
export const choosePerson = (salespersonId: number): void => change({ salespersonId, problem: undefined })
export const enterRemark = (remark: string): void => change({ remark })
export const enterPlace = (place: string): void => mend('place', { place })
export const enterPhone = (phone: string): void => mend('phone', { phone })
export const goToStep = (step: Step): void => change({ step, problem: undefined })

/** The period that is chosen. */
export const periodOf = ({ start, minutes }: Booking): { start: number; end: number } | undefined =>
  start === undefined ? undefined : { start, end: start + minutes * 60_000 }

/** The problem that keeps the person from going on from the open step. */
const missing = (booking: Booking): Problem | undefined => {
  const period = periodOf(booking)
  if (period === undefined) return { step: 'time', text: { key: 'reserve.chooseTime' } }
  if (booking.step === 'time') return undefined
  const free = freeFor(dayPeople() ?? [], period)
  const isFree = free.some(({ salespersonId }) => salespersonId === booking.salespersonId)
  if (!isFree && booking.step === 'person') return { step: 'person', text: { key: 'reserve.choosePerson' } }
  return booking.step === 'remark' ? wrongPlace(booking) : undefined
}

/** Opens the step after the one that is open, or says what is missing. */
export const goOn = (): void => {
  const booking = $booking.get()
  if (booking === undefined) return
  const problem = missing(booking)
  const order = stepsFor(booking.moved !== undefined)
  const next = order[order.indexOf(booking.step) + 1] ?? booking.step
  change(problem === undefined ? { step: next, problem } : { problem })
}

/**
 * Books or moves. The cloud checks the time again. A refusal leads to the step where its cause is mended, and every other
 * entry stays. Never fails.
 * @returns the appointment, where it was booked; `nothingSent` where something is missing
 */
export const sendBooking = async (): Promise<Appointment | typeof nothingSent | undefined> => {
  const booking = $booking.get()
  const problem = booking && missing(booking)
  const period = booking && periodOf(booking)
  if (booking === undefined || booking.sending) return undefined
  const { moved, salespersonId, place, phone, remark, step } = booking
  if (problem !== undefined || period === undefined || salespersonId === undefined) {
    change({ problem })
    return nothingSent
  }
  $booking.set({ ...booking, problem: undefined, sending: true })
  const wish = { salespersonId, ...period, timeZone: browserTimeZone() }
  try {
    const booked =
      moved === undefined
        ? await request(bookAppointment, { body: { ...wish, place, phone, remark } }, { quiet: true })
        : await request(moveAppointment, { body: { ...wish, appointmentId: moved.appointmentId } }, { quiet: true })
    dropBooking()
    return booked
  } catch (error) {
    const refused = problemOf(error, step)
    const isTime = refused.step === 'time'
    $booking.set({
      ...booking,
      step: refused.step,
      problem: refused,
      start: isTime ? undefined : booking.start,
      sending: false
    })
    if (isTime) refreshFreeTimes()
    return undefined
  }
}

/** Asks again which times are free. The person's choice stays. */
export const refreshFreeTimes = (): void => {
  void loadDays()
  const day = $booking.get()?.day
  if (day !== undefined) void loadPeople(day)
}

/** The day to show when the calendar opens: the appointment's own, where one is moved. */
export const firstDayOf = ({ day, moved }: Booking): string | undefined =>
  day ?? (moved === undefined ? undefined : beijingDay(moved.start))
