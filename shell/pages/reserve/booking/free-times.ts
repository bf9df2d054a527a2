import { request } from '@portal/session'
import { atom } from 'nanostores'
import {
  type AppointmentDay,
  appointmentDays,
  type Salesperson,
  salespersonList
} from '#contract/calls/appointments/appointments.ts'

type Loaded<Value> = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; value: Value }

/** The days that can be booked. */
export const $days = atom<Loaded<AppointmentDay[]>>({ kind: 'loading' })

/** The salespeople of the chosen day, with their times. */
export const $people = atom<{ day: string } & Loaded<Salesperson[]>>({ day: '', kind: 'loading' })

let newestDays = 0
let newestPeople = 0

/**
 * Loads the days that the cloud offers; the clock of this device does not matter. The shown days stay until the new ones
 * come. Never fails.
 */
export const loadDays = async (): Promise<void> => {
  newestDays += 1
  const turn = newestDays
  if ($days.get().kind === 'failed') $days.set({ kind: 'loading' })
  try {
    const value = await request(appointmentDays, { query: {} }, { quiet: true })
    if (turn === newestDays) $days.set({ kind: 'ready', value })
  } catch (error) {
    if (turn === newestDays && $days.get().kind !== 'ready') $days.set({ kind: 'failed', error })
  }
}

/** Loads the times of a day. Those of the same day stay until the new ones come. Never fails. */
export const loadPeople = async (day: string): Promise<void> => {
  newestPeople += 1
  const turn = newestPeople
  const shown = $people.get()
  if (shown.day !== day || shown.kind === 'failed') $people.set({ day, kind: 'loading' })
  try {
    const value = await request(salespersonList, { query: { day } }, { quiet: true })
    if (turn === newestPeople) $people.set({ day, kind: 'ready', value })
  } catch (error) {
    if (turn === newestPeople && $people.get().kind !== 'ready') $people.set({ day, kind: 'failed', error })
  }
}
