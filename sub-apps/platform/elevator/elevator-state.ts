import type { ElevatorState } from '#contract/calls/elevators/elevators.ts'
import type { Text } from '../texts.ts'

const looks = {
  online: { shape: 'dot', tone: 'success' },
  moving: { shape: 'diamond', tone: 'brand' },
  fault: { shape: 'square', tone: 'danger' },
  offline: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<ElevatorState, object>

/** How an elevator is, as the table shows a state: by a word, a shape and a colour. */
export const elevatorState = (text: Text, state: ElevatorState) => ({
  text: text(`elevatorState.${state}`),
  ...looks[state]
})
