import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import type { GenericSchema } from 'valibot'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { countPatternRuns, notePatterns } from '../../contract/support/count-reads.ts'
import { signIn } from '../support/client.ts'
import { startRendering } from '../support/rendered-project.ts'

/*
 * Sends the longest inputs that the server takes, in every field of every call, in headers and in addresses. Their shapes
 * are hard for patterns. The cloud runs in this process, so the test counts the characters that its patterns read: no
 * pattern reads a field that is too long. Time says nothing here, since a machine can be busy.
 */

const shapes: Record<string, (length: number) => string> = {
  'an address of dots': length => `a@${'.'.repeat(length - 3)}@`,
  'dots and ats by turns': length => 'a@.'.repeat(length / 3),
  ats: length => '@'.repeat(length),
  spaces: length => `a${' '.repeat(length - 2)}a`,
  tabs: length => `${'\t'.repeat(length - 1)}a`,
  slashes: length => '/'.repeat(length),
  hyphens: length => `a${'-'.repeat(length - 2)}!`,
  brackets: length => '[('.repeat(length / 2),
  digits: length => `+${'1'.repeat(length - 2)}x`,
  letters: length => `${'a'.repeat(length - 1)}!`,
  commas: length => ' ,'.repeat(length / 2),
  semicolons: length => 'a;'.repeat(length / 2),
  'quotes and backslashes': length => '\\"'.repeat(length / 2),
  'wide spaces': length => `a${'\u3000'.repeat(length / 9)}a`,
  'pairs of surrogates': length => '😀'.repeat(length / 12),
  'marks on one letter': length => `a${'\u0301'.repeat(length / 6)}`
}

/** Beside a body's other fields; a form writes three characters for one, and a body may have 64 KiB. */
const bodyLength = 20_000
/** Beside other headers, of which there may be 16 KiB. */
const headerLength = 14_000

/** Patterns of one character, which look at each once: a form's spaces, what no database stores, what Node's client sends. */
const ofOneCharacter = [/\+/g, /[\0\p{Surrogate}]/u, /[^\u0021-\u00ff]/, /[^\t\x20-\x7e\x80-\xff]/, /\*/gu]
/** Patterns of a few characters, which look at each a few times: of cookies, of files to serve, of parts of an upload. */
const ofFewCharacters = [/; */, /; */y, /%(?:23|3f)/giu, /(?:^|[\\/])\.\.(?:[\\/]|$)/u, /%[a-fA-F0-9][a-fA-F0-9]/g]
/** Patterns over our own page, which holds the address, and over what PostgreSQL's driver reads: each begins in one way. */
const ofOneBeginning = [/<!--portal:([a-z-]+)-->/g, /^\\x/]
const harmless = [...ofOneCharacter, ...ofFewCharacters, ...ofOneBeginning].map(String)

/** The runner of the tests is in this process, too. It reads the modules that it loads, and their source maps. */
const isOfRunner = (pattern: string): boolean => pattern.includes('sourceMappingURL') || pattern.startsWith(`/^\\)]}'`)

const notHarmless = (patterns: string[]) =>
  patterns.filter(pattern => !harmless.includes(pattern) && !isOfRunner(pattern))

let cloud: TestCloud
let end: () => Promise<void>
let token: string
test.beforeAll(async () => {
  const settings = { ADDRESS_LIMIT_FACTOR: 100_000, TRACKING_PER_MINUTE: 100_000 }
  // With pages, so that those are asked for as well.
  const started = await startRendering({}, { settings })
  cloud = started.cloud
  end = started.end
  token = await signIn(cloud, 'operator')
})
test.afterAll(() => end())

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string | undefined }

/** Past fetch, which would mend headers before it sends them. */
const send = ({ method, path, headers = {}, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(cloud.url)
    const sent = request({ hostname, port, method, path, headers, agent: false }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject).end(body)
  })

/** The path to a field, outermost first: names of fields, lists, and names that can be any. */
type Place = readonly string[]
const inList = '[]'
const anyName = '*'

type Parts = {
  type: string
  entries?: Record<string, GenericSchema>
  options?: unknown
  item?: GenericSchema
  wrapped?: GenericSchema
  value?: GenericSchema
}

/** Where a schema has fields, however deep, with every object and list on the way there. */
const placesIn = (schema: GenericSchema | undefined): Place[] => {
  if (schema === undefined) return []
  const { type, entries = {}, options, item, wrapped, value } = schema as unknown as Parts
  const below = (place: Place, inner: GenericSchema | undefined) =>
    placesIn(inner).map((rest): Place => [...place, ...rest])
  const own: Place[] = [
    ...Object.entries(entries).flatMap(([name, inner]): Place[] => [[name], ...below([name], inner)]),
    ...(item === undefined ? [] : [[inList], ...below([inList], item)]),
    ...(type === 'record' ? [[anyName], ['a'], ...below(['a'], value)] : []),
    ...below([], wrapped)
  ]
  const chosen = Array.isArray(options) ? options.filter(it => typeof it === 'object').flatMap(placesIn) : []
  const all = [...own, ...chosen]
  return [...new Map(all.map(place => [place.join('.'), place])).values()]
}

/** A body that holds nothing but one text at one place. */
const bodyWith = ([first, ...rest]: Place, text: string): unknown => {
  if (first === undefined) return text
  if (first === inList) return [bodyWith(rest, text)]
  return first === anyName ? { [text]: text } : { [first]: bodyWith(rest, text) }
}

const boundary = 'the-boundary'
const multipart = (headers: string, value: string): string =>
  `--${boundary}\r\n${headers}\r\n\r\n${value}\r\n--${boundary}--\r\n`

const bodyOf = ({ encoding = 'json' }: Call, place: Place, value: string): Sent['body'] => {
  const field = String(place[0])
  if (encoding === 'form') return new URLSearchParams({ [field]: value }).toString()
  if (encoding === 'multipart') return multipart(`Content-Disposition: form-data; name="${field}"`, value)
  return JSON.stringify(bodyWith(place, value))
}

const types = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json; charset=utf-8',
  multipart: `multipart/form-data; boundary=${boundary}`
}
const typeOf = ({ encoding = 'json' }: Call) => types[encoding]

const asked: Call[] = Object.values(calls)

/** So many shapes go into each field, by turns. The length of a text decides whether a pattern is noted, not its shape. */
const shapesOfField = 2

/** Requests with one long field each. */
const longFields = (): Sent[] => {
  const all = Object.values(shapes)
  let turn = 0
  const texts = (length: number): string[] =>
    Array.from({ length: shapesOfField }, () => all[turn++ % all.length]?.(length) ?? '')
  const authorization = { Authorization: `Bearer ${token}` }
  return asked.flatMap(call => [
    ...placesIn(call.body).flatMap(place =>
      texts(bodyLength).map(text => ({
        method: call.method,
        path: call.path,
        headers: { ...authorization, 'Content-Type': typeOf(call) },
        body: bodyOf(call, place, text)
      }))
    ),
    ...placesIn(call.query).flatMap(([field]) =>
      texts(headerLength / 3).map(text => ({
        method: call.method,
        path: `${call.path}?${new URLSearchParams({ [String(field)]: text })}`,
        headers: authorization
      }))
    )
  ])
}

test('runs no pattern over a long text in any field of any call', async () => {
  const requests = longFields()
  expect(requests.length).toBeGreaterThan(300)
  // Before fields are known, patterns read the whole of a body or of an address.
  const reads = notePatterns(3_000)
  try {
    for (let from = 0; from < requests.length; from += 20) {
      const statuses = await Promise.all(requests.slice(from, from + 20).map(send))
      for (const status of statuses) expect(status).toBeLessThan(500)
    }
  } finally {
    reads.stop()
  }
  expect(notHarmless(reads.noted())).toEqual([])
})

const headers = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
  'X-Time-Zone'
]

test('runs no pattern that is not known to be harmless over a header, however long', async () => {
  const pages = ['/', '/login', '/sub-app/robot/list', '/assets/shell-3fa2c1d0.js', '/importmap.json', '/nowhere.js']
  const paths = [
    ...[calls.languageHashes, calls.userInfo, calls.signInByEmail],
    ...pages.map(path => ({ method: 'GET', path }))
  ]
  const ascii = Object.values(shapes)
    .map(shape => shape(headerLength))
    .filter(text => /^[\t\x20-\x7e]*$/.test(text))
  expect(ascii.length).toBeGreaterThanOrEqual(12)
  const reads = notePatterns(3_000)
  try {
    for (const name of headers)
      for (const { method, path } of paths) {
        const statuses = await Promise.all(ascii.map(text => send({ method, path, headers: { [name]: text } })))
        for (const status of statuses) expect(status).toBeLessThan(500)
      }
  } finally {
    reads.stop()
  }
  expect(notHarmless(reads.noted())).toEqual([])
})

test('runs no pattern that is not known to be harmless over a long address of a page', async () => {
  const authorization = { Cookie: `portal_token=${token}` }
  const addresses = Object.values(shapes).flatMap(shape => {
    const text = encodeURIComponent(shape(headerLength / 9))
    return [`/${text}`, `/assets/${text}.js`, `/sub-app/robot/${text}`, `/login?redirect=${text}`]
  })
  const reads = notePatterns(1_000)
  try {
    for (let from = 0; from < addresses.length; from += 16) {
      const asks = addresses.slice(from, from + 16).map(path => send({ method: 'GET', path, headers: authorization }))
      for (const status of await Promise.all(asks)) expect(status).toBeLessThan(500)
    }
  } finally {
    reads.stop()
  }
  expect(notHarmless(reads.noted())).toEqual([])
})

test('runs no pattern that is not known to be harmless over what surrounds the parts of an upload', async () => {
  const call = calls.uploadLanguageFile
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': typeOf(call) }
  const disposition = 'Content-Disposition: form-data; name='
  const reads = notePatterns(3_000)
  try {
    for (const shape of Object.values(shapes)) {
      const text = shape(headerLength)
      const bodies = [
        multipart(`${disposition}"${text}"`, 'a'),
        multipart(`${disposition}"file"; filename="${text}"`, 'a'),
        multipart(`${disposition}"file"; filename*=utf-8''${encodeURIComponent(text)}`, 'a'),
        multipart(`${disposition}"file"; filename="a.json"\r\nContent-Type: ${text}`, 'a'),
        multipart(`${disposition}"file"; filename="a.json"\r\nContent-Transfer-Encoding: ${text}`, 'a'),
        multipart(`${text}: a`, 'a')
      ]
      const asks = bodies.map(body => send({ method: call.method, path: call.path, headers, body }))
      for (const status of await Promise.all(asks)) expect(status).toBeLessThan(500)
    }
  } finally {
    reads.stop()
  }
  expect(notHarmless(reads.noted())).toEqual([])
})

const storedLess: [what: string, properties: unknown][] = [
  ['20,000 names', Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, '']))],
  ['60,000 texts in a list', { list: Array(60_000).fill('') }],
  ['lists in lists', { list: Array(5_000).fill([[], [], []]) }],
  [
    'names within texts',
    Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `n${index}`,
        JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, name) => [`n${name}`, 0])))
      ])
    )
  ]
]

for (const [what, properties] of storedLess)
  test(`looks for secrets in no more of a usage event than it may hold, with ${what}`, async () => {
    const cm = {
      siteType: '',
      siteEnv: '',
      siteOriginType: '',
      language: 'en',
      'X-Time-Zone': 8,
      browserType: '',
      networkType: '',
      userId: null,
      systemName: '',
      currentPath: '/'
    }
    const event = { timestamp: cloud.clock.now(), event: 'jsError', properties }
    const { method, path } = calls.recordEvents
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': types.json }
    // Every name and text is looked at once for what no database stores.
    const reads = countPatternRuns(harmless)
    try {
      expect(await send({ method, path, headers, body: JSON.stringify({ ap: 'a', cm, et: [event] }) })).toBe(200)
    } finally {
      reads.stop()
    }
    // Some thirty patterns for each name or text that is looked at, and those of the call itself.
    expect(reads.runs()).toBeLessThan(30 * (limits.trackingTextsSizeMax + limits.trackingEventSizeMax) + 2_000)
  })
