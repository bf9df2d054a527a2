import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { Call, CallData, CallInput } from '#contract/call.ts'
import { openPath, outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { retryHint } from '#contract/envelope.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { root } from '../../../scripts/support/process.mjs'
import { type Answer, codesOf, readAnswer, send, signInAll } from '../support/client.ts'

/* Outside clients: programs that call with key and secret, over HTTP, and nothing else. */

const minute = 60_000
const hour = 60 * minute

let cloud: TestCloud
let tokens: Record<string, string>
let customerId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 2 })
  tokens = await signInAll(cloud, ['operator', 'customer'])
  const company = `company = 'Harbourlight IT'`
  customerId = Number((await cloud.query(`select customer_id as id from open_customers where ${company}`))[0]?.id)
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query(`delete from open_applications where name like 'Test %'`)
  await cloud.clock.advance(2 * hour)
})

const token = () => tokens.operator ?? ''
type Credentials = { applicationId: number; key: string; secret: string }

let made = 0
const everything = ['robots:read', 'stores:read', 'tasks:read'] as const
const application = async (scopes: readonly (typeof everything)[number][] = everything): Promise<Credentials> => {
  made += 1
  const body = { customerId, name: `Test ${made}`, scopes: [...scopes] }
  return (await send(cloud.url, calls.createOpenApplication, { token: token(), body })).data
}
const basic = ({ key, secret }: Pick<Credentials, 'key' | 'secret'>) => ({
  Authorization: `Basic ${btoa(`${key}:${secret}`)}`
})
const ask = <C extends Call>(
  call: C,
  credentials: Pick<Credentials, 'key' | 'secret'>,
  input: Partial<CallInput<C>> = {}
): Promise<Answer<CallData<C>>> => send(cloud.url, call, { ...input, headers: basic(credentials) })
const { outsideRobots, outsideRobotDetail, outsideTasks, outsideStores } = outsideCalls

test('an outside client reads robots, tasks and stores of its own tenant alone', async () => {
  const it = await application()
  const robots = await ask(outsideRobots, it, { query: { size: 100 } })
  const [own] = await cloud.query(`select count(*)::int as count from robots join open_customers using (tenant_id)
    where customer_id = ${customerId}`)
  expect(robots).toMatchObject({ code: 610000, data: { total: own?.count } })
  const first = robots.data.list[0]
  if (first === undefined) throw new Error('the tenant has no robots')
  const { data: one } = await ask(outsideRobotDetail, it, { query: { robotId: first.robotId } })
  expect(one).toEqual(first)
  const [foreign] = await cloud.query(`select robot_id as id from robots where tenant_id not in
    (select tenant_id from open_customers where customer_id = ${customerId}) limit 1`)
  expect((await ask(outsideRobotDetail, it, { query: { robotId: Number(foreign?.id) } })).code).toBe(610701)
  const tasks = await ask(outsideTasks, it, { query: { size: 5 } })
  expect(tasks.data.list).toHaveLength(5)
  expect((await ask(outsideTasks, it, { query: { robotId: Number(foreign?.id) } })).data.total).toBe(0)
  expect((await ask(outsideStores, it)).data.list[0]).not.toHaveProperty('tenantId')
})

test('no answer of the outside API holds a field that its description does not', async () => {
  const it = await application()
  const raw = async (call: Call) =>
    (await readAnswer(await fetch(cloud.url + call.path, { headers: basic(it) }))).data as { list: object[] }
  for (const call of [outsideRobots, outsideTasks, outsideStores]) {
    const shown = (await ask<Call>(call, it)).data as { list: object[] }
    expect((await raw(call)).list).toEqual(shown.list)
  }
})

test('the hash of a secret, as a copy of the database has it, is no secret', async () => {
  const { key } = await application()
  const [row] = await cloud.query(`select secret_hash from open_applications where key = '${key}'`)
  expect((await ask(outsideRobots, { key, secret: String(row?.secret_hash) })).code).toBe(610401)
})

test('a secret is told once, and no call tells it or its hash again', async () => {
  const it = await application()
  const detail = await send(cloud.url, calls.openApplicationDetail, {
    token: token(),
    query: { applicationId: it.applicationId }
  })
  const stored = await cloud.query(`select secret_hash from open_applications where key = '${it.key}'`)
  const text = JSON.stringify([detail.data, stored])
  expect(text).not.toContain(it.secret)
  expect(JSON.stringify(detail.data)).not.toContain(String(stored[0]?.secret_hash))
})

const wrong: [what: string, header: (it: Credentials) => string | undefined, code: number][] = [
  ['no header', () => undefined, 610596],
  ['a wrong secret', ({ key }) => basic({ key, secret: 'x'.repeat(43) }).Authorization, 610401],
  ['an unknown key', ({ secret }) => basic({ key: '0'.repeat(24), secret }).Authorization, 610401],
  ['key and secret in the wrong order', ({ key, secret }) => `Basic ${btoa(`${secret}:${key}`)}`, 610401],
  ['a bearer of key and secret', ({ key, secret }) => `Bearer ${key}:${secret}`, 610401],
  ['a token of a session', () => `Bearer ${token()}`, 610401],
  ['a token of a session as a password', ({ key }) => `Basic ${btoa(`${key}:${token()}`)}`, 610401],
  ['an endless header', () => `Basic ${'A'.repeat(9_000)}`, 610401],
  ['no Base64', () => 'Basic ::::', 610401]
]
for (const [what, header, code] of wrong)
  test(`refuses ${what}, and writes nothing`, async () => {
    const it = await application()
    const Authorization = header(it)
    const headers = Authorization === undefined ? {} : { Authorization }
    expect((await send(cloud.url, outsideRobots, { headers })).code).toBe(code)
    expect(await cloud.query(`select 1 from open_counters where application_id = ${it.applicationId}`)).toEqual([])
    expect(await cloud.query(`select 1 from open_usage where application_id = ${it.applicationId}`)).toEqual([])
  })

test('key and secret open no call of the portal', async () => {
  const it = await application()
  for (const call of [calls.userInfo, calls.robotList, calls.openApplicationList]) {
    expect((await send<Call>(cloud.url, call, { headers: basic(it) })).code).toBe(610596)
    expect((await send<Call>(cloud.url, call, { token: it.secret })).code).toBe(610401)
  }
})

test('an application reads what it has scopes for', async () => {
  const it = await application(['tasks:read'])
  expect((await ask(outsideTasks, it)).code).toBe(610000)
  expect((await ask(outsideRobots, it)).code).toBe(610403)
  const body = { applicationId: it.applicationId, name: `Test ${made}`, scopes: ['robots:read'] as 'robots:read'[] }
  expect((await send(cloud.url, calls.updateOpenApplication, { token: token(), body })).code).toBe(610000)
  expect((await ask(outsideTasks, it)).code).toBe(610403)
  expect((await ask(outsideRobots, it)).code).toBe(610000)
})

test('a disabled, refused or deleted application is no caller any more', async () => {
  const it = await application()
  const { applicationId } = it
  const set = (state: 'enabled' | 'disabled') =>
    send(cloud.url, calls.setOpenApplicationState, { token: token(), body: { applicationId, state } })
  await set('disabled')
  expect((await ask(outsideRobots, it)).code).toBe(610401)
  await set('enabled')
  expect((await ask(outsideRobots, it)).code).toBe(610000)
  const decide = (body: CallInput<typeof calls.decideOpenCustomer>['body']) =>
    send(cloud.url, calls.decideOpenCustomer, { token: token(), body })
  expect((await decide({ customerId, state: 'refused', reason: 'Too loud' })).code).toBe(610000)
  expect((await ask(outsideRobots, it)).code).toBe(610401)
  expect((await decide({ customerId, state: 'refused', reason: 'Again' })).code).toBe(610606)
  expect((await decide({ customerId, state: 'approved' })).code).toBe(610000)
  expect((await ask(outsideRobots, it)).code).toBe(610000)
  await send(cloud.url, calls.deleteOpenApplication, { token: token(), body: { applicationId } })
  expect((await ask(outsideRobots, it)).code).toBe(610401)
})

test('after a rotation the old secret counts for the chosen time, and not a moment longer', async () => {
  const it = await application()
  const rotate = async (keepHours: 0 | 1 | 24) =>
    (
      await send(cloud.url, calls.rotateOpenSecret, {
        token: token(),
        body: { applicationId: it.applicationId, keepHours }
      })
    ).data
  const second = await rotate(1)
  expect(second.key).toBe(it.key)
  expect((await ask(outsideRobots, it)).code).toBe(610000)
  expect((await ask(outsideRobots, second)).code).toBe(610000)
  await cloud.clock.advance(hour - 1)
  expect((await ask(outsideRobots, it)).code).toBe(610000)
  await cloud.clock.advance(1)
  expect((await ask(outsideRobots, it)).code).toBe(610401)
  const third = await rotate(0)
  expect((await ask(outsideRobots, second)).code).toBe(610401)
  expect((await ask(outsideRobots, third)).code).toBe(610000)
})

const limit = async ({ applicationId }: Credentials, perMinute: number, perDay: number) =>
  send(cloud.url, calls.limitOpenApplication, { token: token(), body: { applicationId, perMinute, perDay } })

/** The seconds that a refusal tells to wait. */
const waitOf = (refused: Answer | undefined): number => v.parse(retryHint, refused?.data).retryAfter

test('of many requests at one moment so many are let in as the minute allows', async () => {
  const [it, other] = [await application(), await application()]
  await limit(it, 7, 1_000)
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(outsideRobots, it)))
  expect(codesOf(answers)).toEqual({ 610000: 7, 610520: 33 })
  const retryAfter = waitOf(answers.find(({ code }) => code === 610520))
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(60)
  expect((await ask(outsideRobots, other)).code).toBe(610000)
  await cloud.clock.advance(retryAfter * 1_000)
  expect((await ask(outsideRobots, it)).code).toBe(610000)
})

test('a day has a limit of its own, and ends at midnight in Beijing', async () => {
  const it = await application()
  await limit(it, 600, 3)
  const answers: Answer[] = []
  for (let time = 0; time < 5; time += 1) {
    answers.push(await ask(outsideRobots, it))
    await cloud.clock.advance(minute)
  }
  expect(codesOf(answers)).toEqual({ 610000: 3, 610520: 2 })
  await cloud.clock.advance(waitOf(answers.at(-1)) * 1_000)
  expect((await ask(outsideRobots, it)).code).toBe(610000)
  expect(new Date(cloud.clock.now()).toISOString()).toMatch(/T16:0/)
})

test('a call that is off for everybody or for one application answers 610403, and comes back', async () => {
  const [it, other] = [await application(), await application()]
  const turn = (applicationId: number | null, enabled: boolean) =>
    send(cloud.url, calls.switchOpenCall, {
      token: token(),
      body: { name: 'outsideRobots', applicationId, enabled }
    })
  const both = async () => [(await ask(outsideRobots, it)).code, (await ask(outsideRobots, other)).code]
  await turn(it.applicationId, false)
  await turn(it.applicationId, false)
  expect(await both()).toEqual([610403, 610000])
  const shown = (await send(cloud.url, calls.openCallList, { token: token() })).data
  expect(shown.find(({ name }) => name === 'outsideRobots')?.offFor.map(off => off.applicationId)).toEqual([
    it.applicationId
  ])
  await turn(null, false)
  expect(await both()).toEqual([610403, 610403])
  expect((await ask(outsideStores, it)).code).toBe(610000)
  await turn(null, true)
  expect(await both()).toEqual([610403, 610000])
  await turn(it.applicationId, true)
  expect(await both()).toEqual([610000, 610000])
})

test('use is counted by day and call, with errors, also of requests at one moment', async () => {
  const it = await application()
  await Promise.all(Array.from({ length: 8 }, () => ask(outsideRobots, it)))
  const bad = await fetch(`${cloud.url}${outsideRobots.path}?size=0`, { headers: basic(it) })
  expect((await readAnswer(bad)).code).toBe(610604)
  const { data } = await send(cloud.url, calls.openUsage, {
    token: token(),
    query: { applicationId: it.applicationId }
  })
  expect(data.list).toMatchObject([{ name: 'outsideRobots', requests: 9, errors: 1, applicationName: `Test ${made}` }])
  const { data: own } = await send(cloud.url, calls.openApplicationDetail, {
    token: token(),
    query: { applicationId: it.applicationId }
  })
  expect(own).toMatchObject({ usedToday: 9, lastUsedTime: cloud.clock.now() })
})

test('hostile queries are refused as illegal', async () => {
  const it = await application()
  for (const query of [
    'size=1e9',
    'pageNo=-1',
    'robotKind=X',
    'online=maybe',
    'size=1&size=2',
    `storeId=${'9'.repeat(999)}`,
    'size=%00'
  ]) {
    const answer = await readAnswer(await fetch(`${cloud.url}${outsideRobots.path}?${query}`, { headers: basic(it) }))
    expect(answer.code, query).toBe(610604)
  }
  expect((await readAnswer(await fetch(`${cloud.url}${openPath}/nothing`, { headers: basic(it) }))).code).toBe(610404)
  const post = await fetch(cloud.url + outsideRobots.path, { method: 'POST', headers: basic(it) })
  expect((await readAnswer(post)).code).toBe(610610)
})

test('everybody reads the OpenAPI document of the outside API, which knows the portal’s calls not at all', async () => {
  const document = await (await fetch(`${cloud.url}${openPath}/openapi.json`)).json()
  expect(Object.keys(document.paths)).toEqual(Object.values(outsideCalls).map(({ path }) => path))
  expect(document.components.securitySchemes.application).toMatchObject({ type: 'http', scheme: 'basic' })
  for (const { get } of Object.values<{ get: { security: object[] } }>(document.paths))
    expect(get.security).toEqual([{ application: [] }])
})

test('the example with curl of the guide works as it is written', async () => {
  const guide = readFileSync(join(root, 'cloud/topics/open-platform/guide.md'), 'utf8')
  const example = /```sh\n(curl [^`]+)```/.exec(guide)?.[1]
  if (example === undefined) throw new Error('the guide has no example')
  const { key, secret } = await application()
  const env = { ...process.env, KEY: key, SECRET: secret, ADDRESS: cloud.url }
  const { stdout } = await promisify(execFile)('sh', ['-c', example], { env })
  const answer = JSON.parse(stdout)
  expect(answer).toMatchObject({ code: 610000 })
  expect(answer.data.list).toHaveLength(5)
})
