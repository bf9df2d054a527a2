import { readAccountName } from '@portal/session'
import { assert } from 'chai'

const phone = (cellphone: string) => ({ kind: 'cellphone', cellphone })
const mail = (email: string) => ({ kind: 'email', email })
const invalid = { kind: 'invalid' }

const typed: [string, unknown][] = [
  ['+8613800138000', phone('+8613800138000')],
  ['  +86 138 0013 8000 ', phone('+8613800138000')],
  ['+86-138-0013-8000', phone('+8613800138000')],
  ['+1 (415) 555.2671', phone('+14155552671')],
  ['0086 13800138000', phone('+8613800138000')],
  ['13800138000', phone('+8613800138000')],
  ['＋８６１３８００１３８０００', phone('+8613800138000')],
  ['a@b.example', mail('a@b.example')],
  [' Operator@Demo.Example ', mail('operator@demo.example')],
  ['first.last+tag@sub.domain.example', mail('first.last+tag@sub.domain.example')],
  ['用户@例子.example', mail('用户@xn--fsqu00a.example')],
  ['+44 (0)20 7946 0018', phone('+442079460018')],
  ['Ａ＠b.example', mail('a@b.example')],
  ['', invalid],
  ['"A" <a@b.example>', invalid],
  ['a\u200b@b.example', invalid],
  ['   ', invalid],
  ['operator', invalid],
  ['12345', invalid],
  ['03 1234 5678', invalid],
  ['+0123456789', invalid],
  ['+12345678901234567', invalid],
  ['a@b', invalid],
  ['a b@c.example', invalid],
  ['@b.example', invalid],
  ["+86138' OR 1=1", invalid]
]

suite('The account field', () => {
  for (const [text, read] of typed) {
    test(`reads «${text}» as ${JSON.stringify(read)}`, () => assert.deepEqual(readAccountName(text), read))
  }
})
