import * as v from 'valibot'
import * as limits from '../limits.ts'
import { boundedString } from './bounds.ts'

const reason = `capital letters, digits and hyphens, ${limits.faultCodeMaxLength} at most`

/** The code of a fault, as robots report it: `E-101`. */
export const faultCode = v.pipe(
  boundedString(limits.faultCodeMaxLength, reason),
  v.regex(/^[A-Z0-9][A-Z0-9-]*$/, reason)
)
