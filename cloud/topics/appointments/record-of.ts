import type { AppointmentRecord } from '#contract/calls/appointments/appointment-records.ts'
import { statusOf } from './rules.ts'

/** A stored appointment as after-sales people see it. The status follows from the time. */
export const recordOf = (stored: Omit<AppointmentRecord, 'status'>, now: number): AppointmentRecord => ({
  ...stored,
  status: statusOf(stored, now)
})
