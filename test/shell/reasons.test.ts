import { assert } from 'chai'
import * as v from 'valibot'
import { accountRegistration, passwordReset, quickRegistration } from '#contract/calls/identity/account.ts'
import { textOfReason } from '#shell/sign-in/reasons.ts'

const account = {
  type: 'account',
  email: 'a@b.example',
  code: '123456',
  password: 'abcdefg1',
  nickname: 'Ada',
  agreed: true
}
const quick = {
  type: 'quick',
  name: 'Ada',
  cellphone: '+33612345678',
  code: '123456',
  country: 'FR',
  category: 1,
  products: [],
  agreed: true
}

suite('What the contract finds wrong with a form', () => {
  const cases: [schema: v.GenericSchema, good: object, wrong: object, key: string][] = [
    [accountRegistration, account, { password: 'abcdef1' }, 'newPassword.short'],
    [accountRegistration, account, { password: `a1${'x'.repeat(127)}` }, 'newPassword.long'],
    [accountRegistration, account, { password: '12345678' }, 'newPassword.letter'],
    [passwordReset, account, { password: 'abcdefgh' }, 'newPassword.digit'],
    [accountRegistration, account, { nickname: ' ' }, 'register.blank'],
    [accountRegistration, account, { nickname: 'x'.repeat(16) }, 'register.nicknameLong'],
    [accountRegistration, account, { code: '12345' }, 'login.codeIncomplete'],
    [accountRegistration, account, { agreed: false }, 'login.agreeMissing'],
    [quickRegistration, quick, { name: 'x'.repeat(101) }, 'register.nameLong'],
    [quickRegistration, quick, { country: '' }, 'register.choose'],
    [quickRegistration, quick, { country: 'XX' }, 'register.choose'],
    [quickRegistration, quick, { category: 0 }, 'register.choose'],
    [quickRegistration, quick, { category: 8 }, 'register.choose']
  ]
  for (const [schema, good, wrong, key] of cases) {
    test(`${JSON.stringify(wrong).slice(0, 40)} is told by ${key}`, () => {
      assert.isTrue(v.is(schema, good))
      const [issue] = v.safeParse(schema, { ...good, ...wrong }).issues ?? []
      assert.strictEqual(textOfReason(issue?.message ?? ''), key)
    })
  }

  test('what the cloud alone says in other words has no text', () => {
    for (const reason of ['', 'constructor', '__proto__', 'is required']) assert.isUndefined(textOfReason(reason))
  })
})
