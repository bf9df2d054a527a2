import type { WatchTaskState } from '#contract/calls/watches/watch-tasks.ts'
import type { Text } from '../texts.ts'

const looks = {
  waiting: { shape: 'ring', tone: 'warning' },
  onTheWay: { shape: 'diamond', tone: 'brand' },
  arrived: { shape: 'diamond', tone: 'success' },
  done: { shape: 'dot', tone: 'success' },
  failed: { shape: 'square', tone: 'danger' },
  cancelled: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<WatchTaskState, object>

/** The state of a call from a watch, in the form that the table shows. */
export const watchTaskState = (text: Text, state: WatchTaskState) => ({
  text: text(`watchTaskState.${state}`),
  ...looks[state]
})
