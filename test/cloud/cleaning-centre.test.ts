import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type CentreRequest, centreRequestMs } from '#contract/cleaning-centre.ts'
import { startTestCloud, type TestCloud } from '../../cloud/testing.ts'
import { environment, writeProject } from './support/portal-files.ts'

const keys = { key: 'ab'.repeat(32), secret: 'a-secret-of-this-test' }

let cloud: TestCloud

test.beforeAll(async () => {
  const cleaningCentre = { address: '/dev/cleaning-centre', ...keys }
  const root = await writeProject({ 'environment.json': JSON.stringify({ ...environment, cleaningCentre }) })
  cloud = await startTestCloud({ portal: { build: join(root, 'build'), environment: root } })
})
test.afterAll(() => cloud.close())

const tokenOf = async (account: string): Promise<string> => {
  const answer = await fetch(`${cloud.url}/api/userservice/auth/login_by_email`, {
    method: 'POST',
    body: new URLSearchParams({ email: `${account}@demo.example`, password: cloud.password })
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

type Changes = Partial<Record<keyof CentreRequest, unknown>>

/** A request as the portal makes it, but for the changes. */
const requestOf = (token: string, changes: Changes = {}, { key, secret } = keys): string => {
  const timestamp = Number(changes.timestamp ?? cloud.clock.now())
  const nonce = randomBytes(6).toString('base64url')
  const signature = createHash('sha256').update(`${timestamp}${nonce}${secret}`).digest('hex')
  const facts = { token, language: 'ja', tenantId: 3, systemType: 'jaClient', siteEnv: 'production' }
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), iv)
  const text = JSON.stringify({ signature, timestamp, nonce, ...facts, ...changes })
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64url')
}

const open = async (data: string, sent: Record<string, string> = {}) => {
  const answer = await fetch(`${cloud.url}/dev/cleaning-centre?${new URLSearchParams({ data })}`, { headers: sent })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a request shows what it was given, never the whole token, and is kept by nobody', async () => {
  const token = await tokenOf('customer')
  const { status, text, headers } = await open(requestOf(token))
  expect(status).toBe(200)
  for (const shown of ['Mei Tanaka', 'ja', 'jaClient', 'production', '<td>3</td>']) expect(text).toContain(shown)
  expect(text).not.toContain(token)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

const titles: [language: string, accepted: string, title: string][] = [
  ['zh', 'fr', '清洁控制中心'],
  ['en', 'fr', 'Cleaning control centre'],
  ['ja', 'fr', '清掃コントロールセンター'],
  ['ko', 'fr', '청소 관제 센터'],
  ['th', 'fr', 'ศูนย์ควบคุมการทำความสะอาด'],
  ['fr', 'th', 'Centre de contrôle du nettoyage'],
  ['de', 'th-TH, en;q=0.5', 'ศูนย์ควบคุมการทำความสะอาด'],
  ['"><script>', 'de', 'Cleaning control centre']
]
for (const [language, accepted, title] of titles) {
  test(`a request in ${language} is shown in it, or else in what ${accepted} stands for`, async () => {
    const data = requestOf(await tokenOf('customer'), { language })
    const headers = { 'Accept-Language': accepted }
    for (const status of [200, 403]) {
      const answer = await open(data, headers)
      expect(answer.status).toBe(status)
      expect(answer.text).toContain(`<h1>${title}</h1>`)
      expect(answer.text).not.toContain('<script')
    }
  })
}

const refusals: [what: string, data: (token: string) => string, text: string][] = [
  [
    'an old request in the portal’s language',
    token => requestOf(token, { timestamp: 1 }),
    'リクエストが送信されてから'
  ],
  ['what can’t be read in the browser’s', () => 'AAAA', 'La demande est illisible']
]
for (const [what, data, text] of refusals) {
  test(`refuses ${what}`, async () => {
    const answer = await open(data(await tokenOf('customer')), { 'Accept-Language': 'fr-CH, fr;q=0.9' })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain(text)
  })
}

test('of one request sent ten times at once, one is taken', async () => {
  const data = requestOf(await tokenOf('customer'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(data)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 403)])
})

const ages: [what: string, byMs: number, status: number][] = [
  ['as old as may be', -centreRequestMs, 200],
  ['a moment too old', -centreRequestMs - 1, 403],
  ['from a clock too far ahead', centreRequestMs + 1, 403]
]
for (const [what, byMs, status] of ages) {
  test(`a request that is ${what} is answered with ${status}`, async () => {
    const data = requestOf(await tokenOf('customer'), { timestamp: cloud.clock.now() + byMs })
    expect((await open(data)).status).toBe(status)
  })
}

const bad: [what: string, data: (token: string) => string, reason: string][] = [
  ['nothing', () => '', 'can’t be read'],
  ['too much', () => 'A'.repeat(5_000), 'can’t be read'],
  ['anything', () => randomBytes(160).toString('base64url'), 'can’t be read'],
  ['another key', token => requestOf(token, {}, { ...keys, key: 'cd'.repeat(32) }), 'can’t be read'],
  ['another secret', token => requestOf(token, {}, { ...keys, secret: 'of-somebody-else' }), 'リクエストの署名'],
  ['a signature of no hash', token => requestOf(token, { signature: 'x' }), 'can’t be read'],
  ['a field too many', token => requestOf(token, { admin: true } as Changes), 'can’t be read'],
  ['a token that nobody has', () => requestOf('nobody'), 'ログインの有効期限'],
  [
    'an altered first block',
    token => {
      const bytes = Buffer.from(requestOf(token), 'base64url')
      bytes[15] = (bytes[15] ?? 0) ^ 1
      return bytes.toString('base64url')
    },
    ''
  ]
]
for (const [what, data, reason] of bad) {
  test(`a request of ${what} is refused and says why`, async () => {
    const { status, text } = await open(data(await tokenOf('customer')))
    expect(status).toBe(403)
    expect(text).toContain(reason)
    expect(text).not.toContain('<script')
  })
}
