import { assert } from 'chai'
import { maskCellphone, maskEmail } from '#shell/pieces/mask.pure.ts'

suite('A masked e-mail', () => {
  const cases: [email: string, masked: string][] = [
    ['operator@demo.example', 'op***@demo.example'],
    ['abc@x.example', 'ab***@x.example'],
    ['ab@x.example', 'a***@x.example'],
    ['a@x.example', 'a***@x.example'],
    ['a@b@x.example', 'a@***@x.example'],
    ['用户名字@x.example', '用户***@x.example'],
    ['no address', '***'],
    ['@x.example', '***'],
    ['', '***']
  ]
  for (const [email, masked] of cases) {
    test(`shows ${email} as ${masked}`, () => assert.strictEqual(maskEmail(email), masked))
  }
})

suite('A masked phone', () => {
  const cases: [cellphone: string, masked: string][] = [
    ['+8613800138000', '+86138****8000'],
    ['+33611111111', '+336****1111'],
    ['+6598765432', '+65****5432'],
    ['+123456789012345', '+12345******2345'],
    ['+123456789', '+123****89'],
    ['+1234567', '+1****67'],
    ['13800138000', '138****8000'],
    ['+12', '***'],
    ['', '***']
  ]
  for (const [cellphone, masked] of cases) {
    test(`shows ${cellphone} as ${masked}`, () => assert.strictEqual(maskCellphone(cellphone), masked))
  }
})
