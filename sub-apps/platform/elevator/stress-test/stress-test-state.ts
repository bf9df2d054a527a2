import type { StressTestState } from '#contract/calls/elevators/stress-tests.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../../texts.ts'

const looks = { running: 'diamond brand', finished: 'dot success', stopped: 'ring muted' } as const

/** How a stress test stands, as the table shows a state. */
export const stressTestState = (text: Text, state: StressTestState) => mark(text(`testState.${state}`), looks[state])
