import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Orders and cleaning runs on two processes with one database: what PGlite, with its one connection, can't prove. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let clouds: TestCloud[] = []
let token: string
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const start = () => startTestCloud({ databaseUrl: postgres.url, taskDays: 1 })
  clouds = [await start(), await start()]
  token = await signIn(clouds[0] as TestCloud, 'operator')
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres?.stop()
})

/** People give the orders of a test to robots, or the cloud does. */
const setAutomatic = (automatic: boolean) =>
  postgres.query(`insert into dispatch_settings (store_id, automatic) select distinct store_id, ${automatic} from robots
    where robot_kind = 'medical' and store_id is not null on conflict (store_id) do update set automatic = excluded.automatic`)

const urlOf = (index: number) => (clouds[index % 2] as TestCloud).url

test('three robots take three of twenty orders that are assigned at once, each one', async () => {
  const [found] = await postgres.query(
    `select store_id from robots where robot_kind = 'medical' group by store_id having count(*) >= 3 limit 1`
  )
  const storeId = Number(found?.store_id)
  await setAutomatic(false)
  await postgres.query(`delete from dispatch_orders where store_id = ${storeId}`)
  await postgres.query(`update robots set online = true, state = 'busy' where store_id = ${storeId}`)
  await postgres.query(`update robots set state = 'idle' where robot_id in (select robot_id from robots
    where store_id = ${storeId} and robot_kind = 'medical' order by robot_id limit 3)`)
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(urlOf(index), calls.createDispatch, {
        token,
        body: { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' }
      })
    )
  )
  const answers = await Promise.all(
    orders.map(({ data: { orderId } }, index) => send(urlOf(index), calls.assignDispatch, { token, body: { orderId } }))
  )
  const serials = answers.flatMap(({ code, data }) => (code === 610000 ? [data.serial] : []))
  expect(new Set(serials).size).toBe(serials.length)
  // One whose lock others hold is passed over, so a moment may refuse an order; nobody waits for the next.
  for (const { data } of orders) {
    if (serials.length >= 3) break
    const later = await send(urlOf(0), calls.assignDispatch, { token, body: { orderId: data.orderId } })
    if (later.code === 610000) serials.push(later.data.serial)
  }
  expect(new Set(serials).size).toBe(3)
  const held = await postgres.query(
    `select robot_id from dispatch_orders where store_id = ${storeId} and end_time is null and robot_id is not null`
  )
  expect(held).toHaveLength(3)
})

test('two processes that give the orders of a hospital by themselves give each order and each robot once', async () => {
  const [found] = await postgres.query(
    `select store_id from robots where robot_kind = 'medical' group by store_id having count(*) >= 3 limit 1`
  )
  const storeId = Number(found?.store_id)
  await setAutomatic(false)
  await postgres.query('delete from dispatch_orders')
  await postgres.query(`update robots set online = true, state = 'idle', battery = 90 where store_id = ${storeId}`)
  const [robots] = await postgres.query(
    `select count(*)::int as count from robots where store_id = ${storeId} and robot_kind = 'medical'`
  )
  const body = { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' } as const
  const orders = 20
  for (let index = 0; index < orders; index += 1) await send(urlOf(index), calls.createDispatch, { token, body })
  await setAutomatic(true)
  const given = () =>
    postgres.query(`select robot_id from dispatch_orders where store_id = ${storeId} and status = 'assigned'`)
  await expect
    .poll(async () => {
      await Promise.all(clouds.map(({ clock }) => clock.advance(5_000)))
      return (await given()).length
    })
    .toBe(Math.min(orders, Number(robots?.count)))
  const ids = (await given()).map(({ robot_id: robotId }) => Number(robotId))
  expect(new Set(ids).size).toBe(ids.length)
})

test('two processes let an order wait again once whose robot is locked, and one of them gives it to another robot', async () => {
  const [found] = await postgres.query(
    `select store_id from robots where robot_kind = 'medical' group by store_id having count(*) >= 3 limit 1`
  )
  const storeId = Number(found?.store_id)
  await setAutomatic(false)
  await postgres.query('delete from dispatch_orders')
  await postgres.query(`update robots set online = true, state = 'idle', battery = 90 where store_id = ${storeId}`)
  const body = { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' } as const
  const { orderId } = (await send(urlOf(0), calls.createDispatch, { token, body })).data
  const first = (await send(urlOf(0), calls.assignDispatch, { token, body: { orderId } })).data.serial
  await postgres.query(`insert into robot_locks (robot_id, reason, note, lock_time)
    select robot_id, 'service', '', now() from robots where serial = '${first}'`)
  await setAutomatic(true)
  await expect
    .poll(async () => {
      await Promise.all(clouds.map(cloud => cloud.clock.advance(5_000)))
      return postgres.query(`select status, serial <> '${first}' as other, o.pick_up_time
        from dispatch_orders o join robots using (robot_id)`)
    })
    .toEqual([{ status: 'assigned', other: true, pick_up_time: null }])
  await postgres.query('delete from robot_locks')
})

test('of twenty starts of one cleaning robot at two processes, one is taken', async () => {
  const [robot] = await postgres.query(
    `select serial from robots join cleaning_floors using (store_id) where robot_kind = 'cleaning' limit 1`
  )
  await postgres.query('delete from cleaning_runs')
  await postgres.query(`update robots set online = true, state = 'idle' where serial = '${robot?.serial}'`)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(urlOf(index), calls.startCleaning, { token, body: { serial: String(robot?.serial), rooms: ['corridor'] } })
    )
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610704: 19 })
})
