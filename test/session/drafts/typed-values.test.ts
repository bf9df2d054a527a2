import { fittingValues, typedValues } from '@portal/session'
import { assert } from 'chai'

suite('What is kept of a draft', () => {
  const rows: [name: string, draft: object, kept: object][] = [
    [
      'texts, numbers, switches and lists',
      { a: 'x', b: 1, c: true, d: ['y'], e: null },
      { a: 'x', b: 1, c: true, d: ['y'], e: null }
    ],
    ['parts of values', { hours: [{ from: '08:00' }] }, { hours: [{ from: '08:00' }] }],
    ['no passwords', { name: 'x', password: 'p', newPassword: 'p', repeat: 'p', clientSecret: 's' }, { name: 'x' }],
    ['no verification codes', { name: 'x', code: '123456', verificationCode: '1', imageCaptcha: 'a' }, { name: 'x' }],
    ['codes that name a thing', { storeCode: 'S1', faultCode: 'E7' }, { storeCode: 'S1', faultCode: 'E7' }],
    ['no files', { name: 'x', file: new File(['a'], 'a.txt'), files: [new File(['a'], 'a.txt')] }, { name: 'x' }],
    ['no value with a secret in it', { key: { secret: 's' } }, {}],
    ['nothing that JSON would change', { a: undefined, b: Number.NaN, c: new Date(0), d: () => 1 }, {}]
  ]
  for (const [name, draft, kept] of rows) test(name, () => assert.deepEqual(typedValues(draft), kept))
})

suite('What is taken of kept values', () => {
  const start = { name: '', count: 1, tags: ['x'], tenant: undefined }
  const rows: [name: string, kept: unknown, taken: object][] = [
    [
      'the values of the form',
      { name: 'x', count: 2, tags: [], tenant: 7 },
      { name: 'x', count: 2, tags: [], tenant: 7 }
    ],
    ['no value of another kind', { name: 1, count: '2', tags: 'x' }, {}],
    ['no field that the form does not have', { other: 'x', __proto__: { name: 'y' } }, {}],
    ['nothing of what is no draft', 'text', {}],
    ['nothing of nothing', null, {}]
  ]
  for (const [name, kept, taken] of rows) test(name, () => assert.deepEqual(fittingValues(kept, start), taken))
})
