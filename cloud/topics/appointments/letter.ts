import type { Language } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { letterText } from '../../texts/letters.ts'
import type { StoredAppointment } from './sql/appointments.ts'

/** The kind of change that somebody made to an appointment. */
export type AppointmentChange = 'booked' | 'moved' | 'cancelled'

type Times = { start: number; end: number; timeZone: string }

/** Gregorian years, in Thai too. */
const formatIn = (language: Language, timeZone: string, more: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    ...more
  })

const zoneName = (language: Language, timeZone: string, time: number): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Two names can stand for one time, as Shanghai and Singapore do. */
const sameClock = (one: string, other: string, time: number): boolean =>
  formatIn('en', one).format(time) === formatIn('en', other).format(time)

/** `formatRange` of Japanese writes the day with slashes. So the day is written once, and again where the end is on another one. */
const hoursIn = (language: Language, timeZone: string, { start, end }: Omit<Times, 'timeZone'>) => {
  const whole = formatIn(language, timeZone)
  const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' })
  const hour = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const isSameDay = day.format(start) === day.format(end)
  return { from: whole.format(start), to: (isSameDay ? hour : whole).format(end) }
}

/**
 * When an appointment is: in Beijing, and in the zone of the person who booked it, where a clock shows another time there.
 */
export const timesIn = (language: Language, { start, end, timeZone }: Times): string[] => {
  const zones = [limits.dashboardTimeZone]
  if (!sameClock(timeZone, limits.dashboardTimeZone, start)) zones.push(timeZone)
  return zones.map(zone => {
    const time = letterText(language, 'moment.range', hoursIn(language, zone, { start, end }))
    return zone === limits.dashboardTimeZone
      ? letterText(language, 'moment.beijing', { time })
      : letterText(language, 'appointment.time', { time, zone: zoneName(language, zone, start) })
  })
}

/** The mail about a change of an appointment. */
export const appointmentLetter = (
  language: Language,
  change: AppointmentChange,
  appointment: StoredAppointment
): { subject: string; text: string } => {
  const { salespersonName, place, phone, remark, start } = appointment
  const date = formatIn(language, limits.dashboardTimeZone).format(start)
  const lines = [
    letterText(language, `appointment.${change}.text`, { name: salespersonName }),
    ...timesIn(language, appointment),
    ...(place === '' ? [] : [letterText(language, 'appointment.place', { place })]),
    ...(phone === '' ? [] : [letterText(language, 'appointment.phone', { phone })]),
    ...(remark === '' ? [] : [letterText(language, 'appointment.remark', { remark })])
  ]
  return { subject: letterText(language, `appointment.${change}.subject`, { date }), text: lines.join('\n\n') }
}
