import { expect, test } from '@playwright/test'
import { safeParse } from 'valibot'
import { nickname } from '#contract/calls/identity/account.ts'

const family = '👨‍👩‍👧‍👦'
const eWithAccent = 'é'.normalize('NFD')

/** A user name as readers count its characters (docs/requirements.md §5). */
const rows: [what: string, typed: string, fits: boolean][] = [
  ['15 letters', 'n'.repeat(15), true],
  ['16 letters', 'n'.repeat(16), false],
  ['15 letters between spaces', ` ${'n'.repeat(15)} `, true],
  ['13 families and two letters', `${family.repeat(13)}ab`, true],
  ['14 families and two letters', `${family.repeat(14)}ab`, false],
  ['13 Thai characters with their marks', 'กำลังทดสอบชื่อยาว', true],
  ['15 letters, each with an accent of its own', eWithAccent.repeat(15), true],
  ['16 letters, each with an accent of its own', eWithAccent.repeat(16), false],
  ['one letter under two hundred marks', `Z${'\u0300'.repeat(200)}`, false],
  ['nothing', '', false],
  ['spaces', '   ', false],
  ['characters that nobody sees', '\u200b\u2060\u200d', false],
  ['wide spaces around two characters', '\u3000小野\u3000', true],
  ['an emoji alone', '🤖', true]
]

for (const [what, typed, fits] of rows)
  test(`${fits ? 'takes' : 'refuses'} ${what} as a user name`, () => {
    expect(safeParse(nickname, typed).success).toBe(fits)
  })
