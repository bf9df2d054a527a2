import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signIn } from '../support/client.ts'

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const tasks = calls.taskCountAndTrend.path
const login = calls.signInByEmail.path
const track = calls.recordEvents.path

type Request = {
  method?: string
  path: string
  type?: string
  body?: string | Uint8Array
  headers?: Record<string, string>
}

const ask = async ({ method = 'GET', path, type, body, headers = {} }: Request, token?: string) => {
  const sent = new Headers(headers)
  if (type !== undefined) sent.set('Content-Type', type)
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`)
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  // A typed array has no Content-Type of its own. So the request has the test's header or none.
  return readAnswer(
    await fetch(cloud.url + path, { method, headers: sent, body: bytes ? new Uint8Array(bytes) : null })
  )
}

const unsigned: [title: string, request: Request, status: number, code: number][] = [
  ['an unknown path', { path: '/api/userservice/nothing' }, 200, 610404],
  ['the bare API', { path: '/api' }, 200, 610404],
  ['an unknown path with POST', { method: 'POST', path: '/api/nothing', type: json, body: '{}' }, 200, 610404],
  ['a path in another case', { path: calls.userInfo.path.toUpperCase().replace('/API', '/api') }, 200, 610404],
  ['a path with a slash too many', { path: `${calls.userInfo.path}/` }, 200, 610404],
  ['a path that is no path', { path: '/api/%zz' }, 200, 610404],
  ['a path with dots', { path: '/api/x/..%2f..%2fetc/passwd' }, 200, 610404],
  ['GET where POST is meant', { path: tasks }, 200, 610610],
  ['POST where GET is meant', { method: 'POST', path: calls.userInfo.path, type: json, body: '{}' }, 200, 610610],
  ['DELETE', { method: 'DELETE', path: calls.userInfo.path }, 200, 610610],
  ['OPTIONS, as before a call across origins', { method: 'OPTIONS', path: login }, 200, 610610],
  ['no token', { path: calls.userInfo.path }, 200, 610596],
  ['an empty token', { path: calls.userInfo.path, headers: { Authorization: 'Bearer ' } }, 200, 610596],
  ['another scheme', { path: calls.userInfo.path, headers: { Authorization: 'Basic YTpi' } }, 200, 610596],
  ['an unknown token', { path: calls.userInfo.path, headers: { Authorization: 'Bearer abc' } }, 200, 610401],
  ['no token and a bad body', { method: 'POST', path: tasks, type: json, body: '{' }, 200, 610596]
]

for (const [title, request, status, code] of unsigned)
  test(`answers ${title} with ${code}`, async () => {
    const answer = await ask(request)
    expect(answer).toMatchObject({ status, code, data: null })
    expect(answer.msg).toMatch(/^[A-Z].*\.$/)
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  })

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

const bodies: [title: string, request: Request, status: number, code: number][] = [
  ['a body that is no JSON', { path: tasks, type: json, body: '{"days":7' }, 200, 610604],
  ['a body that is not UTF-8', { path: tasks, type: json, body: Uint8Array.of(0x22, 0xff, 0x22) }, 200, 610604],
  ['a JSON string', { path: tasks, type: json, body: '"days"' }, 200, 610604],
  ['a JSON array', { path: tasks, type: json, body: '[7]' }, 200, 610604],
  ['JSON that is nested 21 deep', { path: tasks, type: json, body: deep(21) }, 200, 610604],
  ['60,000 opening brackets', { path: tasks, type: json, body: '['.repeat(60_000) }, 200, 610604],
  ['a key __proto__', { path: tasks, type: json, body: '{"__proto__":{"days":7}}' }, 200, 610604],
  ['an escaped key __proto__', { path: tasks, type: json, body: '{"\\u005f_proto__":{"days":7}}' }, 200, 610604],
  ['a key constructor', { path: tasks, type: json, body: '{"constructor":{"prototype":{"a":1}}}' }, 200, 610604],
  ['a character that no database stores', { path: tasks, type: json, body: '{"days":7,"x":"\\u0000"}' }, 200, 610604],
  ['half a character', { path: tasks, type: json, body: '{"days":7,"x":"\\ud800"}' }, 200, 610604],
  ['a NUL in a form', { path: login, type: form, body: 'email=a%00%40b.c&password=x' }, 200, 610604],
  ['a field twice in a form', { path: login, type: form, body: 'email=a%40b.c&email=d%40e.f&password=x' }, 200, 610604],
  ['a required field left out', { path: login, type: form, body: 'email=a%40b.c' }, 200, 610601],
  ['no body at all where one is required', { path: login }, 200, 610601],
  ['a body over the limit', { path: tasks, type: json, body: `"${'x'.repeat(70_000)}"` }, 413, 610614],
  ['a usage envelope over 256 KiB', { path: track, type: json, body: `"${'x'.repeat(262_144)}"` }, 413, 610614],
  ['text/plain', { path: tasks, type: 'text/plain', body: '{"days":7}' }, 415, 610633],
  ['no content type', { path: tasks, body: '{"days":7}' }, 415, 610633],
  ['a form where JSON is meant', { path: tasks, type: form, body: 'days=7' }, 415, 610633],
  ['JSON where a form is meant', { path: login, type: json, body: '{"email":"a@b.c","password":"x"}' }, 415, 610633],
  ['multipart', { path: tasks, type: 'multipart/form-data; boundary=x', body: '--x--' }, 415, 610633],
  ['a type that only begins like JSON', { path: tasks, type: 'application/jsonx', body: '{}' }, 415, 610633],
  ['a type hidden behind a tab', { path: tasks, type: 'text/plain\t; application/json', body: '{}' }, 415, 610633],
  ['JSON with a tab in its type', { path: tasks, type: 'application/json\ta', body: '{}' }, 415, 610633],
  ['another charset', { path: tasks, type: 'application/json; charset=utf-16', body: '{}' }, 415, 610633],
  ['a compressed body', { path: tasks, type: json, body: 'x', headers: { 'Content-Encoding': 'gzip' } }, 415, 610633]
]

for (const [title, request, status, code] of bodies)
  test(`refuses ${title} with ${code}`, async () => {
    const token = await signIn(cloud, 'operator')
    const answer = await ask({ method: 'POST', ...request }, token)
    expect(answer).toMatchObject({ status, code })
    expect(JSON.stringify(answer.data)).not.toMatch(/node_modules|at .*:\d+|Invalid|Unexpected|FST_/)
  })

const accepted: [title: string, request: Request][] = [
  ['JSON that is nested 20 deep in a field that no one reads', { path: tasks, type: json, body: `{"x":${deep(19)}}` }],
  ['brackets in a string', { path: tasks, type: json, body: `{"x":"${'['.repeat(100)}\\""}` }],
  ['a charset that is ours', { path: tasks, type: 'application/json;charset=UTF-8', body: '{}' }],
  ['a call without a body where nothing in it is required', { path: tasks }]
]

for (const [title, request] of accepted)
  test(`takes ${title}`, async () => {
    const token = await signIn(cloud, 'operator')
    expect(await ask({ method: 'POST', ...request }, token)).toMatchObject({ status: 200, code: 610000 })
  })

test('names every field that does not fit, and never repeats what was sent', async () => {
  const answer = await ask({
    method: 'POST',
    path: login,
    type: form,
    body: `email=nonsense&password=${'s'.repeat(129)}`
  })
  expect(answer.data).toEqual([
    { field: 'email', reason: 'an e-mail address, as name@example.com' },
    { field: 'password', reason: 'at most 128 characters' }
  ])
  const token = await signIn(cloud, 'operator')
  const typed = await ask({ method: 'POST', path: tasks, type: json, body: '{"days":"secret"}' }, token)
  expect(typed).toMatchObject({ code: 610604, data: [{ field: 'days', reason: 'expected number' }] })
  const missing = await ask({ method: 'POST', path: login, type: form, body: 'password=x' })
  expect(missing).toMatchObject({ code: 610601, data: [{ field: 'email', reason: 'is required' }] })
})

test('keeps answers of the API out of caches, frames of other types and referrers', async () => {
  const { headers } = await ask({ path: calls.userInfo.path })
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(headers.get('Strict-Transport-Security')).toBeNull()
})

test('gives every request an id of its own, whatever the client sends', async () => {
  const ask1 = await ask({ path: '/api/x', headers: { 'X-Request-Id': 'mine' } })
  const ask2 = await ask({ path: '/api/x', headers: { 'X-Request-Id': 'mine' } })
  const ids = [ask1, ask2].map(({ headers }) => headers.get('X-Request-Id'))
  expect(ids).not.toContain('mine')
  expect(ids[0]).not.toBe(ids[1])
})

test('compresses a long answer for who takes it, and for nobody else', async () => {
  const texts = (acceptEncoding: string) =>
    fetch(`${cloud.url}${calls.languageFile.path}?intLangCode=en`, { headers: { 'Accept-Encoding': acceptEncoding } })
  expect((await texts('gzip, br')).headers.get('Content-Encoding')).toBe('br')
  expect((await texts('gzip, br;q=0')).headers.get('Content-Encoding')).toBe('gzip')
  const plain = await texts('identity')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(await (await texts('br')).json()).toEqual(await plain.json())
})

const sendRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(cloud.url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', part => {
      answer += part
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })

test('reads headers of 5,000 characters', async () => {
  const long = 'x'.repeat(5_000)
  const token = await signIn(cloud, 'operator')
  expect(await ask({ path: calls.userInfo.path, headers: { 'X-More': long } }, token)).toMatchObject({ code: 610000 })
  expect(await ask({ path: calls.userInfo.path, headers: { Cookie: `a=${long}` } }, token)).toMatchObject({
    code: 610000
  })
  expect(await ask({ path: calls.userInfo.path }, long)).toMatchObject({ status: 200, code: 610401 })
})

test('answers a path that ends in a token of any length like any other', async () => {
  for (const path of ['/api/nothing/', '/api/managercloud/websocket/'])
    expect(await ask({ path: path + 'x'.repeat(5_000) })).toMatchObject({ status: 200, code: 610404 })
})

test('answers a session’s usage envelopes and reports of modules beyond the rate 610520, exactly, of many at once', async () => {
  const strict = await startTestCloud({ taskDays: 1, settings: { TRACKING_PER_MINUTE: 5 } })
  try {
    const [token, other] = [await signIn(strict, 'operator'), await signIn(strict, 'operator')]
    const record = (by: string) =>
      send(strict.url, calls.recordEvents, { token: by, body: { ap: 'x', cm, et: [event] } })
    const cm = {
      siteType: 'test',
      siteEnv: 'test',
      siteOriginType: 'portal',
      language: 'en',
      'X-Time-Zone': 8,
      browserType: 'test',
      networkType: 'test',
      userId: null,
      systemName: 'test',
      currentPath: '/'
    }
    const event = { timestamp: strict.clock.now(), event: 'pageView' as const, properties: {} }
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(token)))
    expect(codesOf(answers)).toEqual({ 610000: 5, 610520: 15 })
    expect(await record(other)).toMatchObject({ code: 610000 })
    await strict.clock.advance(60_000)
    expect(await record(token)).toMatchObject({ code: 610000 })
    // Reports of modules are counted by themselves, at the same rate.
    const report = () => send(strict.url, calls.reportModules, { token, body: { reports: [] } })
    expect(codesOf(await Promise.all(Array.from({ length: 20 }, report)))).toEqual({ 610000: 5, 610520: 15 })
  } finally {
    await strict.close()
  }
})

/** Sends the beginning of a request, then a byte now and then. @returns the server's answer when the connection ends */
const sendSlowly = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    // A byte now and then does not count as progress.
    const trickle = setInterval(() => socket.writable && socket.write('x'), 100)
    socket.setEncoding('utf8').on('data', part => {
      answer += part
    })
    socket
      .on('close', () => {
        clearInterval(trickle)
        resolve(answer)
      })
      .on('error', error => {
        clearInterval(trickle)
        if ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')) resolve(answer)
        else reject(error)
      })
  })

const slow: [title: string, text: string][] = [
  ['headers', 'GET /api HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body', `POST ${login} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form}\r\nContent-Length: 60000\r\n\r\nemail=`]
]

test('cuts off who sends headers or a body too slowly, and answers everybody else meanwhile', async () => {
  const strict = await startTestCloud({ taskDays: 1, settings: { REQUEST_SECONDS: 1 } })
  try {
    const cut = slow.map(([, text]) => sendSlowly(strict.url, text))
    expect((await fetch(`${strict.url}/healthz`)).status).toBe(200)
    for (const [place, answer] of (await Promise.all(cut)).entries())
      expect(answer, slow[place]?.[0]).toContain('HTTP/1.1 408 Request Timeout')
  } finally {
    await strict.close()
  }
})

const broken: [title: string, text: string, status: string][] = [
  ['what is no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'a header over the limit',
    `GET /api HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large'
  ],
  [
    'two contradicting lengths',
    `POST ${login} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400 Bad Request'
  ]
]

for (const [title, text, status] of broken)
  test(`answers ${title} with an envelope and closes`, async () => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(body)).toMatchObject({ code: 610604, data: null })
  })
