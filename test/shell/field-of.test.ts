import { Refused, TimedOut } from '@portal/session'
import { assert } from 'chai'
import type { FieldProblem } from '#contract/envelope.ts'
import type { Field } from '#shell/forms/entries.ts'
import { fieldOf } from '#shell/forms/field-of.ts'

suite('The field that a refusal is about', () => {
  const signIn: Field[] = ['account', 'password', 'code', 'products']
  const about = (field: string): FieldProblem[] => [{ field, reason: 'r' }]
  const cases: [code: number, named: FieldProblem[], fields: Field[], field: object | undefined][] = [
    [610001, [], signIn, undefined],
    [610010, [], signIn, { field: 'code' }],
    [610013, [], signIn, { field: 'code' }],
    [610021, [], signIn, { field: 'account' }],
    [610022, [], signIn, { field: 'account' }],
    [610604, about('cellphone'), signIn, { field: 'account', reason: 'r' }],
    [610604, about('email'), signIn, { field: 'account', reason: 'r' }],
    [610604, about('password'), signIn, { field: 'password', reason: 'r' }],
    [610604, about('products.3'), signIn, { field: 'products', reason: 'r' }],
    [610604, about('constructor'), signIn, undefined],
    [610601, about('imageTicket'), signIn, undefined],
    [610604, [...about('imageTicket'), ...about('code')], signIn, { field: 'code', reason: 'r' }],
    [610010, [], ['email', 'code'], { field: 'code' }],
    [610021, [], ['cellphone', 'code'], { field: 'cellphone' }],
    [610022, [], ['email', 'code'], { field: 'email' }],
    [610030, [], ['password'], { field: 'password' }],
    [610008, [], ['password'], undefined],
    [610604, about('nickname'), ['nickname'], { field: 'nickname', reason: 'r' }],
    [610604, about('password'), ['newPassword', 'repeat'], { field: 'newPassword', reason: 'r' }],
    [610604, about('elsewhere'), ['nickname'], undefined],
    [610500, [], ['nickname'], undefined]
  ]
  for (const [code, named, fields, field] of cases) {
    const names = named.map(problem => problem.field).join()
    test(`${code}${names && ` of ${names}`} among ${fields} is ${JSON.stringify(field)}`, () =>
      assert.deepEqual(fieldOf(new Refused('call', code, '', named), fields), field))
  }

  test('is none where the error is no refusal', () => assert.isUndefined(fieldOf(new TimedOut('call'), signIn)))
})
