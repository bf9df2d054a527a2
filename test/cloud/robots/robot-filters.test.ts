import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { filterParts, partsOfFilter } from '#contract/calls/robots/filter-parts.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readKept, writeKept } from '../../../cloud/topics/robots/kept-filter.pure.ts'
import { send, signInAll } from '../support/client.ts'

/* Each part of the filter of the robot list finds the robots that it says, of the person's own organisation. */

type Query = CallInput<typeof calls.robotList>['query']

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['tenant', 'operator'])
  const [own] = await cloud.query(`select tenant_id as id from users where email = 'tenant@demo.example'`)
  const tenantId = Number(own?.id)
  await cloud.query(`update robots set retire_time = now() where tenant_id = ${tenantId}`)
  await cloud.query(`insert into gateways (tenant_id, name, create_time) values (${tenantId}, 'Hall', now())`)
  const robot = (serial: string, columns: string) =>
    `insert into robots (serial, name, tenant_id, robot_kind, model, software_version, online, state, battery, last_seen_time)
     values ('${serial}', '${serial}', ${tenantId}, ${columns})`
  await cloud.query(robot('IDLE', `'delivery', 'T8', 'V1.5.0', true, 'idle', 90, '2026-03-10T15:59:59Z'`))
  await cloud.query(robot('BUSY', `'delivery', 'T9', 'V1.6.0', true, 'busy', 40, '2026-03-10T16:00:00Z'`))
  await cloud.query(robot('CHARGES', `'hotel', 'W3', 'V1.6.0', true, 'charging', 20, '2026-03-11T15:59:59Z'`))
  await cloud.query(robot('AWAY', `'hotel', 'W3', 'V1.6.1', false, 'charging', 19, '2026-03-01T00:00:00Z'`))
  await cloud.query(robot('BROKEN', `'hotel', 'W3', 'V1.5.0', true, 'fault', 60, '2026-03-11T16:00:00Z'`))
  await cloud.query(robot('NEW', `'hotel', 'W3', '', true, 'inactive', 0, null`))
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time)
    select robot_id, 'E-1', now() from robots where serial = 'BUSY'`)
  await cloud.query(`insert into robot_locks (robot_id, reason, note, lock_time, end_time)
    select robot_id, 'service', 'A new map', now(), case serial when 'BUSY' then now() end
    from robots where serial in ('IDLE', 'BUSY')`)
  await cloud.query(`update robots set gateway_id = (select max(gateway_id) from gateways) where serial = 'AWAY'`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const found = async (query: Query, by = 'tenant') => {
  const { code, data } = await send(cloud.url, calls.robotList, { ...as(by), query: { size: 100, ...query } })
  return code === 610000 ? data.list.map(({ serial }) => serial).join(' ') : code
}

const all = 'IDLE BUSY CHARGES AWAY BROKEN NEW'
const cases: readonly [filter: Query, serials: string][] = [
  [{}, all],
  [{ model: 'W3' }, 'CHARGES AWAY BROKEN NEW'],
  [{ model: ' W3 ' }, 'CHARGES AWAY BROKEN NEW'],
  [{ model: 'w' }, ''],
  [{ model: '%' }, ''],
  [{ model: '' }, all],
  [{ softwareVersion: 'V1.6.0' }, 'BUSY CHARGES'],
  [{ softwareVersion: "' or true --" }, ''],
  [{ state: 'idle' }, 'IDLE'],
  [{ state: 'busy' }, 'BUSY'],
  // The last state of a robot that is offline says nothing.
  [{ state: 'charging' }, 'CHARGES'],
  [{ state: 'offline' }, 'AWAY'],
  [{ state: 'inactive' }, 'NEW'],
  [{ state: 'fault' }, 'BUSY BROKEN'],
  [{ state: 'upgrading' }, ''],
  [{ locked: true }, 'IDLE'],
  [{ locked: false }, 'BUSY CHARGES AWAY BROKEN NEW'],
  [{ batteryFrom: 20 }, 'IDLE BUSY CHARGES BROKEN'],
  [{ batteryTo: 20 }, 'CHARGES AWAY NEW'],
  [{ batteryFrom: 20, batteryTo: 60 }, 'BUSY CHARGES BROKEN'],
  [{ batteryFrom: 0, batteryTo: 0 }, 'NEW'],
  // A range that is turned round holds nothing.
  [{ batteryFrom: 60, batteryTo: 20 }, ''],
  // Days are those in Beijing.
  [{ seenFrom: '2026-03-11' }, 'BUSY CHARGES BROKEN'],
  [{ seenTo: '2026-03-10' }, 'IDLE AWAY'],
  [{ seenFrom: '2026-03-11', seenTo: '2026-03-11' }, 'BUSY CHARGES'],
  [{ seenFrom: '2026-03-12', seenTo: '2026-03-11' }, ''],
  [{ bound: true }, ''],
  [{ bound: false }, all],
  [{ onGateway: true }, 'AWAY'],
  [{ onGateway: false }, 'IDLE BUSY CHARGES BROKEN NEW'],
  [{ robotKind: 'hotel', online: true, withFault: false, batteryTo: 50 }, 'CHARGES'],
  [{ tenantId: 2_000_000_000 }, '']
]

for (const [filter, serials] of cases)
  test(`the filter ${JSON.stringify(filter)} finds ${serials || 'no robot'}`, async () =>
    expect(await found(filter)).toBe(serials))

const refused: readonly [name: string, query: Record<string, unknown>][] = [
  ['a battery above a hundred per cent', { batteryTo: 101 }],
  ['a battery below nothing', { batteryFrom: -1 }],
  ['a part of a per cent', { batteryFrom: '1.5' }],
  ['a state that no robot has', { state: 'dancing' }],
  ['a word that is neither yes nor no', { locked: 'maybe' }],
  ['a day that no calendar has', { seenFrom: '2026-02-30' }],
  ['a model of 10,000 characters', { model: 'W'.repeat(10_000) }],
  ['a version of 10,000 characters', { softwareVersion: 'V'.repeat(10_000) }]
]

for (const [name, query] of refused)
  test(`${name} is refused`, async () => expect(await found(query as Query)).toBe(610604))

test('another organisation’s robots are found by no filter', async () => {
  const [other] = await cloud.query(`select tenant_id as id, store_id as store from robots
    where tenant_id <> (select tenant_id from users where email = 'tenant@demo.example') and store_id is not null limit 1`)
  expect(await found({ tenantId: Number(other?.id) })).toBe('')
  expect(await found({ storeId: Number(other?.store) })).toBe('')
  expect(await found({ tenantId: Number(other?.id) }, 'operator')).not.toBe('')
})

test('the choices of the filter are what the person’s robots have', async () => {
  const { data } = await send(cloud.url, calls.robotChoices, as('tenant'))
  expect(data.models).toEqual(['T8', 'T9', 'W3'])
  expect(data.softwareVersions).toEqual(['V1.5.0', 'V1.6.0', 'V1.6.1'])
  expect(data.tenants).toHaveLength(1)
  expect((await send(cloud.url, calls.robotChoices, as('operator'))).data.tenants.length).toBeGreaterThan(1)
})

test('each part has a name of its own in the address, and comes back from it', () => {
  const names = partsOfFilter.map(part => filterParts[part].inAddress)
  expect(new Set(names).size).toBe(names.length)
  const filter = {
    robotKind: 'hotel',
    model: 'W3 & more',
    softwareVersion: 'V1',
    tag: 'floor 2',
    online: true,
    state: 'offline',
    withFault: false,
    locked: true,
    batteryFrom: 0,
    batteryTo: 20,
    seenFrom: '2026-03-10',
    seenTo: '2026-03-11',
    tenantId: 3,
    storeId: 4,
    bound: true,
    onGateway: false,
    tasksFrom: '2026-03-10',
    tasksTo: '2026-03-11',
    text: 'mo',
    sort: '-battery'
  } as const
  expect(Object.keys(filter).sort()).toEqual([...partsOfFilter, 'sort'].sort())
  expect(readKept(writeKept(filter))).toEqual(filter)
})
