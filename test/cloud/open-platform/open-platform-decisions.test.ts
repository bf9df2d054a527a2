import { expect, test } from '@playwright/test'
import { sentCredentials } from '../../../cloud/topics/identity/credentials/sent-credentials.pure.ts'
import { type FieldSchema, fieldsOf, typeOf } from '../../../cloud/topics/open-platform/fields.pure.ts'
import { refusedWith } from '../../../cloud/topics/open-platform/validate.pure.ts'

/* The decisions of the open platform, tested without a database. */

const key = '0123456789abcdef01234567'
const secret = `${'aB3-_'.repeat(8)}xyz`
const basic = (text: string): string => `Basic ${btoa(text)}`

const headers: [what: string, header: string | undefined, sent: object | undefined][] = [
  ['key and secret', basic(`${key}:${secret}`), { key, secret }],
  ['the scheme in small letters', basic(`${key}:${secret}`).replace('Basic', 'basic'), { key, secret }],
  ['nothing', undefined, undefined],
  ['a bearer', `Bearer ${secret}`, undefined],
  ['a key alone', basic(key), undefined],
  ['a third part', basic(`${key}:${secret}:x`), undefined],
  ['a key in capitals', basic(`${key.toUpperCase().replace(/\d/g, 'A')}:${secret}`), undefined],
  ['a short secret', basic(`${key}:abc`), undefined],
  ['two headers in one', `${basic(`${key}:${secret}`)}, ${basic(`${key}:${secret}`)}`, undefined]
]
for (const [what, header, sent] of headers)
  test(`a header with ${what} is ${sent === undefined ? 'no credentials' : 'credentials'}`, () => {
    expect(sentCredentials(header)).toEqual(sent)
  })

const fine = { state: 'enabled', customerState: 'approved', scopes: ['robots:read'], isOff: false } as const
const validated: [what: string, change: object, code: number | undefined][] = [
  ['that is enabled and has the scope', {}, undefined],
  ['that is disabled', { state: 'disabled' }, 610401],
  ['whose customer waits', { customerState: 'asked' }, 610401],
  ['whose customer was refused', { customerState: 'refused' }, 610401],
  ['without the scope', { scopes: ['tasks:read'] }, 610403],
  ['for which the call is off', { isOff: true }, 610403],
  ['that is disabled and lacks the scope', { state: 'disabled', scopes: [] }, 610401]
]
for (const [what, change, code] of validated)
  test(`an application ${what} ${code === undefined ? 'is let in' : `is refused with ${code}`}`, () => {
    expect(refusedWith({ ...fine, scopes: [...fine.scopes], ...change }, 'robots:read')).toBe(code)
  })

const types: [what: string, schema: FieldSchema, type: string][] = [
  ['a text', { type: 'string' }, 'string'],
  ['a text or null', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
  ['null first', { anyOf: [{ type: 'null' }, { type: 'integer' }] }, 'integer or null'],
  ['values', { type: 'string', enum: ['a', 'b'] }, 'a | b'],
  ['a number that may be text', { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['true'] }] }, 'boolean'],
  ['anything', {}, 'any']
]
for (const [what, schema, type] of types)
  test(`${what} is written as ${type}`, () => {
    expect(typeOf(schema)).toBe(type)
  })

test('fields below lists and objects are named by their path', () => {
  const schema: FieldSchema = {
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
      total: { type: 'integer' }
    },
    required: ['list']
  }
  expect(fieldsOf(schema)).toEqual([
    { field: 'list', type: 'array', required: true },
    { field: 'list[].id', type: 'integer', required: true },
    { field: 'total', type: 'integer', required: false }
  ])
})
