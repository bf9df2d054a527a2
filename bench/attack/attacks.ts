import { calls } from '#contract/index.ts'

/** One request of an attack, made anew each time. */
export type Shot = { path: string; method: string; headers: Record<string, string>; body: string | undefined }

/** An attack: its finding in docs/threat-model.md, the number of requests under way at once, and the requests. */
export type Attack = { finding: string; atOnce: number; shot: (count: number) => Shot }

type Given = { token: string; password: string }

/** The attacker's network address, as a proxy would tell it. */
export const attackerAddress = '198.51.100.7'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

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
  'calls to a locked table': {
    finding: '7',
    atOnce: 20,
    shot: () => ({
      path: calls.messageList.path,
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}'
    })
  }
})
