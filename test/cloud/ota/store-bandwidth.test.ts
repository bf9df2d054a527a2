import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { askForTicket, askRobot } from '../support/files/asked-robot.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The bandwidth that the robots of a store share. The clock of these tests stands still, so a place in the line is a count. */

/** A second at 1 Mbit/s. */
const secondOfBytes = 125_000

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  await givePermissions(cloud, 'operator', ['robot:credentials'])
  await givePermissions(cloud, 'tenant', ['ota', 'ota:softwareUpdate', 'ota:softwareUpdate:run'])
  tokens = await signInAll(cloud, ['operator', 'tenant'])
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query('delete from store_downloads')
  await cloud.query(`delete from software_versions where version like '9.%'`)
})

const as = (name: string) => ({ token: tokens[name] ?? '' })
const bound = (storeId: number, megabits: number | null, name = 'operator') =>
  send(cloud.url, calls.setStoreBandwidth, { ...as(name), body: { storeId, megabits } })
const bounds = async (name = 'operator') => (await send(cloud.url, calls.storeBandwidthList, as(name))).data
const lineOf = async (storeId: number) => {
  const [row] = await cloud.query(`select free_time from store_downloads where store_id = ${storeId}`)
  return new Date(row?.free_time as string | Date).getTime() - cloud.clock.now()
}

const asked = async (file: Buffer) => {
  const body = { kind: 'package' as const, name: `Arm ${crypto.randomUUID().slice(0, 8)}`, maker: '', models: [] }
  const { softwareId } = (await send(cloud.url, calls.createSoftware, { ...as('operator'), body })).data
  const robot = await askRobot(cloud, { url: cloud.url, token: tokens.operator ?? '', softwareId }, file)
  const { path } = (await askForTicket(cloud, robot.credentials, robot)).data
  return { ...robot, address: cloud.url + path }
}

test('a bound is set for the own stores alone, and taken away', async () => {
  const [own] = await cloud.query(`select store_id, name from stores where delete_time is null and tenant_id =
    (select tenant_id from users where email = 'tenant@demo.example') limit 1`)
  const [foreign] = await cloud.query(`select store_id from stores where delete_time is null and tenant_id <>
    (select tenant_id from users where email = 'tenant@demo.example') limit 1`)
  const storeId = Number(own?.store_id)
  expect((await bound(storeId, 20, 'tenant')).code).toBe(610000)
  expect((await bound(storeId, 30, 'tenant')).code).toBe(610000)
  expect((await bound(Number(foreign?.store_id), 20, 'tenant')).code).toBe(610603)
  for (const megabits of [0, 1.5, 1_001]) expect((await bound(storeId, megabits)).code).toBe(610604)
  await bound(Number(foreign?.store_id), 5)
  expect(await bounds('tenant')).toEqual({ list: [{ storeId, storeName: own?.name, megabits: 30 }], total: 1 })
  expect((await bounds()).total).toBe(2)
  expect((await bound(storeId, null, 'tenant')).code).toBe(610000)
  expect((await bounds('tenant')).total).toBe(0)
})

test('downloads of one store stand in one line, and one that would wait too long is told when to come again', async () => {
  const { address, storeId } = await asked(randomBytes(secondOfBytes))
  await bound(storeId, 1)
  const ask = (signal: AbortSignal) => fetch(address, { signal }).catch(() => undefined)
  const stop = new AbortController()
  // The answers that have to wait come when the test is over: they are given up.
  let told = 0
  const answers = Array.from({ length: 14 }, async () => {
    if ((await ask(stop.signal))?.status === 429) told += 1
  })
  await expect.poll(() => told).toBe(3)
  const late = await ask(stop.signal)
  expect([late?.status, late?.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await late?.json()).toMatchObject({ code: 610520 })
  stop.abort()
  await Promise.all(answers)
  expect(await lineOf(storeId), 'whoever is told takes no place').toBe(11_000)
  // When the line is shorter, the next one gets the whole file.
  await cloud.clock.advance(11_000)
  const next = await fetch(address)
  expect([next.status, (await next.bytes()).length]).toEqual([200, secondOfBytes])
})

test('a download takes places for the bytes that it sends, and for headers none', async () => {
  const file = randomBytes(8 * secondOfBytes)
  const { address, storeId } = await asked(file)
  await bound(storeId, 1_000)
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(address, { headers: { Range: `bytes=${file.length}-` } })).status).toBe(416)
  expect(await lineOf(storeId)).toBe(0)
  const some = await fetch(address, { headers: { Range: `bytes=0-${secondOfBytes - 1}` } })
  expect([some.status, (await some.bytes()).length]).toEqual([206, secondOfBytes])
  expect(await lineOf(storeId)).toBe(1)
  const whole = await (await fetch(address)).bytes()
  expect(createHash('sha256').update(whole).digest('hex')).toBe(createHash('sha256').update(file).digest('hex'))
  // Two parts, each of whole milliseconds.
  expect(await lineOf(storeId)).toBe(10)
})

test('without a bound nothing is counted', async () => {
  const { address } = await asked(randomBytes(9))
  expect((await (await fetch(address)).bytes()).length).toBe(9)
  expect(await cloud.query('select 1 from store_downloads')).toEqual([])
})
