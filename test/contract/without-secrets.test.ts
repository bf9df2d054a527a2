import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { propertiesWithoutSecrets, withoutSecrets } from '#contract/checks/without-secrets.ts'
import { languageCodes } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'

const letters = fileURLToPath(new URL('../../cloud/texts/letters', import.meta.url))

const token = 'Zx9-abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJ012'.slice(0, 43)
const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.${'s'.repeat(20)}`

/** Values that an event may carry by mistake, each with the part that is kept. */
const masked: [what: string, value: unknown, kept: unknown][] = [
  ['a field token', { token: 'abc' }, { token: '…' }],
  [
    'names in any case and style',
    { accessToken: 'a', 'REFRESH-TOKEN': 'b', x_api_key: 'c' },
    { accessToken: '…', 'REFRESH-TOKEN': '…', x_api_key: '…' }
  ],
  ['a password', { oldPassword: 'a', passwd: 'b', pwd: 'c' }, { oldPassword: '…', passwd: '…', pwd: '…' }],
  [
    'a verification code as text or number',
    { code: '012345', smsCode: 123_456, pin: 1 },
    { code: '…', smsCode: '…', pin: '…' }
  ],
  ['a whole object under a secret name', { Cookies: { a: 'b' }, captcha: ['x'] }, { Cookies: '…', captcha: '…' }],
  [
    'a ticket, a secret, credentials',
    { imageTicket: 'a', client_secret: 'b', credentials: 'c' },
    { imageTicket: '…', client_secret: '…', credentials: '…' }
  ],
  ['mailbox and phone by their names', { email: 'a', cellphone: 138 }, { email: '…', cellphone: '…' }],
  ['a field far inside', { a: [{ b: { Authorization: 'x' } }] }, { a: [{ b: { Authorization: '…' } }] }],
  ['JSON in a text', '{"user":"Chen","password":"a\\"b"}', '{"user":"Chen","password":"…"}'],
  [
    'JSON in JSON in a text',
    JSON.stringify({ body: JSON.stringify({ code: '123456' }) }),
    JSON.stringify({ body: '{"code":"…"}' })
  ],
  ['JSON in a sentence', 'sent {"password":"a\\"b, c","name":"x"} twice', 'sent {"password":…,"name":"x"} twice'],
  ['escaped JSON in a sentence', 'sent {\\"token\\":\\"abc d\\",\\"n\\":1}', 'sent {\\"token\\":…,\\"n\\":1}'],
  ['a query', '/a?x=1&access_token=abc&y=2#token=d', '/a?x=1&access_token=…&y=2#token=…'],
  ['a query inside a query', '/login?redirect=%2Fa%3Ftoken%3Dabc&z=1', '/login?redirect=%2Fa%3Ftoken%3D…&z=1'],
  ['form fields', 'email=a%40b.example&code=123456', 'email=…&code=…'],
  ['a query in brackets', '?user[password]=abc&a=1', '?user[password]=…&a=1'],
  ['a bearer header', 'failed with Bearer abc.def-123/=x then', 'failed with Bearer … then'],
  ['a header line', 'Authorization: Basic dXNlcjpw\nAccept: */*', 'Authorization: …\nAccept: */*'],
  ['a cookie line', 'set-cookie: portal_token=abc; Path=/', 'set-cookie: …'],
  ['a bare token', `WS /websocket/${token} closed`, 'WS /websocket/… closed'],
  ['a JSON web token', `got ${jwt}.`, 'got ….'],
  ['a code beside its word', 'your code is 123456.', 'your code is ….'],
  ['a code before its word', '123456 is your verification code', '… is your verification code'],
  ['a code in Chinese and Japanese', '验证码：123456，認証コード 654321', '验证码：…，認証コード …'],
  ['an e-mail address', 'no mail to josé.x+a@mail.example.com today', 'no mail to … today'],
  ['an address with a mail link', 'mailto:a@b.example', 'mailto:…'],
  ['phone numbers', 'call +86 138-0013-8000 or 13800138000 or +33611111111', 'call … or … or …'],
  ['credentials in an address', 'https://user:pass@host.example/x', 'https://…@host.example/x'],
  ['an embedded file', 'src=data:image/png;base64,AAAA/+= end', 'src=data:… end'],
  ['a name of a field', { 'a@b.example': 1 }, { '…': 1 }],
  [
    'what stands too deep',
    { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } },
    { a: { a: { a: { a: { a: { a: { a: { a: '…' } } } } } } } }
  ]
]

const untouched: [what: string, value: unknown][] = [
  [
    'codes of pages and modules',
    { pageCode: 'dashboard', moduleCode: 'tasks', langCode: 'en', to: '/sub-app/robot/list' }
  ],
  ['the cloud’s own code', { call: 'POST /api/userservice/public/v2/code', code: 610_401 }],
  ['what tells nothing', { token: null, password: '', hasPassword: true }],
  ['numbers and moments', { count: 123_456, time: 1_763_800_000_000, text: 'at 1763800000000, 123456 rows' }],
  ['versions of packages', 'single-spa@6.0.3 in /node_modules/x@1.2.3/index.js:10:200'],
  ['frames of a stack', 'TypeError: x is null\n    at load@https://host.example/shell-Ab3dE_9z.js:1:20345'],
  ['long names in one case', 'this-is-a-very-long-name-of-a-module-in-lower-case'],
  ['words of every day', 'Unexpected token < in JSON; basic usage of a cookie'],
  ['moments with their zone', '2026-11-22T10:00:00+08:00'],
  ['what is no JSON', '[object Object] {not json']
]

test('masks what nobody else may read, under its name and by its shape', () => {
  for (const [what, value, kept] of masked) {
    expect.soft(withoutSecrets(value), what).toEqual(kept)
    expect.soft(withoutSecrets(withoutSecrets(value)), `${what}, twice`).toEqual(kept)
  }
})

test('leaves what events are for', () => {
  for (const [what, value] of untouched) expect.soft(withoutSecrets(value), what).toEqual(value)
})

test('cuts a long text before a secret that would be halved', () => {
  const longest = limits.trackingTextMaxLength
  for (let before = longest - 60; before < longest + 5; before++) {
    const kept = String(withoutSecrets(`${'word '.repeat(longest).slice(0, before)} ${token} ${jwt} a@b.example`))
    expect(kept.length).toBeLessThanOrEqual(longest + 1)
    expect(kept).not.toContain(token.slice(0, 8))
    expect(kept).not.toContain('eyJ')
  }
})

for (const language of languageCodes)
  test(`no code of a letter in ${language} is kept`, async () => {
    const texts: Record<string, string> = JSON.parse(await readFile(`${letters}/${language}.json`, 'utf8'))
    const withCodes = Object.values(texts).filter(text => text.includes('{{code}}'))
    expect(withCodes.length).toBeGreaterThan(5)
    const sent = withCodes.map(text => text.replaceAll('{{code}}', '123456').replaceAll(/\{\{\w+\}\}/g, 'Ada'))
    expect(sent.filter(text => String(withoutSecrets(text)).includes('123456'))).toEqual([])
  })

test('a name that changes prototypes is a field like any other', () => {
  const kept = withoutSecrets(JSON.parse('{"__proto__":{"token":"a"}}')) as object
  expect(JSON.stringify(kept)).toBe('{"__proto__":{"token":"…"}}')
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
})

const failedCalls: [code: unknown, kept: unknown, event?: string][] = [
  [610_401, 610_401],
  [699_999, 699_999],
  [42, 42],
  [-1, -1],
  ['012345', '…'],
  [{ code: 123_456 }, '…'],
  [123_456, '…', 'pageClick']
]
for (const [code, kept, event = 'apiError'] of failedCalls)
  test(`tells the code ${JSON.stringify(code)} of the event ${event} as ${JSON.stringify(kept)}`, () => {
    const properties = { call: 'GET /api/a', code, body: { code: 123_456 }, token: 'x' }
    expect(propertiesWithoutSecrets({ event, properties })).toEqual({
      call: 'GET /api/a',
      code: kept,
      body: { code: '…' },
      token: '…'
    })
  })
