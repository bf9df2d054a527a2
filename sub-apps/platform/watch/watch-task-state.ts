import type { WatchTaskState } from '#contract/calls/watches/watch-tasks.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = {
  waiting: 'ring warning',
  onTheWay: 'diamond brand',
  arrived: 'diamond success',
  done: 'dot success',
  failed: 'square danger',
  cancelled: 'ring muted'
} as const

/** The state of a call from a watch, in the form that the table shows. */
export const watchTaskState = (text: Text, state: WatchTaskState) => mark(text(`watchTaskState.${state}`), looks[state])
