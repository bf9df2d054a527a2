import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { workplacePaths } from '#contract/calls/identity/workplace.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send } from '../support/client.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'
import { openedChannel } from '../support/live.ts'
import { askFrom, startProxy } from '../support/servers/proxy.ts'

const failures = 3
const one = '127.0.0.2'
const other = '127.0.0.3'
/** The proxy's names for its other clients. */
const clients: Record<string, string> = {
  '127.0.0.6': '2001:db8:1:2::7',
  '127.0.0.7': '2001:0DB8:1:2:ffff::9',
  '127.0.0.8': '2001:db8:1:3::7',
  '127.0.0.9': '[2001:db8:1:4::7]:5123',
  '127.0.0.10': '::ffff:203.0.113.7',
  '127.0.0.11': '203.0.113.7:5123',
  '127.0.0.12': 'unknown'
}

let cloud: TestCloud
let proxy: Awaited<ReturnType<typeof startProxy>>
test.beforeAll(async () => {
  const folder = await writeProject({
    'environment.json': JSON.stringify({
      ...environment,
      workplaceSignIn: { name: 'Workplace', issuer: 'http://127.0.0.1:9/', clientId: 'portal' }
    })
  })
  cloud = await startTestCloud({
    taskDays: 1,
    portal: { build: join(folder, 'build'), environment: folder },
    settings: {
      TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8'],
      ADDRESS_FAILURES: failures,
      POLICY_REPORTS_PER_MINUTE: failures
    },
    logLevel: 'silent'
  })
  proxy = await startProxy({
    to: cloud.url,
    nameOf: client => clients[client],
    origin: 'https://portal.example.com'
  })
})
test.afterAll(async () => {
  await proxy.close()
  await cloud.close()
})
// Failures of the test before don't count for this one.
test.beforeEach(() => cloud.clock.advance(16 * 60_000))

type From = { from: string; to?: string; headers?: Record<string, string> }

let guess = 0
const signInFrom = async ({ from, to = proxy.url, headers = {} }: From, fields?: Record<string, string>) => {
  guess += 1
  const body = new URLSearchParams(fields ?? { email: `guess-${guess}@demo.example`, password: 'not the password' })
  const { text } = await askFrom(to + calls.signInByEmail.path, {
    from,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: String(body)
  })
  return JSON.parse(text) as { code: number; data: { token: string } }
}
const codesFrom = async (asked: readonly From[]): Promise<number[]> => {
  const codes: number[] = []
  for (const from of asked) codes.push((await signInFrom(from)).code)
  return codes
}
const times = (count: number, from: From): From[] => Array<From>(count).fill(from)
/** A client may fail so often without a captcha. */
const shutOut = [...Array<number>(failures).fill(610001), 610014]

test('counts two clients of one proxy apart, and a third that comes without it', async () => {
  expect(await codesFrom(times(failures + 1, { from: one }))).toEqual(shutOut)
  expect(await codesFrom(times(failures + 1, { from: other }))).toEqual(shutOut)
  expect(await codesFrom(times(failures + 1, { from: '127.0.0.4', to: cloud.url }))).toEqual(shutOut)
})

test('gives a client nothing for a header of its own, behind the proxy or past it', async () => {
  const forged = (from: string, to: string) =>
    [other, '203.0.113.1', '10.0.0.1', '127.0.0.1, 10.0.0.1', 'unknown, ,,', '::1'].map(name => ({
      from,
      to,
      headers: { 'X-Forwarded-For': name, Forwarded: `for=${name}`, 'X-Real-IP': name }
    }))
  for (const [from, to] of [
    [one, proxy.url],
    ['127.0.0.4', cloud.url]
  ] as const)
    expect(await codesFrom(forged(from, to))).toEqual([...shutOut, 610014, 610014])
  expect(await codesFrom([{ from: other }])).toEqual([610001])
})

test('reads a chain of proxies from the right, up to the first that is not trusted', async () => {
  const by = (chain: string) => ({ from: '127.0.0.1', to: cloud.url, headers: { 'X-Forwarded-For': chain } })
  expect(
    await codesFrom([
      by('203.0.113.9, 10.0.0.2, 10.1.1.1'),
      by('198.51.100.1, 203.0.113.9, 10.0.0.2'),
      by('203.0.113.9'),
      by('198.51.100.2, 203.0.113.9'),
      by('203.0.113.9, 192.0.2.1, 10.0.0.2')
    ])
  ).toEqual([...shutOut, 610001])
})

test('counts a /64 of IPv6 as one client, and an IPv4 address as itself in every form', async () => {
  const from = (last: number) => ({ from: `127.0.0.${last}` })
  expect(await codesFrom([from(6), from(7), from(6), from(7), from(8), from(9)])).toEqual([...shutOut, 610001, 610001])
  expect(await codesFrom([from(10), from(11), from(10), from(11)])).toEqual(shutOut)
})

test('counts clients that a proxy has no address for as the proxy', async () => {
  expect(await codesFrom([...times(failures, { from: '127.0.0.12' }), { from: '127.0.0.1' }])).toEqual(shutOut)
})

test('shows a user the address of the browser, and not that of the proxy', async () => {
  const { data } = await signInFrom(
    { from: '127.0.0.6' },
    { email: 'distributor@demo.example', password: cloud.password }
  )
  const { data: sessions } = await send(proxy.url, calls.sessionList, { token: data.token })
  expect(JSON.stringify(sessions)).toContain('2001:db8:1:2::/64')
  expect(JSON.stringify(sessions)).not.toContain('127.0.0.1')
})

test('opens a live channel for the host that the proxy was asked by', async () => {
  const { data } = await signInFrom({ from: one }, { email: 'customer@demo.example', password: cloud.password })
  const channel = await openedChannel(proxy.url, data.token, { origin: 'https://portal.example.com' })
  expect(channel.frames).toEqual([{}])
  channel.socket.close()
})

test('marks cookies Secure where the proxy was asked by https, and believes nobody else who says so', async () => {
  const cookieFor = async (to: string, from: string) =>
    (await askFrom(to + workplacePaths.callback, { from, headers: { 'X-Forwarded-Proto': 'https' } })).headers[
      'set-cookie'
    ]
  expect(await cookieFor(proxy.url, one)).toEqual([expect.stringMatching(/; Secure;/)])
  expect(await cookieFor(cloud.url, one)).toEqual([expect.not.stringContaining('Secure')])
})

test('counts reports of the content security policy by the client', async () => {
  const report = async (from: string) =>
    (
      await askFrom(`${proxy.url}/policy-reports`, {
        from,
        method: 'POST',
        headers: { 'Content-Type': 'application/csp-report' },
        body: '{"csp-report":{"effective-directive":"script-src","blocked-uri":"inline"}}'
      })
    ).status
  const statuses: number[] = []
  for (const from of [one, one, one, one, other]) statuses.push(await report(from))
  expect(statuses).toEqual([204, 204, 204, 429, 204])
})

const byProxy: Record<string, string>[] = [
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Forwarded-Host': 'localhost' },
  { Forwarded: 'for=127.0.0.1' },
  { Via: '1.1 proxy' },
  { 'X-Real-IP': '127.0.0.1' }
]

test('keeps what only developers need to this machine: a proxy opens it to nobody', async () => {
  const own = { Host: 'localhost' }
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.json?imageId=1', '/%64ev/outbox']) {
    expect((await askFrom(cloud.url + path, { headers: own })).status).toBe(200)
    expect((await askFrom(proxy.url + path, { headers: own })).status).toBe(404)
    for (const headers of byProxy)
      expect((await askFrom(cloud.url + path, { headers: { ...own, ...headers } })).status).toBe(404)
  }
})
