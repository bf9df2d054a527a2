import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { newPassword } from '#contract/calls/identity/account.ts'
import { password } from '#contract/calls/identity/sign-in.ts'
import { canonicalPassword, passwordForms } from '#contract/checks/canonical-password.ts'
import { reasons } from '#contract/reasons.ts'

const composed = 'caf\u00e9-au-lait-1'
const apart = 'cafe\u0301-au-lait-1'

const forms: [typed: string, forms: string[]][] = [
  ['plain-word-1', ['plain-word-1']],
  [composed, [composed]],
  [apart, [composed, apart]],
  ['\u1112\u1161\u11ab 1', ['\ud55c 1', '\u1112\u1161\u11ab 1']],
  // A person can tell these from each other, so they stay two passwords.
  ['\ufb01ne-word-1', ['\ufb01ne-word-1']],
  ['fine-word-1', ['fine-word-1']]
]
for (const [typed, expected] of forms)
  test(`finds ${expected.length} forms of ${JSON.stringify(typed)}, the canonical one first`, () => {
    expect(passwordForms(typed)).toEqual(expected)
    expect(canonicalPassword(typed)).toBe(expected[0])
  })

const letters = (count: number, letter: string) => `1${letter.repeat(count - 1)}`
/** Four parts make one letter. */
const inFour = '\u03b1\u0313\u0300\u0345'
/** One letter whose canonical form has two parts. */
const longer = '\u0958'

const made: [what: string, typed: string, problem: string | undefined][] = [
  ['128 letters in four parts each', letters(128, inFour), undefined],
  ['129 letters in two parts each', letters(129, 'e\u0301'), reasons.passwordLong],
  ['more than any 128 letters can be', letters(513, 'x'), reasons.passwordLong],
  ['64 letters that grow to 127', letters(64, longer), undefined],
  ['65 letters that grow to 129', letters(65, longer), reasons.passwordLong],
  ['seven letters in 13 parts', letters(7, 'e\u0301'), reasons.passwordShort]
]
for (const [what, typed, problem] of made)
  test(`counts a new password of ${what} in its canonical form`, () => {
    const read = v.safeParse(newPassword, typed)
    expect(read.issues?.[0]?.message).toBe(problem)
    if (read.success) expect(read.output).toBe(canonicalPassword(typed))
  })

const existing: [what: string, typed: string, fits: boolean][] = [
  ['128 letters in four parts each', letters(128, inFour), true],
  ['128 letters that grow to 255, as it was allowed once', letters(128, longer), true],
  ['129 letters', letters(129, 'x'), false],
  ['no letter', '', false]
]
for (const [what, typed, fits] of existing)
  test(`takes an existing password of ${what} as it was typed: ${fits}`, () => {
    const read = v.safeParse(password, typed)
    expect(read.success).toBe(fits)
    if (read.success) expect(read.output).toBe(typed)
  })
