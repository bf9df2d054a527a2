import type { RideState } from '#contract/calls/elevators/elevator-rides.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = { open: 'diamond brand', done: 'dot success', failed: 'square danger', cancelled: 'ring muted' } as const

/** How a ride stands, as the table shows a state. */
export const rideState = (text: Text, state: RideState) => mark(text(`rideState.${state}`), looks[state])
