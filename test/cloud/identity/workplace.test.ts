import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { signInByWorkplace, workplacePaths } from '#contract/calls/identity/workplace.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type NextPerson, startWorkplaceProvider, type WorkplaceProvider } from '../../support/workplace-provider.ts'
import { readAnswer, send } from '../support/client.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'

let provider: WorkplaceProvider
let cloud: TestCloud
let log: string[] = []
test.beforeAll(async () => {
  provider = await startWorkplaceProvider()
  const { issuer, clientId, clientSecret } = provider
  const folder = await writeProject({
    'environment.json': JSON.stringify({ ...environment, workplaceSignIn: { name: 'Workplace', issuer, clientId } })
  })
  cloud = await startTestCloud({
    taskDays: 1,
    portal: { build: join(folder, 'build'), environment: folder },
    settings: { WORKPLACE_CLIENT_SECRET: clientSecret, ADDRESS_FAILURES: 8 },
    logTo: { write: line => void log.push(line) }
  })
  provider.register(cloud.url + workplacePaths.callback)
})
test.afterAll(async () => {
  await cloud.close()
  await provider.close()
})
test.beforeEach(async () => {
  log = []
  // Failures of the test before don't count for this one.
  await cloud.clock.advance(16 * 60_000)
})

/** A browser's cookies, as far as they matter here: one jar for each host and port, and no script reads it. */
const browser = () => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (address: string) => {
    const { host } = new URL(address)
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const go = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(address)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(init.headers)
    if (cookie !== '') headers.set('Cookie', cookie)
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  /** Follows redirects until one leads to where `until` says. */
  const follow = async (address: string, until: (address: URL) => boolean): Promise<URL> => {
    let at = new URL(address)
    for (let steps = 0; !until(at); steps++) {
      if (steps > 10) throw new Error(`too many redirects, the last to ${at}`)
      const answer = await go(at.href)
      const to = answer.headers.get('location')
      if (to === null) throw new Error(`${answer.status} at ${at}: ${await answer.text()}`)
      at = new URL(to, at)
    }
    return at
  }
  const exchange = async () =>
    readAnswer(
      await go(cloud.url + signInByWorkplace.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}'
      })
    )
  return { go, follow, exchange, jarOf }
}

const isLogin = (at: URL): boolean => at.pathname === '/login'
const isCallback = (at: URL): boolean => at.pathname === workplacePaths.callback
const start = (redirect = '/dashboard?a=1#b'): string =>
  `${cloud.url}${workplacePaths.start}?redirect=${encodeURIComponent(redirect)}`

const employee: NextPerson = { sub: 'li-yun', email: 'Internal@demo.example', emailVerified: true }

const outcomeOf = (at: URL) => at.searchParams.get('workplace')

test('an internal employee comes back with a session, and no token was in any address', async () => {
  provider.expect(employee)
  const one = browser()
  const at = await one.follow(start(), isLogin)
  expect(outcomeOf(at)).toBe('done')
  expect(at.searchParams.get('redirect')).toBe('/dashboard?a=1#b')
  expect([...at.searchParams.keys()]).toEqual(['workplace', 'redirect'])
  const { code, data } = await one.exchange()
  expect(code).toBe(610000)
  const { token } = data as { token: string }
  const user = await send(cloud.url, calls.userInfo, { token })
  expect(user.data.email).toBe('internal@demo.example')
  expect(at.href).not.toContain(token)
  const { data: events } = await send(cloud.url, calls.securityEventList, { token, query: { pageNo: 1, size: 10 } })
  expect(events.list[0]?.kind).toBe('signed_in')
})

test('the way to the provider asks by code with PKCE, state and nonce, each time anew', async () => {
  const addresses = await Promise.all(
    [1, 2].map(async () => new URL((await browser().go(start())).headers.get('location') ?? ''))
  )
  for (const { origin, searchParams } of addresses) {
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: provider.clientId,
      redirect_uri: cloud.url + workplacePaths.callback
    })
  }
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(new Set(addresses.map(({ searchParams }) => searchParams.get(name))).size).toBe(2)
})

test('what the browser carries is for no script, no other path and no other site', async () => {
  provider.expect(employee)
  const one = browser()
  const started = await one.go(start())
  expect(started.headers.getSetCookie().join()).toMatch(
    /^portal_workplace_attempt=[^;]+; Max-Age=600; Path=\/api\/userservice\/auth\/workplace\/v1\/callback; HttpOnly; SameSite=Lax$/
  )
  const back = await one.follow(started.headers.get('location') ?? '', isCallback)
  const answered = await one.go(back.href)
  expect(answered.headers.getSetCookie().find(line => line.includes('ticket='))).toMatch(
    /; Max-Age=60; Path=\/api\/userservice\/auth\/workplace\/v1\/token; HttpOnly; SameSite=Strict$/
  )
  expect(answered.headers.get('cache-control')).toBe('no-store')
  expect(answered.headers.get('referrer-policy')).toBe('no-referrer')
})

test('a ticket is good for one session, also when it is shown ten times at once', async () => {
  provider.expect(employee)
  const one = browser()
  await one.follow(start(), isLogin)
  const answers = await Promise.all(Array.from({ length: 10 }, one.exchange))
  expect(answers.map(({ code }) => code).sort()).toEqual([610000, ...Array(9).fill(610016)])
})

test('a ticket is good for a minute', async () => {
  provider.expect(employee)
  const one = browser()
  await one.follow(start(), isLogin)
  await cloud.clock.advance(60_000)
  expect((await one.exchange()).code).toBe(610016)
})

test('without a ticket there is no session', async () => {
  expect((await browser().exchange()).code).toBe(610016)
})

const people: [who: string, NextPerson, outcome: string][] = [
  [
    'a mailbox that the provider has not verified',
    { sub: 'a', email: 'internal@demo.example', emailVerified: false },
    'unknown'
  ],
  ['a mailbox of which the provider says nothing', { sub: 'b', email: 'internal@demo.example' }, 'unknown'],
  ['a person without a mailbox', { sub: 'c' }, 'unknown'],
  ['a mailbox that no account has', { sub: 'd', email: 'stranger@demo.example', emailVerified: true }, 'unknown'],
  ['a customer', { sub: 'e', email: 'customer@demo.example', emailVerified: true }, 'unknown'],
  ['an operator', { sub: 'f', email: 'operator@demo.example', emailVerified: true }, 'unknown'],
  ['somebody who gives up at the provider', 'nobody', 'cancelled']
]
for (const [who, person, outcome] of people)
  test(`${who} gets no session: ${outcome}`, async () => {
    provider.expect(person)
    const one = browser()
    const at = await one.follow(start(), isLogin)
    expect(outcomeOf(at)).toBe(outcome)
    expect((await one.exchange()).code).toBe(610016)
  })

for (const [status, outcome, code] of [
  ['disabled', 'inaccessible', 610002],
  ['pending', 'unactivated', 610007]
] as const)
  test(`an employee whose account is ${status} gets no session, before the ticket or after it`, async () => {
    const set = (to: string) => cloud.query(`update users set status = '${to}' where email = 'internal@demo.example'`)
    provider.expect(employee)
    const late = browser()
    await late.follow(start(), isLogin)
    await set(status)
    const early = browser()
    const at = await early.follow(start(), isLogin)
    const refused = (await late.exchange()).code
    await set('active')
    expect(outcomeOf(at)).toBe(outcome)
    expect(refused).toBe(code)
  })

test('an answer that another browser began signs nobody in', async () => {
  provider.expect(employee)
  const attacker = browser()
  const back = await attacker.follow(start(), isCallback)
  // The victim follows the attacker's link, without and with an attempt of its own.
  const victim = browser()
  expect(outcomeOf(await victim.follow(back.href, isLogin))).toBe('failed')
  await victim.go(start())
  expect(outcomeOf(await victim.follow(back.href, isLogin))).toBe('failed')
  expect((await victim.exchange()).code).toBe(610016)
})

test('an answer is good once', async () => {
  provider.expect(employee)
  const one = browser()
  const back = await one.follow(start(), isCallback)
  const attempt = one.jarOf(cloud.url).get('portal_workplace_attempt') ?? ''
  expect(outcomeOf(await one.follow(back.href, isLogin))).toBe('done')
  one.jarOf(cloud.url).set('portal_workplace_attempt', attempt)
  expect(outcomeOf(await one.follow(back.href, isLogin))).toBe('failed')
})

const altered: [what: string, change: (back: URL) => void][] = [
  ['another state', back => back.searchParams.set('state', 'x')],
  ['no state', back => back.searchParams.delete('state')],
  ['another code', back => back.searchParams.set('code', 'x')],
  ['no code', back => back.searchParams.delete('code')],
  ['another issuer', back => back.searchParams.set('iss', 'https://evil.example')],
  ['an error that nobody knows', back => back.searchParams.set('error', '<script>')]
]
for (const [what, change] of altered)
  test(`an answer with ${what} signs nobody in`, async () => {
    provider.expect(employee)
    const one = browser()
    const back = await one.follow(start(), isCallback)
    change(back)
    const at = await one.follow(back.href, isLogin)
    expect(outcomeOf(at)).toBe('failed')
    expect(at.origin).toBe(cloud.url)
    expect((await one.exchange()).code).toBe(610016)
  })

for (const poisoned of [
  '',
  'x',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('[[[').toString('base64url'),
  '%'
])
  test(`an attempt that reads «${poisoned}» is none`, async () => {
    const one = browser()
    one.jarOf(cloud.url).set('portal_workplace_attempt', poisoned)
    expect(outcomeOf(await one.follow(`${cloud.url}${workplacePaths.callback}?code=a&state=b`, isLogin))).toBe('failed')
  })

test('failed answers are counted for the network address, and no more are tried beyond the limit', async () => {
  provider.expect(employee)
  for (let failures = 0; failures < 8; failures++) {
    const one = browser()
    const back = await one.follow(start(), isCallback)
    back.searchParams.set('code', 'guessed')
    await one.follow(back.href, isLogin)
  }
  expect(outcomeOf(await browser().follow(start(), isLogin))).toBe('failed')
})

test('an address that is too long for a cookie is left out', async () => {
  provider.expect(employee)
  const at = await browser().follow(start(`/${'ж'.repeat(1_500)}`), isLogin)
  expect(outcomeOf(at)).toBe('done')
  expect(at.searchParams.has('redirect')).toBe(false)
})

test('no code, state or secret is written to the log', async () => {
  provider.expect(employee)
  const one = browser()
  const back = await one.follow(start(), isCallback)
  const code = back.searchParams.get('code') ?? ''
  back.searchParams.set('state', 'another-state')
  await one.follow(back.href, isLogin)
  expect(log.join('')).toContain('did not vouch')
  for (const secret of [code, 'another-state', provider.clientSecret]) expect(log.join('')).not.toContain(secret)
})

test('a cloud whose environment names no provider has none of it', async () => {
  const folder = await writeProject()
  const plain = await startTestCloud({ taskDays: 1, portal: { build: join(folder, 'build'), environment: folder } })
  const answers = await Promise.all([
    fetch(plain.url + workplacePaths.start),
    fetch(plain.url + workplacePaths.callback),
    fetch(plain.url + signInByWorkplace.path, { method: 'POST' })
  ])
  for (const answer of answers) expect((await readAnswer(answer)).code).toBe(610404)
  await plain.close()
})

test('a provider that is not there sends people back, and is asked again by the next', async () => {
  const folder = await writeProject({
    'environment.json': JSON.stringify({
      ...environment,
      workplaceSignIn: { name: 'Workplace', issuer: 'http://127.0.0.1:9/', clientId: 'portal' }
    })
  })
  const lone = await startTestCloud({
    taskDays: 1,
    portal: { build: join(folder, 'build'), environment: folder },
    logLevel: 'silent'
  })
  for (const _again of [1, 2]) {
    const at = await browser().follow(`${lone.url}${workplacePaths.start}`, isLogin)
    expect(outcomeOf(at)).toBe('failed')
  }
  await lone.close()
})
