import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from './support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from './support/postgres.ts'

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let first: TestCloud
let second: TestCloud
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  // At the same time, on an empty database: they must agree on who makes the tables and the demo data.
  const starts = [1, 2].map(() =>
    startTestCloud({ databaseUrl: postgres.url, settings: { SESSIONS_PER_USER: 4 }, logLevel: 'silent' })
  )
  const started = await Promise.all(starts)
  first = started[0] as TestCloud
  second = started[1] as TestCloud
})
test.afterAll(async () => {
  await Promise.all([first?.close(), second?.close()])
  await postgres?.stop()
})

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const either = (index: number) => (index % 2 === 0 ? first : second)

test('makes tables and demo data once, when two processes start at the same time', async () => {
  const [counts] = await postgres.query(`select
    (select count(*)::int from tenants) tenants, (select count(*)::int from stores) stores,
    (select count(*)::int from robots) robots, (select count(*)::int from users) users,
    (select count(*)::int from drizzle.__drizzle_migrations) > 0 migrated`)
  expect(counts).toEqual({ tenants: 3, stores: 24, robots: 160, users: 12, migrated: true })
})

test('signs in by one process and is known to the other', async () => {
  const token = await signIn(first, 'customer')
  expect(await send(second.url, calls.userInfo, { token })).toMatchObject({
    code: 610000,
    data: { nickname: 'Mei Tanaka' }
  })
  await send(second.url, calls.signOut, { body: { token } })
  expect(await send(first.url, calls.userInfo, { token })).toMatchObject({ code: 610401 })
})

test('stores neither tokens nor passwords in a form that lets anybody in', async () => {
  const token = await signIn(first, 'customer')
  const [session] = await postgres.query('select token_hash from sessions order by session_id desc limit 1')
  expect(session?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'))
  const users = await postgres.query('select email, password_hash from users where password_hash is not null')
  expect(users).toHaveLength(11)
  for (const { password_hash: hash } of users) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(users.map(({ password_hash: hash }) => hash)).size).toBe(11)
})

test('counts wrong passwords across processes: three of fifty at once', async () => {
  const answers = await times(50, index => trySignIn(either(index).url, 'tenant@demo.example', 'not the password'))
  expect(codesOf(answers)).toEqual({ 610001: 3, 610014: 47 })
  expect(await trySignIn(second.url, 'tenant@demo.example', second.password)).toMatchObject({ code: 610014 })
})

test('counts failures of a network address across processes', async () => {
  await postgres.query('delete from address_attempts')
  const answers = await times(120, index =>
    trySignIn(either(index).url, `guess-${index}@demo.example`, 'not the password')
  )
  expect(codesOf(answers)).toEqual({ 610001: 100, 610014: 20 })
  await postgres.query('delete from address_attempts')
})

test('keeps to the limit of sessions across processes', async () => {
  const tokens = await times(12, index => signIn(either(index), 'distributor'))
  const answers = await Promise.all(tokens.map(token => send(first.url, calls.userInfo, { token })))
  expect(codesOf(answers)).toEqual({ 610000: 4, 610401: 8 })
})

test('gives a slot to one of forty who book it by two processes at the same moment', async () => {
  const bookers = [await signIn(first, 'operator'), await signIn(second, 'customer')]
  const start = Date.parse('2026-03-25T10:00:00+08:00')
  const [salesperson] = await postgres.query('select salesperson_id::int id from salespersons order by 1 limit 1')
  // Two hours that overlap by half, so that who loses that half must let go of the other one.
  const answers = await times(40, index => {
    const from = start + (Math.floor(index / 4) % 2) * 1_800_000
    return send(either(index).url, calls.bookAppointment, {
      token: bookers[Math.floor(index / 2) % 2] ?? '',
      body: { salespersonId: Number(salesperson?.id), start: from, end: from + 3_600_000 }
    })
  })
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 39 })
  const [stored] = await postgres.query(
    `select count(*)::int slots, count(distinct appointment_id)::int appointments from taken_slots
     where start_time >= $1 and start_time < $2`,
    ['2026-03-25T00:00:00+08:00', '2026-03-26T00:00:00+08:00']
  )
  expect(stored).toEqual({ slots: 2, appointments: 1 })
})

test('lists robots as it does on PGlite', async () => {
  const token = await signIn(first, 'operator')
  const list = async (query: object) => (await send(first.url, calls.robotList, { token, query })).data
  const [counted] = await postgres.query(`select count(*)::int n from robots where robot_kind = 'cleaning' and online`)
  expect((await list({ robotKind: 'cleaning', online: true })).total).toBe(counted?.n)
  expect((await list({ text: '%' })).total).toBe(0)
  expect((await list({ text: 'LOTUS' })).total).toBeGreaterThan(0)
  expect((await list({})).total).toBe(160)
})

test('counts tasks as a query of our own over the rows does', async () => {
  const truth = await postgres.query(
    `select (start_time + interval '8 hours')::date::text as day, count(*)::int as count
     from tasks join robots using (robot_id) join tenants using (tenant_id)
     where tenants.name = 'Lotus Court Hotels' and start_time >= $1 and start_time < $2 group by 1 order by 1`,
    ['2026-03-05T16:00:00Z', '2026-03-12T16:00:00Z']
  )
  const token = await signIn(first, 'customer')
  const { data } = await send(first.url, calls.taskCountAndTrend, { token, body: { days: 7 } })
  expect(data.trend).toEqual(truth)
  const kinds = await postgres.query(
    `select robot_kind as "robotKind", count(*)::int as count
     from tasks join robots using (robot_id) join tenants using (tenant_id)
     where tenants.name = 'Lotus Court Hotels' and start_time >= $1 and start_time < $2 group by 1 order by 1`,
    ['2026-03-05T16:00:00Z', '2026-03-12T16:00:00Z']
  )
  expect(data.distribution.toSorted((one, other) => (one.robotKind < other.robotKind ? -1 : 1))).toEqual(kinds)
})

test('tops the demo data up at a later start, without doubles and without touching what is there', async () => {
  const count = async () =>
    (await postgres.query('select count(*)::int n, count(distinct (robot_id, start_time))::int d from tasks'))[0]
  const before = await count()
  // The demo password is asked for once; this start must keep the accounts as they are.
  const third = await startTestCloud({ databaseUrl: postgres.url })
  expect(await count()).toEqual(before)
  expect(await signIn(third, 'customer')).toMatch(/.{43}/)
  await third.close()
  const running = await postgres.query(
    `select count(*)::int n from tasks where status = 'started' and end_time is not null`
  )
  expect(running).toEqual([{ n: 0 }])
})

test('drops at a start what no rule looks at any more, and keeps what one does', async () => {
  await postgres.query(`insert into sign_in_attempts (identifier, fail_times, locked_until) values
    ('old', '{2026-03-12T03:44:00Z}', null), ('recent', '{2026-03-12T03:44:00Z,2026-03-12T03:46:00Z}', null),
    ('was locked', '{}', '2026-03-12T03:59:00Z'), ('locked', '{}', '2026-03-12T04:01:00Z')`)
  await postgres.query(`insert into address_attempts values ('192.0.2.1', '{2026-03-12T03:44:00Z}')`)
  await postgres.query(`insert into sessions (token_hash, user_id, create_time, expire_time)
    select 'expired', user_id, '2026-03-01T00:00:00Z', '2026-03-08T00:00:00Z' from users limit 1`)
  const cloud = await startTestCloud({ databaseUrl: postgres.url })
  const attempts = `select identifier from sign_in_attempts where identifier not like '%:%' order by identifier`
  const address = `select 1 from address_attempts where address = '192.0.2.1'`
  const session = `select 1 from sessions where token_hash = 'expired'`
  // Rows are dropped in the background, while the cloud answers already.
  await expect
    .poll(() => Promise.all([attempts, address, session].map(it => postgres.query(it))))
    .toEqual([[{ identifier: 'locked' }, { identifier: 'recent' }], [], []])
  await cloud.close()
})

test('stores usage without the token that an address carries', async () => {
  const token = await signIn(first, 'operator')
  const text = 'test'
  await send(first.url, calls.recordEvents, {
    token,
    body: {
      ap: 'robot-portal',
      cm: {
        siteType: text,
        siteEnv: text,
        siteOriginType: text,
        language: 'en',
        'X-Time-Zone': 8,
        browserType: text,
        networkType: text,
        userId: 1,
        systemName: text,
        currentPath: '/?token=secret-token&role=2'
      },
      et: [{ timestamp: 1_700_000_000_000, event: 'pageView', properties: { to: '/x?token=secret-token#a', n: 1 } }]
    }
  })
  const rows = await postgres.query('select common, properties, application, event, user_id from usage_events')
  expect(rows).toMatchObject([
    { common: { currentPath: '/?token=…&role=2' }, properties: { to: '/x?token=…#a', n: 1 }, event: 'pageView' }
  ])
})

test('shows in the outbox what is kept in it, newest first and by address', async () => {
  await postgres.query(`insert into outbox_messages ("to", purpose, code, text, create_time) values
    ('a@demo.example', 'login', '111111', 'Your code is 111111', '2026-03-12T04:00:00Z'),
    ('b@demo.example', 'register', '222222', 'Your code is 222222', '2026-03-12T04:00:01Z'),
    ('a@demo.example', 'login', '333333', 'Your code is 333333', '2026-03-12T04:00:02Z')`)
  const outbox = async (query: string) => (await fetch(`${first.url}/dev/outbox.json${query}`)).json()
  expect(await outbox('?to=a@demo.example')).toEqual([
    {
      to: 'a@demo.example',
      purpose: 'login',
      code: '333333',
      text: 'Your code is 333333',
      time: Date.UTC(2026, 2, 12, 4, 0, 2)
    },
    {
      to: 'a@demo.example',
      purpose: 'login',
      code: '111111',
      text: 'Your code is 111111',
      time: Date.UTC(2026, 2, 12, 4)
    }
  ])
  expect(await outbox('')).toHaveLength(3)
  expect(await (await fetch(`${first.url}/dev/outbox`)).text()).toContain('<td>222222</td>')
})

test('shows what is in the outbox as text, whatever that is', async () => {
  await postgres.query(`insert into outbox_messages ("to", purpose, code, text, create_time)
    values ('x@demo.example', 'login', null, '<img src=x onerror=alert(1)> & "quotes"', '2026-03-12T04:00:00Z')`)
  const html = await (await fetch(`${first.url}/dev/outbox?to=x@demo.example`)).text()
  expect(html).toContain('<td>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;</td>')
})

test('does not start without its database, and keeps the password of the address to itself', async () => {
  const start = startTestCloud({ databaseUrl: 'postgresql://portal:top-secret@127.0.0.1:1/portal' })
  await expect(start).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The database at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: .*ECONNREFUSED/)
  })
  await start.catch((error: Error) => expect(error.message).not.toMatch(/top-secret|\n/))
})
