import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import type { GenericSchema } from 'valibot'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../cloud/testing.ts'
import { notePatterns } from '../contract/support/count-reads.ts'
import { signIn } from './support/client.ts'

/*
 * The longest inputs that the server takes, of shapes that patterns stumble over, in every field of every call, in
 * headers and in addresses. The cloud runs in this process, so that what its patterns read is counted: no pattern reads
 * a field that is too long. Time says nothing here, since a machine can be busy.
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
const harmless = [/\+/g, /[\0\p{Surrogate}]/u, /[^\u0021-\u00ff]/, /[^\t\x20-\x7e\x80-\xff]/].map(String)

const notHarmless = (patterns: string[]) => patterns.filter(pattern => !harmless.includes(pattern))

let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  const settings = { ADDRESS_LIMIT_FACTOR: 100_000, TRACKING_PER_MINUTE: 100_000 }
  cloud = await startTestCloud({ taskDays: 1, settings })
  token = await signIn(cloud, 'operator')
})
test.afterAll(() => cloud.close())

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

const fieldsOf = (schema: GenericSchema | undefined): string[] => {
  const { entries, options = [] } = (schema ?? {}) as { entries?: object; options?: GenericSchema[] }
  return [...new Set([...Object.keys(entries ?? {}), ...options.flatMap(fieldsOf)])]
}

const bodyOf = ({ encoding = 'json' }: Call, field: string, value: string): Sent['body'] =>
  encoding === 'form' ? new URLSearchParams({ [field]: value }).toString() : JSON.stringify({ [field]: value })

const typeOf = ({ encoding }: Call) =>
  encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8'

const asked = Object.values(calls).filter(call => (call as Call).encoding !== 'multipart') as Call[]

/** Requests with one long field each. */
const requestsWith = (shape: (length: number) => string): Sent[] => {
  const authorization = { Authorization: `Bearer ${token}` }
  return asked.flatMap(call => [
    ...fieldsOf(call.body).map(field => ({
      method: call.method,
      path: call.path,
      headers: { ...authorization, 'Content-Type': typeOf(call) },
      body: bodyOf(call, field, shape(bodyLength))
    })),
    ...fieldsOf(call.query).map(field => ({
      method: call.method,
      path: `${call.path}?${new URLSearchParams({ [field]: shape(headerLength / 3) })}`,
      headers: authorization
    }))
  ])
}

for (const [name, shape] of Object.entries(shapes))
  test(`runs no pattern over ${name} in any field of any call, however long`, async () => {
    const requests = requestsWith(shape)
    expect(requests.length).toBeGreaterThan(80)
    // What is looked at before there are fields: the whole of a body or of an address.
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
  const paths = [calls.languageHashes, calls.userInfo, calls.signInByEmail]
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
