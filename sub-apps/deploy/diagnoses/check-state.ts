import type { CheckState } from '#contract/calls/robot-requests/robot-checks.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = { passed: 'dot success', warning: 'diamond warning', failed: 'square danger' } as const

/** How a check ended, as the table shows a state. */
export const checkState = (text: Text, state: CheckState) => mark(text(`check.${state}`), looks[state])
