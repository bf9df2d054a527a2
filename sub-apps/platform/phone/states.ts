import type { PhoneCallState } from '#contract/calls/phones/phone-calls.ts'
import type { PhoneState } from '#contract/calls/phones/phones.ts'
import type { Text } from '../texts.ts'

const phoneLooks = {
  online: { shape: 'dot', tone: 'success' },
  busy: { shape: 'diamond', tone: 'brand' },
  offline: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<PhoneState, object>

/** How a phone is, as the table shows a state. */
export const phoneState = (text: Text, state: PhoneState) => ({
  text: text(`phoneState.${state}`),
  ...phoneLooks[state]
})

const callLooks = {
  ringing: { shape: 'diamond', tone: 'warning' },
  answered: { shape: 'diamond', tone: 'brand' },
  ended: { shape: 'dot', tone: 'success' },
  noAnswer: { shape: 'square', tone: 'danger' },
  busy: { shape: 'square', tone: 'warning' },
  cancelled: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<PhoneCallState, object>

/** How a call stands, as the table shows a state. */
export const callState = (text: Text, state: PhoneCallState) => ({
  text: text(`callState.${state}`),
  ...callLooks[state]
})
