import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

/* Tenants: a distributor above its customers, with limits. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  // A distributor's people who look after tenants.
  await cloud.query(`insert into role_permissions (role_id, permission)
    select role_id, permission from roles, unnest(array['auth:roles', 'auth:externalUsers', 'auth:tenants', 'auth:audit']) permission
    where name = 'Distributor'`)
  tokens = await signInAll(cloud, ['operator', 'distributor', 'tenant'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const listed = async (name: string) =>
  (await send(cloud.url, calls.tenantList, { ...as(name), query: { size: 100 } })).data.list
const idOf = async (tenant: string) => (await listed('operator')).find(({ name }) => name === tenant)?.tenantId ?? 0
const create = (body: Partial<CallInput<typeof calls.createTenant>['body']>, name: string) =>
  send(cloud.url, calls.createTenant, {
    ...as(name),
    body: { name: 'New', country: 'SG', kind: 'customer', ...body }
  })

test('shows a distributor its own tenants, with what belongs to each', async () => {
  const own = await listed('distributor')
  expect(own.map(({ name, kind, parentName, changeable }) => [name, kind, parentName, changeable])).toEqual([
    ['Harbourlight Dining Group', 'distributor', null, false],
    ['Lotus Court Hotels', 'customer', 'Harbourlight Dining Group', true],
    ['Meridian Care Services', 'customer', 'Harbourlight Dining Group', true]
  ])
  for (const { storeCount, robotCount, userCount } of own) {
    expect(storeCount).toBe(8)
    expect(robotCount).toBeGreaterThan(40)
    expect(userCount).toBeGreaterThan(0)
  }
  expect((await listed('tenant')).map(({ name }) => name)).toEqual(['Meridian Care Services'])
  const people = (await send(cloud.url, calls.externalAccountList, { ...as('distributor'), query: { size: 100 } })).data
  expect(people.list.map(({ nickname }) => nickname)).toEqual(expect.arrayContaining(['Mei Tanaka', 'Zhang Wei']))
  expect(people.list.map(({ nickname }) => nickname)).not.toContain('Olivia Hart')
})

test('lets a distributor make customers below itself, and nothing else', async () => {
  const { code, data } = await create({ name: 'Quay Cafés' }, 'distributor')
  expect(code).toBe(610000)
  const { data: made } = await send(cloud.url, calls.tenantDetail, {
    ...as('distributor'),
    query: { tenantId: data.tenantId }
  })
  expect(made).toMatchObject({
    kind: 'customer',
    parentName: 'Harbourlight Dining Group',
    usersMax: null,
    storeCount: 0
  })
  expect((await create({ name: 'Quay Cafés' }, 'distributor')).code).toBe(610602)
  expect((await create({ name: 'Another', kind: 'distributor' }, 'distributor')).code).toBe(610403)
  expect((await create({ name: 'Another' }, 'tenant')).code).toBe(610403)
  expect((await create({ name: 'Another', parentId: await idOf('Lotus Court Hotels') }, 'operator')).code).toBe(610604)
  expect((await create({ name: 'Another', parentId: 2_000_000_000 }, 'operator')).code).toBe(610603)
  expect((await create({ name: 'Another', kind: 'distributor' }, 'operator')).code).toBe(610000)
})

test('a distributor sets the limits of its customers, not its own', async () => {
  const change = async (tenant: string) =>
    send(cloud.url, calls.updateTenant, {
      ...as('distributor'),
      body: { tenantId: await idOf(tenant), name: tenant, country: 'JP', usersMax: 50, storesMax: 9 }
    })
  expect((await change('Harbourlight Dining Group')).code).toBe(610403)
  expect((await change('Lotus Court Hotels')).code).toBe(610000)
  const { list } = (await send(cloud.url, calls.auditList, { ...as('distributor'), query: {} })).data
  expect(list[0]).toMatchObject({
    act: 'tenant_changed',
    actorName: 'Zhang Wei',
    subjectName: 'Lotus Court Hotels',
    before: { usersMax: null, storesMax: null },
    after: { usersMax: 50, storesMax: 9 }
  })
  const others = (await send(cloud.url, calls.auditList, { ...as('tenant'), query: {} })).data.list
  expect(others.map(({ subjectName }) => subjectName)).not.toContain('Lotus Court Hotels')
})

test('a tenant with all its stores gets no more, also at the same moment', async () => {
  const tenantId = await idOf('Meridian Care Services')
  await cloud.query(`update tenants set stores_max = 9 where tenant_id = ${tenantId}`)
  const answers = await Promise.all(
    ['One', 'Two'].map(name =>
      send(cloud.url, calls.createStore, { ...as('tenant'), body: { name, city: 'Wuhan', country: 'CN' } })
    )
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([610000, 610605])
})
