import type { PhoneCallState } from '#contract/calls/phones/phone-calls.ts'
import type { PhoneState } from '#contract/calls/phones/phones.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const phoneLooks = { online: 'dot success', busy: 'diamond brand', offline: 'ring muted' } as const

/** How a phone is, as the table shows a state. */
export const phoneState = (text: Text, state: PhoneState) => mark(text(`phoneState.${state}`), phoneLooks[state])

const callLooks = {
  ringing: 'diamond warning',
  answered: 'diamond brand',
  ended: 'dot success',
  noAnswer: 'square danger',
  busy: 'square warning',
  cancelled: 'ring muted'
} as const

/** How a call stands, as the table shows a state. */
export const callState = (text: Text, state: PhoneCallState) => mark(text(`callState.${state}`), callLooks[state])
