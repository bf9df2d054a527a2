import { assert } from 'chai'
import { stillWrong } from '#shell/forms/still-wrong.pure.ts'

type Row = [name: string, shown: Record<string, string>, found: Record<string, string>, left: Record<string, string>]

const rows: Row[] = [
  ['loses its sentence at once', { phone: 'blank' }, {}, {}],
  ['has the new sentence where it is wrong in another way', { phone: 'blank' }, { phone: 'short' }, { phone: 'short' }],
  ['mends another one', { repeat: 'differs', code: 'short' }, { code: 'short' }, { code: 'short' }],
  ['marks no field that nobody tried to send', { phone: 'blank' }, { name: 'blank' }, {}]
]

suite('A mended field of a form', () => {
  for (const [name, shown, found, left] of rows) test(name, () => assert.deepEqual(stillWrong(shown, found), left))
})
