import { type MessageKey, Refused, sentenceOf } from '@portal/session'
import { appointmentReasons } from '#contract/calls/appointments/appointments.ts'
import { codes } from '#contract/codes.ts'
import type { Step } from './steps.ts'

/** The fields that say where somebody is to come. */
export type PlaceField = 'place' | 'phone'

/** Why an appointment was not booked, and where it is mended: in a step, or in one field of it. */
export type Problem = { step: Step; field?: PlaceField; text: { key: MessageKey } | { sentence: string } }

const leastDigits = 5

/** The first of the fields that tells nobody where to come, or whom to call. */
export const wrongPlace = ({ place, phone }: Record<PlaceField, string>): Problem | undefined => {
  if (place.trim() === '') return { step: 'remark', field: 'place', text: { key: 'reserve.enterPlace' } }
  if (phone.normalize('NFKC').replace(/\D/g, '').length >= leastDigits) return undefined
  return { step: 'remark', field: 'phone', text: { key: 'reserve.enterPhone' } }
}

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
