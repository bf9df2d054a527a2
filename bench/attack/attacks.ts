import { exportFilePath } from '#contract/calls/exports/exports.ts'
import { calls } from '#contract/index.ts'
import { livePath } from '#contract/page/live.ts'
import { tokenCookie } from '#contract/page/page-names.ts'

/** One request of an attack, made anew each time. */
export type Shot = { path: string; method: string; headers: Record<string, string>; body: string | undefined }

/**
 * An attack: its finding in docs/threat-model.md, the number of connections at once, and the requests. With `pipelined`, each
 * connection sends so many requests without waiting for an answer, and then waits for its end.
 */
export type Attack = {
  finding: string
  atOnce: number
  pipelined?: number
  /** What happens to the database meanwhile. A database in the cloud's own process has nothing that could happen to it. */
  beside?: 'a table is locked' | 'connections end'
  shot: (count: number) => Shot
}

type Given = { token: string; password: string }

/** The attacker's network address, as a proxy would tell it. */
export const attackerAddress = '198.51.100.7'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const json = { 'Content-Type': 'application/json' }

const handshake = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ=='
}

/** JSON that a schema would look at for seconds: one short value after the other, up to so many bytes. */
const manyValues = (value: string, bytes: number): string =>
  `[${Array.from({ length: Math.floor((bytes - 2) / (value.length + 1)) }, () => value).join(',')}]`

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const get = (path: string, headers: Record<string, string> = {}): Shot => ({
  path,
  method: 'GET',
  headers,
  body: undefined
})

const signIn = (email: string, password: string): Shot => ({
  path: calls.signInByEmail.path,
  method: 'POST',
  headers: form,
  body: new URLSearchParams({ email, password }).toString()
})

/** Texts that could make a pattern slow, of the greatest length that the server takes. */
const hostileBodies = [`a@${'.'.repeat(65_000)}@`, '@'.repeat(65_000), ' '.repeat(65_000), `+${'1'.repeat(65_000)}`]
const hostileHeaders = [
  'Accept-Encoding',
  'If-None-Match',
  'Accept-Language',
  'User-Agent',
  'Cookie',
  'Accept'
].flatMap(name => [' ', ',', ';'].map(sign => ({ [name]: `a${sign.repeat(15_000)}a` })))

const next = <Item>(items: readonly Item[], count: number): Item => items[count % items.length] as Item

/** By name. Nobody is attacked but the address that the bench was given. */
export const attacksFor = ({ token, password }: Given): Record<string, Attack> => ({
  'hostile bodies': {
    finding: '1',
    atOnce: 4,
    shot: count => signIn(next(hostileBodies, count), 'x')
  },
  'hostile headers': {
    finding: '1',
    atOnce: 4,
    shot: count => get(count % 2 === 0 ? '/' : calls.languageHashes.path, next(hostileHeaders, count))
  },
  'honest requests at once': {
    finding: '3',
    atOnce: 50,
    shot: () => get(calls.userInfo.path, { Authorization: `Bearer ${token}` })
  },
  'made-up sign-ins': {
    finding: '4',
    atOnce: 10,
    shot: count => signIn(`nobody-${count}@office.example`, 'a wrong password 1')
  },
  'right sign-ins': {
    finding: '7',
    atOnce: 40,
    shot: () => signIn('customer@demo.example', password)
  },
  'pipelined descriptions': {
    finding: 'T89',
    atOnce: 1,
    pipelined: 1_000,
    shot: () => get('/api/openapi.json', { 'Accept-Encoding': 'br' })
  },
  'pipelined pages with a dead token': {
    finding: 'T89',
    atOnce: 4,
    pipelined: 1_000,
    shot: count => get('/dashboard', { Accept: 'text/html', Cookie: `${tokenCookie}=dead-${count}` })
  },
  'tickets that nobody gave': {
    finding: 'T89',
    atOnce: 50,
    pipelined: 100,
    shot: count => get(`${exportFilePath}?ticket=${`${count}`.padStart(43, 'x')}`)
  },
  'handshakes with a dead token': {
    finding: 'T89',
    atOnce: 100,
    pipelined: 1,
    shot: count => get(`${livePath}/dead-${count}`, handshake)
  },
  'bodies of many values by a stranger': {
    finding: 'T90',
    atOnce: 4,
    shot: () => ({ ...signIn('', ''), path: calls.register.path, headers: json, body: manyValues('[]', 64 * 1_024) })
  },
  'bodies of many values by a member': {
    finding: 'T90',
    atOnce: 4,
    shot: () => ({
      path: calls.saveScene.path,
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${token}` },
      body: manyValues('{}', 1_024 * 1_024 - 64)
    })
  },
  'a month of all robots': {
    finding: 'T80',
    atOnce: 2,
    shot: () =>
      get(`${calls.runningRobots.path}?from=${dayBefore(30)}&to=${dayBefore(0)}`, { Authorization: `Bearer ${token}` })
  },
  'everybody asks at once': {
    finding: 'F41',
    atOnce: 400,
    shot: count =>
      get(calls.robotStates.path, {
        Authorization: `Bearer ${token}`,
        'X-Forwarded-For': `10.0.${(count >> 8) & 255}.${count & 255}`
      })
  },
  'calls while connections to the database end': {
    finding: 'F39',
    atOnce: 6,
    beside: 'connections end',
    shot: () => get(calls.robotStates.path, { Authorization: `Bearer ${token}` })
  },
  'calls to a locked table': {
    finding: '7',
    atOnce: 20,
    beside: 'a table is locked',
    shot: () => ({
      path: calls.messageList.path,
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}'
    })
  }
})
