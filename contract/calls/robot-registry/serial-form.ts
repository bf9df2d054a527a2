import * as v from 'valibot'
import { boundedString, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/*
 * Pure: how serials look. The form of a model has one sign a place: `#` stands for a digit, `@` for a letter, and every other sign
 * for itself. Nobody's regular expression is taken: a bad one can hold the cloud for hours.
 */

const serialReason = `letters, digits, points, hyphens and underscores, ${limits.serialMaxLength} at most`

export const serial = v.pipe(
  trimmedString(limits.serialMaxLength, serialReason),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, serialReason)
)

const formReason = `#, @, letters, digits, points, hyphens and underscores, ${limits.serialMaxLength} at most`

export const serialForm = v.pipe(
  boundedString(limits.serialMaxLength, formReason),
  v.regex(/^[A-Za-z0-9#@][A-Za-z0-9#@._-]*$/, formReason)
)

const places = { '#': /^[0-9]$/, '@': /^[A-Za-z]$/ }

const fitsPlace = (wanted: string, sign: string | undefined): boolean =>
  wanted === '#' || wanted === '@' ? places[wanted].test(sign ?? '') : sign === wanted

/** Whether a serial has the form of its model. Every serial fits a model without a form. */
export const fitsSerialForm = (serial: string, form: string | null): boolean =>
  form === null ||
  (serial.length === form.length && [...form].every((wanted, place) => fitsPlace(wanted, serial[place])))
