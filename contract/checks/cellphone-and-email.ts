import * as v from 'valibot'
import * as limits from '../limits.ts'
import { reasons } from '../reasons.ts'
import { trimmedString } from './bounds.ts'
import { canonicalCellphone, canonicalEmail } from './canonical-name.ts'

/** A string that has a canonical form, and becomes it; the form may be longer: `ﷺ` is eighteen letters. */
const canonical = (max: number, reason: string, formOf: (text: string) => string | undefined) =>
  v.pipe(
    trimmedString(max),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const form = formOf(value)
      if (form !== undefined && form.length <= max) return form
      addIssue({ message: reason })
      return NEVER
    })
  )

/** E.164 with the plus, as the contract writes phones: `+8613800138000`. Spaces and the like are taken off. */
export const cellphone = canonical(limits.cellphoneMaxLength, reasons.notCellphone, canonicalCellphone)

/** One plain address in its canonical form. Whether it exists only a message sent there can tell. */
export const email = canonical(limits.accountMaxLength, reasons.notEmail, canonicalEmail)
