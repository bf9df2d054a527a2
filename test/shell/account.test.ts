import { assert } from 'chai'
import { nothing } from '#shell/forms/entries.ts'
import { countCharacters } from '#shell/pages/account/count-characters.ts'
import { type AccountField, problemsOf } from '#shell/pages/account/problems.ts'
import { rowsOf } from '#shell/pages/account/rows.ts'

suite('What is typed into the dialogs of the account', () => {
  const cases: [field: AccountField, typed: string, problem: string | undefined][] = [
    ['nickname', '', 'account.nicknameBlank'],
    ['nickname', ' \u200b ', 'account.nicknameBlank'],
    ['nickname', 'n'.repeat(15), undefined],
    ['nickname', 'n'.repeat(16), 'account.nicknameLong'],
    ['nickname', '👨‍👩‍👧‍👦'.repeat(13), undefined],
    ['cellphone', '', 'account.cellphoneBlank'],
    ['cellphone', '+33 6 11 11 11 11', undefined],
    ['cellphone', '138 0013 8000', undefined],
    ['cellphone', '0611', 'account.cellphoneInvalid'],
    ['email', ' ', 'account.emailBlank'],
    ['email', 'name@example.com', undefined],
    ['email', 'name@', 'account.emailInvalid'],
    ['code', '', 'login.codeIncomplete'],
    ['code', '12', 'login.codeIncomplete'],
    ['code', '123456', undefined],
    ['password', '', 'account.passwordBlank'],
    ['password', 'x', undefined],
    ['newPassword', 'short-1', 'account.newPasswordInvalid'],
    ['newPassword', 'no digit in it', 'account.newPasswordInvalid'],
    ['newPassword', '12345678', 'account.newPasswordInvalid'],
    ['newPassword', `a1${'x'.repeat(127)}`, 'account.newPasswordLong'],
    ['newPassword', 'long-enough-1', undefined],
    // One of 128 characters, each of which a device wrote in two parts.
    ['newPassword', `1${'e\u0301'.repeat(127)}`, undefined],
    ['newPassword', `1${'e\u0301'.repeat(128)}`, 'account.newPasswordLong']
  ]
  for (const [field, typed, problem] of cases) {
    test(`«${typed.slice(0, 30)}» as ${field}: ${problem ?? 'nothing is wrong'}`, () =>
      assert.deepEqual(problemsOf([field], { ...nothing, [field]: typed }), problem ? { [field]: problem } : {}))
  }

  test('a new password is entered twice the same', () => {
    const entries = { ...nothing, newPassword: 'long-enough-1', repeat: 'long-enough-2' }
    assert.deepEqual(problemsOf(['newPassword', 'repeat'], entries), { repeat: 'account.passwordsDiffer' })
    assert.deepEqual(problemsOf(['newPassword', 'repeat'], { ...entries, repeat: entries.newPassword }), {})
  })
})

suite('The rows of the account', () => {
  test('show what there is, masked, and what is missing', () => {
    const user = { nickname: 'Ada', cellphone: '+8613800138000', email: null, hasPassword: false }
    assert.deepEqual(rowsOf(user), [
      { kind: 'nickname', value: 'Ada', bound: true },
      { kind: 'cellphone', value: '+86138****8000', bound: true },
      { kind: 'email', value: undefined, bound: false },
      { kind: 'password', value: undefined, bound: false }
    ])
  })
})

suite('Characters as a reader counts them', () => {
  for (const [text, count] of [
    ['', 0],
    ['Ada', 3],
    ['👨‍👩‍👧‍👦', 1],
    ['กำลัง', 3],
    ['é'.normalize('NFD'), 1]
  ] as const)
    test(`«${text}» has ${count}`, () => assert.strictEqual(countCharacters(text), count))
})
