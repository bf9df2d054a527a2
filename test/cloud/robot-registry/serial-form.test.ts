import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { fitsSerialForm, serialForm } from '#contract/calls/robot-registry/serial-form.ts'

/* How serials look: one sign of the form a place. */

for (const [serial, form, fits] of [
  ['T8-0042', 'T8-####', true],
  ['T8-004', 'T8-####', false],
  ['T8-00421', 'T8-####', false],
  ['T8-00A2', 'T8-####', false],
  ['KA1', '@@#', true],
  ['kA1', '@@#', true],
  ['K11', '@@#', false],
  ['t8-0042', 'T8-####', false],
  ['anything', null, true]
] as const)
  test(`“${serial}” ${fits ? 'fits' : 'does not fit'} ${form === null ? 'a model without a form' : `“${form}”`}`, () => {
    expect(fitsSerialForm(serial, form)).toBe(fits)
  })

for (const [form, isForm] of [
  ['T8-####', true],
  ['#', true],
  ['', false],
  ['-T8', false],
  ['T8 ###', false],
  ['(a+)+$', false],
  ['#'.repeat(64), true],
  ['#'.repeat(65), false]
] as const)
  test(`“${form.slice(0, 20)}” (${form.length} signs) is ${isForm ? 'a' : 'no'} form of serials`, () => {
    expect(v.is(serialForm, form)).toBe(isForm)
  })
