import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { type CentreRequest, centreRequestMs } from '#contract/calls/cleaning/cleaning-centre.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud, type TestCloudOptions } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'

const keys = { key: 'ab'.repeat(32), secret: 'a-secret-of-this-test' }
const keySettings = { CLEANING_CENTRE_KEY: keys.key, CLEANING_CENTRE_SECRET: keys.secret }
const cleaningCentre = { signedBy: 'cloud', address: '/dev/cleaning-centre' }

const projectWith = async (centre: unknown, more: object = {}) => {
  const changed = { ...environment, ...more, cleaningCentre: centre }
  const root = await writeProject({ 'environment.json': JSON.stringify(changed) })
  return { build: join(root, 'build'), environment: root }
}

let cloud: TestCloud

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, portal: await projectWith(cleaningCentre), settings: keySettings })
})
test.afterAll(() => cloud.close())

const tokenOf = (account: string): Promise<string> => signIn(cloud, account)

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

const path = '/dev/cleaning-centre'

const open = async (data: string, sent: Record<string, string> = {}) => {
  const address = `${cloud.url}${path}?${new URLSearchParams({ data })}`
  const answer = await fetch(address, { headers: sent, redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** The cookie that a browser sends after it was let in. */
const enter = async (data: string, sent: Record<string, string> = {}) => {
  const { headers } = await open(data, sent)
  return { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const page = async (sent: Record<string, string>) => {
  const answer = await fetch(cloud.url + path, { headers: sent })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a link lets its person in, and leaves neither itself nor the token behind', async () => {
  const token = await tokenOf('customer')
  const data = requestOf(token)
  const { status, text, headers } = await open(data)
  expect(status).toBe(303)
  expect(headers.get('location')).toBe(path)
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^clean_centre=[\w-]+; .*Path=\/dev\/cleaning-centre; HttpOnly; SameSite=Lax$/)
  for (const it of [text, cookie, Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')])
    expect(it).not.toContain(token)
  const shown = await page({ Cookie: cookie.split(';')[0] ?? '' })
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('<h1>清掃コントロールセンター</h1>')
  expect(shown.text).not.toContain(token)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await open(data)).status).toBe(403)
})

test('without a session, with an altered one and after eight hours nobody is in', async () => {
  const cookie = await enter(requestOf(await tokenOf('customer')))
  expect((await page(cookie)).status).toBe(200)
  expect((await page({})).status).toBe(403)
  const end = cookie.Cookie.at(-3) === 'A' ? 'B' : 'A'
  expect((await page({ Cookie: `${cookie.Cookie.slice(0, -3)}${end}${cookie.Cookie.slice(-2)}` })).status).toBe(403)
  const before = cloud.clock.now()
  await cloud.clock.advance(8 * 60 * 60_000)
  expect((await page(cookie)).status).toBe(403)
  expect(cloud.clock.now()).toBeGreaterThan(before)
})

test('a person without the permission is told so', async () => {
  const { status, text } = await open(requestOf(await tokenOf('tenant'), { language: 'en' }))
  expect(status).toBe(403)
  expect(text).toContain('may not open the cleaning control centre')
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
    const shown = await page(await enter(data, headers))
    const refused = await open(data, headers)
    expect([shown.status, refused.status]).toEqual([200, 403])
    for (const { text } of [shown, refused]) expect(text).toContain(`<h1>${title}</h1>`)
    expect(refused.text).not.toContain('<script')
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
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array.from({ length: 9 }, () => 403)])
})

const ages: [what: string, byMs: number, status: number][] = [
  ['as old as may be', -centreRequestMs, 303],
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

/** Asks the centre's own server, as the page of the centre does. */
const ask = async (cookie: Record<string, string>, to: string, body?: unknown, headers = { 'X-Clean-Centre': '1' }) => {
  const answer = await fetch(`${cloud.url}${path}/${to}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...cookie, ...headers, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body)
  })
  return (await answer.json()) as { code: number; data?: { list: { storeId: number; serial: string }[] } }
}

test('the page is given the floors of its person and their robots, and a start goes to the portal', async () => {
  const cookie = await enter(requestOf(await tokenOf('customer')))
  const floors = (await ask(cookie, 'floors')).data?.list ?? []
  expect(floors.length).toBeGreaterThan(0)
  const [robot] = await cloud.query(`select serial, store_id from robots join tenants using (tenant_id)
    where tenants.name = 'Lotus Court Hotels' and robot_kind = 'cleaning' limit 1`)
  await cloud.query(`update robots set online = true, state = 'idle' where serial = '${robot?.serial}'`)
  await cloud.query('delete from cleaning_runs')
  const floor = await ask(cookie, `floor?storeId=${robot?.store_id}`)
  expect(floor.data?.list.map(({ serial }) => serial)).toContain(robot?.serial)
  const start = { serial: robot?.serial, rooms: ['lobby'] }
  expect(await ask(cookie, 'start', start)).toEqual({ code: 610000 })
  expect(await ask(cookie, 'start', start)).toEqual({ code: 610704 })
  const [run] = await cloud.query('select run_id from cleaning_runs')
  expect(await ask(cookie, 'order', { runId: run?.run_id, order: 'pause' })).toEqual({ code: 610000 })
  expect(await ask(cookie, 'order', { runId: run?.run_id, order: 'dance' })).toEqual({ code: 610604 })
  // A foreign page can send the same request as a form, without our header.
  expect(await ask(cookie, 'floors', undefined, {} as never)).toEqual({ code: 610604 })
  expect(await ask({}, 'floors')).toEqual({ code: 610401 })
})

const linkOf = async (token: string, language?: 'ja') => {
  const query = language === undefined ? {} : { language }
  return (await send(cloud.url, calls.cleaningCentreLink, { token, query })).data.url
}

test('the cloud signs a link that the centre takes once, and no two are the same', async () => {
  const token = await tokenOf('customer')
  const link = await linkOf(token, 'ja')
  expect(link).toMatch(/^\/dev\/cleaning-centre\?data=[\w-]+$/)
  expect(link).not.toContain(token)
  const follow = () => fetch(cloud.url + link, { redirect: 'manual' })
  expect((await follow()).status).toBe(303)
  expect((await follow()).status).toBe(403)
  expect(await linkOf(token)).not.toBe(await linkOf(token))
})

test('a link is only for who may open the centre, in a language that the portal has', async () => {
  const ask = (token?: string, query = {}) =>
    send(cloud.url, calls.cleaningCentreLink, { ...(token === undefined ? {} : { token }), query })
  expect((await ask()).code).toBe(610596)
  expect((await ask(await tokenOf('tenant'))).code).toBe(610403)
  expect(await ask(await tokenOf('customer'), { language: 'xx' })).toMatchObject({
    code: 610604,
    data: [{ field: 'language' }]
  })
})

test('nothing that a browser can fetch holds the keys', async () => {
  const build = join(import.meta.dirname, '../../../build')
  const environmentFolder = join(import.meta.dirname, '../../..')
  const portal = { build, environment: environmentFolder }
  const real = await startTestCloud({ taskDays: 1, portal, settings: keySettings })
  try {
    const cookie = `portal_token=${await signIn(real, 'customer')}`
    const files = (await readdir(build, { recursive: true, withFileTypes: true }))
      .filter(entry => entry.isFile() && !/\.(br|gz|mp4|woff2|png)$/.test(entry.name))
      .map(entry => `/${relative(build, join(entry.parentPath, entry.name))}`)
    const pages = ['/', '/login', '/dashboard', '/cleaning-centre', '/environment.json', '/importmap.json']
    const told = ['/release.json', '/api/openapi.json', '/content/welcome.json', calls.userInfo.path]
    let read = 0
    for (const path of [...pages, ...told, ...files]) {
      const answer = await fetch(real.url + path, { headers: { Cookie: cookie, Accept: 'text/html,*/*' } })
      const text = await answer.text()
      if (answer.ok) read += 1
      expect(text.includes(keys.key) || text.includes(keys.secret), path).toBe(false)
    }
    // The assets of the build are among them: an empty folder would prove nothing.
    expect(read).toBeGreaterThan(100)
    expect(
      (await send(real.url, calls.cleaningCentreLink, { token: cookie.split('=')[1] ?? '', query: {} })).code
    ).toBe(610000)
  } finally {
    await real.close()
  }
})

const startWith = async (portal: TestCloudOptions['portal'], settings = {}) => {
  // Production does not start without a delivery setting. Nothing is sent here.
  const smtpUrl = 'smtp://127.0.0.1:9'
  const started = await startTestCloud({ taskDays: 1, settings, smtpUrl, ...(portal === undefined ? {} : { portal }) })
  try {
    const query = {}
    return (await send(started.url, calls.cleaningCentreLink, { token: await signIn(started, 'customer'), query })).code
  } finally {
    await started.close()
  }
}

test('a site without a centre has no link, and a demo makes keys of its own', async () => {
  expect(await startWith(undefined)).toBe(610404)
  expect(await startWith(await projectWith(null), keySettings)).toBe(610404)
  expect(await startWith(await projectWith(cleaningCentre))).toBe(610000)
})

const unfit: [what: string, centre: unknown, more: object, settings: object, sentence: RegExp][] = [
  [
    'a centre elsewhere without keys',
    { ...cleaningCentre, address: 'https://c.example' },
    {},
    {},
    /needs two settings/
  ],
  ['production without keys', cleaningCentre, { mode: 'production' }, {}, /CLEANING_CENTRE_KEY/],
  ['one key of two', cleaningCentre, {}, { CLEANING_CENTRE_KEY: keys.key }, /CLEANING_CENTRE_SECRET/],
  ['keys in environment.json', { ...cleaningCentre, ...keys }, {}, {}, /environment.json: cleaningCentre/],
  [
    'public keys where the cloud can sign',
    { signedBy: 'portal', address: '/x', publicKey: keys.key, publicSecret: keys.secret },
    {},
    {},
    /signedBy has to be cloud/
  ]
]
test('a start with keys that are missing, or where browsers would read them, is refused and says why', async () => {
  for (const [what, centre, more, settings, sentence] of unfit) {
    const portal = await projectWith(centre, more)
    await expect(startWith(portal, settings), what).rejects.toThrow(sentence)
  }
})
