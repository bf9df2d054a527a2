import { assert } from 'chai'
import { maskEmail } from '#shell/pages/dashboard/mask-email.ts'
import { problemsOf } from '#shell/pages/login/sign-in-form.ts'

suite('The sign-in form', () => {
  const cases: [account: string, password: string, problems: object][] = [
    ['', '', { account: 'login.accountBlank', password: 'login.passwordBlank' }],
    ['  ', 'x', { account: 'login.accountBlank' }],
    ['operator', 'x', { account: 'login.accountInvalid' }],
    ['a@b.example', '', { password: 'login.passwordBlank' }],
    ['a@b.example', ' ', {}],
    ['+8613800138000', 'x', {}]
  ]
  for (const [account, password, problems] of cases) {
    test(`finds ${JSON.stringify(problems)} in «${account}» with «${password}»`, () =>
      assert.deepEqual(problemsOf({ account, password, remember: false }), problems))
  }
})

suite('A masked e-mail', () => {
  const cases: [email: string, masked: string][] = [
    ['operator@demo.example', 'op***@demo.example'],
    ['abc@x.example', 'ab***@x.example'],
    ['ab@x.example', 'a***@x.example'],
    ['a@x.example', 'a***@x.example'],
    ['a@b@x.example', 'a@***@x.example'],
    ['用户名字@x.example', '用户***@x.example']
  ]
  for (const [email, masked] of cases) {
    test(`shows ${email} as ${masked}`, () => assert.strictEqual(maskEmail(email), masked))
  }
})
