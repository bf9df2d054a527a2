import type { Severity } from '#contract/calls/deploy/fault-codes.ts'
import type { Text } from '../texts.ts'

const looks = {
  info: { shape: 'ring', tone: 'muted' },
  warning: { shape: 'square', tone: 'warning' },
  error: { shape: 'dot', tone: 'danger' },
  critical: { shape: 'square', tone: 'danger' }
} as const satisfies Record<Severity, object>

/** A severity as the table shows a state: by a word, a shape and a colour. */
export const severityState = (text: Text, severity: Severity) => ({
  text: text(`severity.${severity}`),
  ...looks[severity]
})
