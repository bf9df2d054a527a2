import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Salesperson } from '#contract/calls/appointments/appointments.ts'
import { $booking } from './booking-state.ts'
import { isUsed, minutesLeft, withFreed } from './choices.ts'
import { $days, $people } from './free-times.ts'

/** The salespeople of the chosen day, with the slots that a move gives up; undefined until they are known. */
export const dayPeople = (booking = $booking.get(), people = $people.get()): Salesperson[] | undefined =>
  booking === undefined || people.kind !== 'ready' || people.day !== booking.day
    ? undefined
    : withFreed(people.value, booking.moved)

/** How many minutes the person may book on the chosen day. */
export const dayMinutesLeft = (booking = $booking.get(), days = $days.get()): number => {
  const day = days.kind === 'ready' ? days.value.find(it => it.day === booking?.day) : undefined
  return day === undefined ? 0 : minutesLeft(day, booking?.moved)
}

/** The same for components. They compute it themselves: `computed` would make the log-in's file larger. */
export const useDayPeople = (): Salesperson[] | undefined => {
  const booking = useStore($booking)
  const people = useStore($people)
  return useMemo(() => dayPeople(booking, people), [booking, people])
}

export const useMinutesLeft = (): number => dayMinutesLeft(useStore($booking), useStore($days))

/** Whether the person has booked all minutes of the chosen day. Without the days nobody knows. */
export const useIsUsed = (): boolean => {
  const booking = useStore($booking)
  const days = useStore($days)
  const day = days.kind === 'ready' ? days.value.find(it => it.day === booking?.day) : undefined
  return day !== undefined && isUsed(day, booking?.moved)
}
