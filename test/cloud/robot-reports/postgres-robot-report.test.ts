import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Reports to two processes on one database: what PGlite, with its one connection, can't prove. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let clouds: TestCloud[] = []
let token: string
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const start = () => startTestCloud({ databaseUrl: postgres.url, taskDays: 1 })
  clouds = [await start(), await start()]
  token = await signIn(clouds[0] as TestCloud, 'robot')
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres?.stop()
})

const cloudAt = (index: number) => clouds[index % 2] as TestCloud
const serialsOf = async (tenant: string): Promise<string[]> => {
  const rows = await postgres.query(
    'select serial from robots join tenants using (tenant_id) where tenants.name = $1',
    [tenant]
  )
  return rows.map(({ serial }) => String(serial))
}
const faultOf = (serial: string) => ({
  eventId: randomUUID(),
  type: 'fault' as const,
  serial,
  time: cloudAt(0).clock.now(),
  faultCode: 'E-1',
  active: true
})

test('counts each of 50 events once, and tells each fault once, that 20 reports to two processes hold in two orders', async () => {
  const serials = (await serialsOf('Lotus Court Hotels')).slice(0, 50)
  const events = serials.map(faultOf)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(cloudAt(index).url, calls.reportRobotEvents, {
        token,
        body: { events: index % 3 === 0 ? events : events.toReversed() }
      })
    )
  )
  expect(codesOf(answers)).toEqual({ 610000: 20 })
  expect(answers.reduce((sum, { data }) => sum + data.accepted, 0)).toBe(50)
  const told = await postgres.query(`select nickname, count(*)::int as count from messages
    join users using (user_id) where title = 'Robot fault' group by nickname order by nickname`)
  // Only people of the tenant who may see faults are told. A disabled account and other tenants are not.
  expect(told).toEqual([
    { nickname: 'Claire Dubois', count: 50 },
    { nickname: 'Mei Tanaka', count: 50 }
  ])
})

test('keeps the newest place of each robot, whichever of two processes hears it first', async () => {
  const rows = await postgres.query(
    'select serial from scene_robots join robots using (robot_id) order by robot_id limit 20'
  )
  const serials = rows.map(({ serial }) => String(serial))
  const now = cloudAt(0).clock.now()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const events = serials.map(serial => ({
        eventId: randomUUID(),
        type: 'place' as const,
        serial,
        time: now + index,
        floorId: 1,
        x: index,
        y: 0,
        direction: 0
      }))
      const body = { events: index % 3 === 0 ? events : events.toReversed() }
      return send(cloudAt(index).url, calls.reportRobotEvents, { token, body })
    })
  )
  expect(codesOf(answers)).toEqual({ 610000: 20 })
  const kept = await postgres.query(
    'select distinct x from robot_places join robots using (robot_id) where serial = any($1)',
    [serials]
  )
  expect(kept).toEqual([{ x: 19 }])
})

test('takes each of 30 silent robots offline once, whichever of two processes looks first', async () => {
  const serials = (await serialsOf('Lotus Court Hotels')).slice(0, 30)
  const names = serials.map(serial => `'${serial}'`).join(', ')
  await postgres.query('delete from robot_stretches')
  await postgres.query(
    `update robots set online = true, state = 'idle', report_seconds = 10, silent_since = null where serial in (${names})`
  )
  const state = (serial: string) => ({
    eventId: randomUUID(),
    type: 'state' as const,
    serial,
    time: cloudAt(0).clock.now(),
    online: true,
    state: 'idle' as const,
    battery: 50
  })
  await send(cloudAt(0).url, calls.reportRobotEvents, { token, body: { events: serials.map(state) } })
  await Promise.all(clouds.map(cloud => cloud.clock.advance(61_000)))
  const silent = async () =>
    (
      await postgres.query(`select count(*)::int as n from robots where not online and silent_since is not null
      and serial in (${names})`)
    )[0]?.n
  await expect.poll(silent).toBe(30)
  const ended = await postgres.query(`select count(*)::int as n from robot_stretches join robots using (robot_id)
    where serial in (${names}) and kind = 'on' and robot_stretches.end_time = last_seen_time`)
  expect(ended).toEqual([{ n: 30 }])
  for (const count of [0, 30]) {
    await send(cloudAt(count).url, calls.reportRobotEvents, { token, body: { events: serials.map(state) } })
    const online = await postgres.query(`select count(*)::int as n from robots where online and serial in (${names})`)
    expect(online).toEqual([{ n: count }])
  }
})

test('refuses an account that belongs to a tenant the robots of another', async () => {
  await postgres.query(
    `insert into role_permissions select role_id, 'robot:report' from roles where name = 'End customer'`
  )
  const customer = await signIn(cloudAt(0), 'customer')
  const [own = ''] = await serialsOf('Lotus Court Hotels')
  const [others = ''] = await serialsOf('Meridian Care Services')
  const ask = (...serials: string[]) =>
    send(cloudAt(1).url, calls.reportRobotEvents, { token: customer, body: { events: serials.map(faultOf) } })
  expect(await ask(own)).toMatchObject({ code: 610000, data: { accepted: 1 } })
  const unknown = await ask(own, 'T1000')
  const foreign = await ask(own, others)
  const refused = { outcome: 'refused', code: 610603 }
  expect(foreign.data).toMatchObject({ accepted: 1, events: [{ outcome: 'taken' }, refused] })
  expect(foreign.data).toEqual(unknown.data)
})
