import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { countRepeatedFaults, type Fault } from '../../../cloud/http/repeated-faults.pure.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

/* What strangers and one fault write into the log, however often. */

const minute = 60_000

const fault = (change: Partial<Fault> = {}): Fault => ({
  level: 50,
  msg: 'unforeseen fault',
  type: 'TypeError',
  code: '',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at one (file:///a.ts:1:2)\n    at two (file:///b.ts:3:4)',
  place: 'GET /api/a',
  ...change
})
const frame = (place: string) => `TypeError: x\n    at ${place}\n    at two (file:///b.ts:3:4)`

const pairs: [what: string, one: Partial<Fault>, other: Partial<Fault>, areOne: boolean][] = [
  ['the same fault at two places', {}, { place: 'POST /api/b' }, true],
  ['callers further up the stack', { stack: `${frame('a')}\n    at x` }, { stack: `${frame('a')}\n    at y` }, true],
  ['other numbers', { message: 'row 12 of 9f8e7d6c5b' }, { message: 'row 7 of 0011223344' }, true],
  ['other quoted texts', { message: 'no "a" in `b`' }, { message: 'no "longer" in `c d`' }, true],
  ['other mailboxes', { message: '550 a@b.example is full' }, { message: '550 c.d@e.example is full' }, true],
  ['messages that differ far behind', { message: `${'a '.repeat(300)}b` }, { message: `${'a '.repeat(300)}c` }, true],
  ['another sentence', {}, { msg: 'letters were not sent' }, false],
  ['another level', {}, { level: 40 }, false],
  ['another kind of error', {}, { type: 'RangeError' }, false],
  ['another code', { code: 'ECONNREFUSED' }, { code: '57P01' }, false],
  ['another message', {}, { message: 'y is not a function' }, false],
  [
    'another line of code',
    { stack: frame('one (file:///a.ts:1:2)') },
    { stack: frame('one (file:///a.ts:9:2)') },
    false
  ]
]
for (const [what, one, other, areOne] of pairs)
  test(`${areOne ? 'counts as one fault' : 'tells apart'}: ${what}`, () => {
    const faults = countRepeatedFaults()
    expect([faults.note(fault(one)), faults.note(fault(other))]).toEqual([true, !areOne])
  })

test('tells a repeated fault with its count at each place, and writes it anew after a quiet minute', () => {
  const faults = countRepeatedFaults()
  for (const place of ['GET /api/a', 'GET /api/a', 'GET /api/b', '']) faults.note(fault({ place }))
  const { stack: _, place: __, ...told } = fault()
  expect(faults.take()).toEqual([{ ...told, again: 3, places: { 'GET /api/a': 1, 'GET /api/b': 1 } }])
  expect(faults.note(fault())).toBe(false)
  expect(faults.take()).toEqual([{ ...told, again: 1, places: { 'GET /api/a': 1 } }])
  expect(faults.take()).toEqual([])
  expect(faults.note(fault())).toBe(true)
})

test('keeps and tells a bounded number of faults and places, and loses no count', () => {
  const faults = countRepeatedFaults()
  let written = 0
  for (let kind = 0; kind < 1_000; kind += 1)
    for (let place = 0; place < 100; place += 1)
      if (faults.note(fault({ code: `c${'x'.repeat(kind)}`, place: `GET /${place}` }))) written += 1
  const told = faults.take()
  expect(written).toBeLessThanOrEqual(51)
  expect(told.length).toBeLessThanOrEqual(51)
  expect(written + told.reduce((sum, { again }) => sum + again, 0)).toBe(100_000)
  for (const { places } of told) expect(Object.keys(places).length).toBeLessThanOrEqual(51)
  expect(told.at(-1)).toMatchObject({ msg: 'further faults', message: '' })
})

type Line = { level: number; msg: string; err?: { stack: string }; again?: number; places?: Record<string, number> }
let cloud: TestCloud
let token: string
let lines: Line[] = []
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, logTo: { write: line => void lines.push(JSON.parse(line)) } })
  token = await signIn(cloud, 'operator')
})
test.beforeEach(() => {
  lines = []
})
test.afterAll(() => cloud.close())

/** Sends bytes as a client would that keeps to no rule, and waits until the connection is closed. */
const sendBytes = async (text: string, hangUp: boolean): Promise<void> => {
  const socket = connect(Number(new URL(cloud.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume().write(text)
  if (hangUp) setTimeout(() => socket.destroy(), 20)
  await once(socket, 'close')
}

const head = (line: string, headers: string[] = []) =>
  [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n')
const post = (path: string, type: string, body: string, length = body.length) =>
  head(`POST ${path}`, [`Content-Type: ${type}`, `Content-Length: ${length}`]) + body
const signInPath = calls.signInByEmailV2.path

const hostile: [what: string, text: string, hangUp?: boolean][] = [
  ['no HTTP', 'hello\r\n\r\n'],
  ['headers without end', head('GET /', [`X-Long: ${'a'.repeat(20_000)}`])],
  ['a path that is badly encoded', head('GET /%zz/%c0')],
  ['a path without end', head(`GET /live/${'a'.repeat(9_000)}`)],
  ['an unknown method', head('BREW /api/openapi.json')],
  ['an unknown path', head('GET /api/nothing')],
  ['broken JSON', post(signInPath, 'application/json', '{"a":')],
  ['poisonous JSON', post(signInPath, 'application/json', '{"__proto__":{"a":1}}')],
  ['a text with a zero', post(signInPath, 'application/json', '{"email":"a\\u0000@b.example","code":"1"}')],
  ['another kind of body', post(signInPath, 'text/html', '<p>')],
  ['no kind of body', post(signInPath, '', 'a')],
  ['a large body', post(signInPath, 'application/json', ' '.repeat(300_000))],
  ['a body that breaks off', post(signInPath, 'application/json', '{"a":1', 5_000), true],
  [
    'a form that breaks off',
    post(calls.uploadLanguageFile.path, 'multipart/form-data; boundary=x', '--x\r\n', 900),
    true
  ],
  ['a form without a boundary', post(calls.uploadLanguageFile.path, 'multipart/form-data', 'a')],
  ['chunks that are none', `${head(`POST ${signInPath}`, ['Transfer-Encoding: chunked'])}zz\r\n`],
  ['two lengths', `${head(`POST ${signInPath}`, ['Content-Length: 1', 'Content-Length: 2'])}a`],
  ['a handshake for nothing', head('GET /nothing', ['Upgrade: websocket'])],
  ['half a handshake', head('GET /live/x', ['Upgrade: websocket', 'Sec-WebSocket-Version: 99'])],
  ['a question that is not waited for', head('GET /api/openapi.json'), true]
]
test('writes no line about requests that strangers break', async () => {
  for (const [, text, hangUp = false] of hostile)
    await Promise.all(Array.from({ length: 5 }, () => sendBytes(text, hangUp)))
  const upload = Array.from({ length: 5 }, () => {
    const headers = [`Authorization: Bearer ${token}`, 'Content-Type: multipart/form-data; boundary=x']
    return sendBytes(
      `${head(`POST ${calls.uploadLanguageFile.path}`, [...headers, 'Content-Length: 90'])}--x\r\n`,
      true
    )
  })
  await Promise.all(upload)
  expect((await send(cloud.url, calls.userInfo, { token })).code).toBe(610000)
  expect(lines).toEqual([])
})

test('writes one fault once with its stack, then counts it, and tells the count with method and route each minute', async () => {
  await cloud.query('alter table appointments rename to appointments_away')
  const ask = () => [
    send(cloud.url, calls.appointmentList, { token, query: {} }),
    send(cloud.url, calls.appointmentRecords, { token, query: {} })
  ]
  for (let round = 0; round < 10; round += 1)
    expect((await Promise.all(ask())).map(({ status }) => status)).toEqual([500, 500])
  const faults = () => lines.filter(({ msg }) => msg === 'unforeseen fault')
  const first = faults()
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThanOrEqual(2)
  for (const line of first) {
    expect(line.err?.stack).toContain('\n    at ')
    expect(line).toMatchObject({ method: expect.any(String), route: expect.stringMatching(/^\/api\//) })
  }
  await cloud.clock.advance(minute)
  const told = faults().slice(first.length)
  const count = (name: 'appointmentList' | 'appointmentRecords') =>
    [...first, ...told].reduce((sum, line) => {
      const { method, path } = calls[name]
      const isFirst = 'route' in line && line.route === path
      return sum + (isFirst ? 1 : (line.places?.[`${method} ${path}`] ?? 0))
    }, 0)
  expect([count('appointmentList'), count('appointmentRecords')]).toEqual([10, 10])
  for (const line of told) expect(JSON.stringify(line)).not.toContain('stack')
  // Nothing of what is in a call.
  expect(JSON.stringify(lines)).not.toContain(token)
  await cloud.query('alter table appointments_away rename to appointments')
  expect((await send(cloud.url, calls.appointmentList, { token, query: {} })).code).toBe(610000)
})

test('writes one line about calls that are refused because too many wait, and tells the others when it stops', async () => {
  const written: Line[] = []
  const told = () => written.filter(({ msg }) => msg === 'busy, or the database is not available')
  const lone = await startTestCloud({
    taskDays: 1,
    settings: { GROUP_WAITING: 2 },
    logTo: { write: line => void written.push(JSON.parse(line)) }
  })
  const member = await signIn(lone, 'operator')
  const asked = Array.from({ length: 60 }, () => send(lone.url, calls.appointmentList, { token: member, query: {} }))
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(1)
  expect(told()).toHaveLength(1)
  await lone.close()
  expect(told()).toMatchObject([
    { method: 'GET', route: calls.appointmentList.path },
    { again: refused.length - 1, places: { [`GET ${calls.appointmentList.path}`]: refused.length - 1 } }
  ])
})
