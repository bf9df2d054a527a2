import type { RideState } from '#contract/calls/elevators/elevator-rides.ts'
import type { Text } from '../texts.ts'

const looks = {
  open: { shape: 'diamond', tone: 'brand' },
  done: { shape: 'dot', tone: 'success' },
  failed: { shape: 'square', tone: 'danger' },
  cancelled: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<RideState, object>

/** How a ride stands, as the table shows a state. */
export const rideState = (text: Text, state: RideState) => ({ text: text(`rideState.${state}`), ...looks[state] })
