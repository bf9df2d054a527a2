import type { ElevatorState } from '#contract/calls/elevators/elevators.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = { online: 'dot success', moving: 'diamond brand', fault: 'square danger', offline: 'ring muted' } as const

/** How an elevator is, as the table shows a state: by a word, a shape and a colour. */
export const elevatorState = (text: Text, state: ElevatorState) => mark(text(`elevatorState.${state}`), looks[state])
