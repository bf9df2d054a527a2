import { readAccountName } from '@portal/session'
import { assert } from 'chai'
import type { CodeWay } from '#contract/page/environment.ts'
import { digitsOf } from '#shell/forms/digits-of.pure.ts'
import { browserCountry } from '#shell/sign-in/account-name.ts'
import { readNationalPhone } from '#shell/sign-in/fields/national-phone.ts'
import { type Entries, problemsOf } from '#shell/sign-in/sign-in.ts'

suite('The sign-in form', () => {
  const code = (typed: string) => ({ code: typed })
  const password = (typed: string) => ({ password: typed })
  const cases: [account: string, proof: Entries['proof'], agreed: boolean, problems: object, only?: CodeWay][] = [
    ['', password(''), true, { account: 'login.accountBlank', password: 'login.passwordBlank' }],
    ['  ', password('x'), true, { account: 'login.accountBlank' }],
    ['operator', password('x'), true, { account: 'login.accountInvalid' }],
    ['a@b.example', password(''), true, { password: 'login.passwordBlank' }],
    ['a@b.example', password(' '), true, {}],
    ['+8613800138000', password('x'), true, {}],
    ['+8613800138000', password('x'), false, { agreed: 'login.agreeMissing' }],
    ['a@b.example', code('12345'), true, { code: 'login.codeIncomplete' }],
    ['a@b.example', code(''), false, { code: 'login.codeIncomplete', agreed: 'login.agreeMissing' }],
    ['a@b.example', code('123456'), true, {}],
    ['a@b.example', code('123456'), true, {}, 'email'],
    ['a@b.example', code('123456'), true, { account: 'login.phoneOnly' }, 'cellphone'],
    ['+8613800138000', code('123456'), true, { account: 'login.emailOnly' }, 'email'],
    ['', code('123456'), true, { account: 'login.emailOnly' }, 'email'],
    // No code is needed then.
    ['+8613800138000', password('x'), true, {}, 'email']
  ]
  for (const [account, proof, agreed, problems, only] of cases) {
    const where = only === undefined ? '' : ` where codes go by ${only} alone`
    test(`finds ${JSON.stringify(problems)} in «${account}» with ${JSON.stringify(proof)}${where}`, () =>
      assert.deepEqual(
        problemsOf({ account, proof, agreed, remember: false }, readAccountName(account), only),
        problems
      ))
  }
})

suite('A code', () => {
  const cases: [typed: string, digits: string][] = [
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['code: 123456.', '123456'],
    ['1234567', '123456'],
    ['abc', '']
  ]
  for (const [typed, digits] of cases) {
    test(`is ${digits} in «${typed}»`, () => assert.strictEqual(digitsOf(typed), digits))
  }
})

suite('A phone without its country code', () => {
  const cases: [languages: string[], typed: string, cellphone: string | undefined][] = [
    [['en-GB'], '07400 123456', '+447400123456'],
    [['fr-FR', 'en'], '06 12 34 56 78', '+33612345678'],
    [['ja'], '090-1234-5678', '+819012345678'],
    [['en', 'th-TH'], '081 234 5678', '+66812345678'],
    [['zh-CN'], '138 0013 8000', '+8613800138000'],
    [['en-GB'], '13800138000', undefined],
    [['en-GB'], '12', undefined],
    [[], '0612345678', undefined]
  ]
  for (const [languages, typed, cellphone] of cases) {
    test(`${typed} in a browser for ${languages.join(', ')} is ${cellphone}`, () =>
      assert.strictEqual(readNationalPhone(typed, browserCountry(languages)), cellphone))
  }
})
