import { type MessageKey, Refused, sentenceOf } from '@portal/session'
import { appointmentReasons } from '#contract/calls/appointments/appointments.ts'
import { codes } from '#contract/codes.ts'
import type { Step } from './steps.ts'

/** Why an appointment was not booked, and where it is mended. */
export type Problem = { step: Step; text: { key: MessageKey } | { sentence: string } }

const at = (step: Step, key: MessageKey): Problem => ({ step, text: { key } })

/**
 * The problem behind a failed booking or move. A problem with the time leads back to the times (docs/requirements.md §5). A problem that
 * has nothing to do with an entry leaves the person at the present step.
 */
export const problemOf = (error: unknown, here: Step): Problem => {
  if (error instanceof Refused) {
    const [field] = error.fields
    if (error.code === codes.recordExists) return at('time', 'reserve.taken')
    if (error.code === codes.recordNotFound) return at('time', 'reserve.noPerson')
    if (error.code === codes.updateFailed) return at(here, 'reserve.gone')
    if (field?.reason === appointmentReasons.ofDay) return at('time', 'reserve.twoHours')
    if (field?.reason === appointmentReasons.notBookable) return at('time', 'reserve.noPerson')
    if (field?.field === 'start' || field?.field === 'end') return at('time', 'reserve.unavailable')
  }
  return { step: here, text: { sentence: sentenceOf(error) } }
}
