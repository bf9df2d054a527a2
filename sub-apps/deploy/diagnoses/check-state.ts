import type { CheckState } from '#contract/calls/robot-requests/robot-checks.ts'
import type { Text } from '../texts.ts'

const looks = {
  passed: { shape: 'dot', tone: 'success' },
  warning: { shape: 'diamond', tone: 'warning' },
  failed: { shape: 'square', tone: 'danger' }
} as const satisfies Record<CheckState, object>

/** How a check ended, as the table shows a state. */
export const checkState = (text: Text, state: CheckState) => ({ text: text(`check.${state}`), ...looks[state] })
