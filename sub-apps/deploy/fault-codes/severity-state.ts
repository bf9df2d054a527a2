import type { Severity } from '#contract/calls/deploy/fault-codes.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = { info: 'ring muted', warning: 'square warning', error: 'dot danger', critical: 'square danger' } as const

/** A severity as the table shows a state: by a word, a shape and a colour. */
export const severityState = (text: Text, severity: Severity) => mark(text(`severity.${severity}`), looks[severity])
