import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Locks of robots on two processes with one database: what PGlite, with its one connection, can't prove. */

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

const urlOf = (index: number) => (clouds[index % 2] as TestCloud).url
const lock = (index: number, robotId: number) =>
  send(urlOf(index), calls.lockRobot, { token, body: { robotId, reason: 'service', note: 'A wheel is loose.' } })
const unlock = (index: number, lockId: number) =>
  send(urlOf(index), calls.unlockRobot, { token, body: { lockId, note: `Try ${index}.` } })

test('of twenty people at two processes who lock a robot, and who unlock it, one does', async () => {
  const [robot] = await postgres.query(`update robots set state = 'idle' where robot_id =
    (select min(robot_id) from robots where robot_id not in (select robot_id from robot_locks)) returning robot_id as id`)
  const locked = await Promise.all(Array.from({ length: 20 }, (_, index) => lock(index, Number(robot?.id))))
  expect(codesOf(locked)).toEqual({ 610000: 1, 610602: 19 })
  const lockId = locked.find(({ code }) => code === 610000)?.data.lockId ?? 0
  const lifted = await Promise.all(Array.from({ length: 20 }, (_, index) => unlock(index, lockId)))
  expect(codesOf(lifted)).toEqual({ 610000: 1, 610606: 19 })
  const winner = lifted.findIndex(({ code }) => code === 610000)
  const rows = await postgres.query(`select end_note from robot_locks where robot_id = ${robot?.id}`)
  expect(rows).toEqual([{ end_note: `Try ${winner}.` }])
})

test('a robot that is locked while orders are assigned gets none after its lock', async () => {
  const [robot] = await postgres.query(`select robot_id as id, serial, store_id from robots
    where robot_kind = 'medical' and store_id is not null order by robot_id limit 1`)
  const storeId = Number(robot?.store_id)
  const serial = String(robot?.serial)
  for (let round = 0; round < 10; round += 1) {
    await postgres.query('delete from dispatch_orders')
    await postgres.query('delete from robot_locks')
    await postgres.query(`update robots set online = true, state = 'idle' where robot_id = ${robot?.id}`)
    const body = { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' as const }
    const { orderId } = (await send(urlOf(0), calls.createDispatch, { token, body })).data
    const [locked, assigned] = await Promise.all([
      lock(round, Number(robot?.id)),
      send(urlOf(round + 1), calls.assignDispatch, { token, body: { orderId, serial } })
    ])
    expect(locked.code).toBe(610000)
    expect([610000, 610704]).toContain(assigned.code)
    const later = (await send(urlOf(1), calls.createDispatch, { token, body })).data.orderId
    const after = await send(urlOf(round), calls.assignDispatch, { token, body: { orderId: later, serial } })
    expect(after.code).toBe(610704)
  }
})
