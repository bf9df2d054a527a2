import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import { openFileNames } from '#contract/calls/open-platform/files.ts'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { openPermissions } from '#contract/permissions.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The open platform as people of the portal work with it. */

const hour = 60 * 60_000

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  await givePermissions(cloud, 'tenant', Object.values(openPermissions))
  await givePermissions(cloud, 'distributor', [openPermissions.releases, openPermissions.files])
  tokens = await signInAll(cloud, ['operator', 'tenant', 'distributor', 'customer'])
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(hour))

const as = (name: string) => ({ token: tokens[name] ?? '' })
const about = { contact: 'Ada Moreau', email: 'ada@new.example', purpose: 'Counts robots.' }
const register = (name: string, company: string, tenantId?: number) =>
  send(cloud.url, calls.registerOpenCustomer, {
    ...as(name),
    body: { ...about, company, ...(tenantId === undefined ? {} : { tenantId }) }
  })
const approve = (name: string, customerId: number) =>
  send(cloud.url, calls.decideOpenCustomer, { ...as(name), body: { customerId, state: 'approved' } })
const make = (name: string, customerId: number, application = 'Counter') =>
  send(cloud.url, calls.createOpenApplication, {
    ...as(name),
    body: { customerId, name: application, scopes: ['robots:read'] }
  })
const tenantIdOf = async (name: string) =>
  Number((await cloud.query(`select tenant_id as id from users where email = '${name}@demo.example'`))[0]?.id)

test('a company of a tenant asks, and the robot maker decides', async () => {
  const { customerId } = (await register('tenant', 'Meridian Apps')).data
  const detail = (name: string) => send(cloud.url, calls.openCustomerDetail, { ...as(name), query: { customerId } })
  expect((await detail('tenant')).data).toMatchObject({ state: 'asked', decideTime: null, ...about })
  expect((await make('tenant', customerId)).code).toBe(610603)
  expect((await approve('tenant', customerId)).code).toBe(610403)
  const refuse = { customerId, state: 'refused' as const, reason: 'Please say more.' }
  expect((await send(cloud.url, calls.decideOpenCustomer, { ...as('operator'), body: refuse })).code).toBe(610000)
  expect((await detail('tenant')).data).toMatchObject({ state: 'refused', reason: 'Please say more.' })
  expect((await approve('operator', customerId)).code).toBe(610000)
  expect((await detail('tenant')).data).toMatchObject({ state: 'approved', reason: '', decidedBy: 'Olivia Hart' })
  expect((await make('tenant', customerId)).code).toBe(610000)
  expect((await make('tenant', customerId, 'COUNTER')).code).toBe(610602)
})

test('a customer of another tenant is one that is not there', async () => {
  const [foreign] = await cloud.query(`select customer_id as id, tenant_id as tenant from open_customers
    where company = 'Harbourlight IT'`)
  const customerId = Number(foreign?.id)
  const [application] = await cloud.query(`select application_id as id from open_applications
    where customer_id = ${customerId} limit 1`)
  const applicationId = Number(application?.id)
  const scopes: 'robots:read'[] = ['robots:read']
  const asked = [
    send(cloud.url, calls.openCustomerDetail, { ...as('tenant'), query: { customerId } }),
    register('tenant', 'Elsewhere', Number(foreign?.tenant)),
    make('tenant', customerId),
    send(cloud.url, calls.openApplicationDetail, { ...as('tenant'), query: { applicationId } }),
    send(cloud.url, calls.updateOpenApplication, { ...as('tenant'), body: { applicationId, name: 'x', scopes } }),
    send(cloud.url, calls.rotateOpenSecret, { ...as('tenant'), body: { applicationId, keepHours: 0 } }),
    send(cloud.url, calls.setOpenApplicationState, { ...as('tenant'), body: { applicationId, state: 'disabled' } }),
    send(cloud.url, calls.deleteOpenApplication, { ...as('tenant'), body: { applicationId } })
  ]
  expect(codesOf(await Promise.all(asked))).toEqual({ 610603: asked.length })
  const lists = [calls.openCustomerList, calls.openApplicationList, calls.openUsage]
  for (const call of lists) {
    const { data } = await send<Call>(cloud.url, call, as('tenant'))
    expect(JSON.stringify(data)).not.toContain('Harbourlight')
  }
})

test('people of a tenant set no limits, turn no calls and write no notes', async () => {
  const { customerId } = (await register('operator', 'Meridian Screens', await tenantIdOf('tenant'))).data
  await approve('operator', customerId)
  const { applicationId } = (await make('tenant', customerId)).data
  const note = { version: '9.9.9', day: '2026-03-12', texts: { en: 'x' } }
  const off = { name: 'outsideRobots' as const, applicationId, enabled: false }
  const refused = [
    await send(cloud.url, calls.limitOpenApplication, {
      ...as('tenant'),
      body: { applicationId, perMinute: 600, perDay: 200_000 }
    }),
    await send(cloud.url, calls.switchOpenCall, { ...as('tenant'), body: off }),
    await send(cloud.url, calls.createReleaseNote, { ...as('tenant'), body: note })
  ]
  expect(codesOf(refused)).toEqual({ 610403: 3 })
})

const ofOpenPlatform = Object.values<Call>(calls).filter(
  ({ access }) => typeof access === 'object' && 'permission' in access && access.permission.startsWith('platform:open:')
)
test('nobody without the permissions gets anything', async () => {
  expect(ofOpenPlatform).toHaveLength(26)
  for (const call of ofOpenPlatform) {
    const answer = await send<Call>(cloud.url, call, { ...as('customer'), ...(call.body ? { body: {} } : {}) })
    expect(answer.code, call.path).toBe(610403)
  }
})

test('of twenty people who register one company at once, one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => register('operator', 'Once', 1)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 19 })
})

test('a tenant has so many customers, and a customer so many applications, also at one moment', async () => {
  const tenantId = await tenantIdOf('customer')
  const [there] = await cloud.query(`select count(*)::int as count from open_customers where tenant_id = ${tenantId}`)
  const free = limits.openCustomersMax - Number(there?.count)
  const asked = Array.from({ length: free + 5 }, (_, place) => register('operator', `Company ${place}`, tenantId))
  const answers = await Promise.all(asked)
  expect(codesOf(answers)).toEqual({ 610000: free, 610605: 5 })
  const customerId = answers.find(({ code }) => code === 610000)?.data.customerId ?? 0
  await approve('operator', customerId)
  const made = await Promise.all(
    Array.from({ length: limits.openApplicationsMax + 5 }, (_, place) =>
      make('operator', customerId, `Program ${place}`)
    )
  )
  expect(codesOf(made)).toEqual({ 610000: limits.openApplicationsMax, 610605: 5 })
})

test('the listing describes the outside calls with parameters and answers', async () => {
  const { data } = await send(cloud.url, calls.openCallListing, as('operator'))
  expect(data.map(({ path }) => path)).toEqual(Object.values(outsideCalls).map(({ path }) => path))
  const robots = data.find(({ name }) => name === 'outsideRobots')
  expect(robots?.parameters).toContainEqual({ field: 'pageNo', type: 'integer', required: false })
  expect(robots?.answer).toContainEqual({ field: 'list[].storeName', type: 'string or null', required: true })
  expect(data.find(({ name }) => name === 'outsideRobotDetail')?.parameters).toEqual([
    { field: 'robotId', type: 'integer', required: true }
  ])
})

test('the files are what their hashes say, and downloads are counted', async () => {
  const list = async () => (await send(cloud.url, calls.openFileList, as('distributor'))).data
  expect((await list()).map(({ name, downloads }) => [name, downloads])).toEqual(openFileNames.map(name => [name, 0]))
  const fetched = await Promise.all(
    openFileNames.map(name => send(cloud.url, calls.openFileContent, { ...as('distributor'), query: { name } }))
  )
  const rows = await list()
  for (const [place, { data }] of fetched.entries()) {
    const row = rows[place]
    expect(row).toMatchObject({ name: data.name, downloads: 1, lastDownloadTime: cloud.clock.now() })
    expect(createHash('sha256').update(data.content).digest('hex')).toBe(row?.sha256)
    expect(Buffer.byteLength(data.content)).toBe(row?.size)
  }
  const content = fetched.map(({ data }) => data.content)
  expect(JSON.parse(content[0] ?? '').paths).toHaveProperty([outsideCalls.outsideRobots.path])
  const requests = JSON.parse(content[1] ?? '').item.map(
    (it: { request: { url: { raw: string } } }) => it.request.url.raw
  )
  expect(requests).toEqual(Object.values(outsideCalls).map(({ path }) => `{{address}}${path}`))
  for (const { path } of Object.values(outsideCalls)) expect(content[2]).toContain(`\`GET ${path}\``)
})

test('a release note is a draft until it is published, and then stays as it is', async () => {
  const written = { version: '2.0.0', day: '2026-03-12', texts: { en: 'Stores.', fr: 'Magasins.' } }
  const create = () => send(cloud.url, calls.createReleaseNote, { ...as('operator'), body: written })
  const { noteId } = (await create()).data
  expect((await create()).code).toBe(610602)
  const detail = (name: string) => send(cloud.url, calls.releaseNoteDetail, { ...as(name), query: { noteId } })
  expect((await detail('operator')).data).toMatchObject({ ...written, state: 'draft', publishTime: null })
  expect((await detail('distributor')).code).toBe(610603)
  const change = (text: string) =>
    send(cloud.url, calls.updateReleaseNote, {
      ...as('operator'),
      body: { noteId, ...written, texts: { en: text } }
    })
  expect((await change('Stores by city.')).code).toBe(610000)
  const act = async (call: typeof calls.publishReleaseNote | typeof calls.deleteReleaseNote) =>
    (await send(cloud.url, call, { ...as('operator'), body: { noteId } })).code
  expect(await act(calls.publishReleaseNote)).toBe(610000)
  expect((await detail('distributor')).data).toMatchObject({ state: 'published', texts: { en: 'Stores by city.' } })
  expect((await change('Later')).code).toBe(610606)
  expect(await act(calls.publishReleaseNote)).toBe(610606)
  expect(await act(calls.deleteReleaseNote)).toBe(610607)
  const { list } = (await send(cloud.url, calls.releaseNoteList, as('distributor'))).data
  expect(list.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0', '0.9.0'])
})

test('a person changes the open platform so many times an hour', async () => {
  const careful = await startTestCloud({ taskDays: 1, settings: { OPEN_CHANGES_PER_HOUR: 2 } })
  try {
    const { operator: token = '' } = await signInAll(careful, ['operator'])
    const change = (company: string) =>
      send(careful.url, calls.registerOpenCustomer, { token, body: { ...about, company, tenantId: 1 } })
    expect((await change('One')).code).toBe(610000)
    expect((await change('One')).code).toBe(610602)
    expect((await change('Two')).code).toBe(610520)
  } finally {
    await careful.close()
  }
})
