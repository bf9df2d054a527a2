import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Upgrades of devices on two processes with one database: what PGlite, with its one connection, can't prove. */

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
test.beforeEach(() => postgres.query('delete from device_upgrades'))
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres?.stop()
})

const urlOf = (index: number) => (clouds[index % 2] as TestCloud).url

test('of twenty people at two processes who upgrade the same devices in their own order, each device hears one', async () => {
  const [version] = await postgres.query(`select device_version_id as id from device_versions
    where device_kind = 'watch' order by numbers desc limit 1`)
  await postgres.query(`update watches set version = '1.0.0'`)
  const watches = await postgres.query('select watch_id as id from watches order by 1')
  const devices = watches.map(({ id }) => ({ deviceKind: 'watch' as const, deviceId: Number(id) }))
  const orderOf = (index: number) => (index % 3 === 0 ? devices.toReversed() : devices.slice(index % 5))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(urlOf(index), calls.startDeviceUpgrades, {
        token,
        body: { devices: orderOf(index), deviceVersionIds: [Number(version?.id)], allowOlder: false }
      })
    )
  )
  expect(Object.keys(codesOf(answers)).filter(code => code !== '610000' && code !== '614101')).toEqual([])
  expect(answers.reduce((sum, { code, data }) => sum + (code === 610000 ? data.begun : 0), 0)).toBe(devices.length)
  const [row] = await postgres.query('select count(*)::int as open from device_upgrades where end_time is null')
  expect(row?.open).toBe(devices.length)
})

test('silent devices fail once, however many processes look', async () => {
  await postgres.query(`insert into device_upgrades (tenant_id, store_id, device_kind, device_id, name, serial,
      device_version_id, to_version, state, progress, create_time, due_time)
    select tenant_id, store_id, 'watch', watch_id, wearer_name, serial,
      (select min(device_version_id) from device_versions), '2.0.1', 'downloading', 5, now(), now() - interval '9 years'
    from watches`)
  const left = async () =>
    (await postgres.query(`select count(*)::int as open from device_upgrades where end_time is null`))[0]?.open
  await expect
    .poll(async () => {
      for (const cloud of clouds) await cloud.clock.advance(1_000)
      return left()
    })
    .toBe(0)
  const ends = await postgres.query('select distinct state, failure from device_upgrades')
  expect(ends).toEqual([{ state: 'failed', failure: 'silent' }])
})
