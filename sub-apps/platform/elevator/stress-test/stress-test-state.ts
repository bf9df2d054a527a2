import type { StressTestState } from '#contract/calls/elevators/stress-tests.ts'
import type { Text } from '../../texts.ts'

const looks = {
  running: { shape: 'diamond', tone: 'brand' },
  finished: { shape: 'dot', tone: 'success' },
  stopped: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<StressTestState, object>

/** How a stress test stands, as the table shows a state. */
export const stressTestState = (text: Text, state: StressTestState) => ({
  text: text(`testState.${state}`),
  ...looks[state]
})
