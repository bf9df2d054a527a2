import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

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
    startTestCloud({
      databaseUrl: postgres.url,
      settings: { SESSIONS_PER_USER: 4, APPOINTMENT_CHANGES_PER_HOUR: 100 },
      logLevel: 'silent'
    })
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
  expect(counts).toEqual({ tenants: 3, stores: 24, robots: 160, users: 13, migrated: true })
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
  expect(users).toHaveLength(12)
  for (const { password_hash: hash } of users) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(users.map(({ password_hash: hash }) => hash)).size).toBe(12)
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

/** Two hundred people who may book, each with a token. SQL makes them, since the calls take long to check passwords. */
const bookers = async (): Promise<string[]> => {
  const tokens = Array.from({ length: 200 }, (_, index) => `booker-${index}-${'x'.repeat(30)}`)
  const hashes = tokens.map(token => createHash('sha256').update(token).digest('base64url'))
  const role = `(select role_id from user_roles join users using (user_id) where email = 'customer@demo.example' limit 1)`
  await postgres.query(
    `with made as (
       insert into users (nickname, email, user_type, status, create_time)
       select 'Booker ' || n, 'booker' || n || '@race.example', user_type, 'active', now()
       from generate_series(1, 200) n, users where users.email = 'customer@demo.example' returning user_id
     ), roled as (
       insert into user_roles (user_id, role_id) select user_id, ${role} from made
     )
     insert into sessions (token_hash, user_id, create_time, expire_time)
     select hash, user_id, '2026-03-12T00:00:00Z', '2027-03-12T00:00:00Z'
     from (select user_id, row_number() over () as place from made) numbered
     join unnest($1::text[]) with ordinality as given (hash, place) using (place)`,
    [hashes]
  )
  return tokens
}

test('gives a slot to one of two hundred people who book it by two processes at the same moment', async () => {
  const tokens = await bookers()
  const start = Date.parse('2026-03-25T10:00:00+08:00')
  const [salesperson] = await postgres.query('select salesperson_id::int id from salespersons order by 1 limit 1')
  // Two hours that overlap by half, so that who loses that half must let go of the other one.
  const answers = await times(200, index => {
    const from = start + (Math.floor(index / 2) % 2) * 1_800_000
    return send(either(index).url, calls.bookAppointment, {
      token: tokens[index] ?? '',
      body: { salespersonId: Number(salesperson?.id), start: from, end: from + 3_600_000 }
    })
  })
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 199 })
  const [stored] = await postgres.query(
    `select count(*)::int slots, count(distinct appointment_id)::int appointments from taken_slots
     where start_time >= $1 and start_time < $2`,
    ['2026-03-25T00:00:00+08:00', '2026-03-26T00:00:00+08:00']
  )
  expect(stored).toEqual({ slots: 2, appointments: 1 })
})

test('moves at the same moment by two processes leave each appointment with one time, never two and never none', async () => {
  const tokens = [await signIn(first, 'operator'), await signIn(second, 'customer')]
  const [salesperson] = await postgres.query('select salesperson_id::int id from salespersons order by 1 desc limit 1')
  const salespersonId = Number(salesperson?.id)
  const slot = (place: number) => {
    const start = Date.parse('2026-03-27T10:00:00+08:00') + place * 1_800_000
    return { salespersonId, start, end: start + 1_800_000 }
  }
  const booked = await Promise.all(
    tokens.map((token, place) => send(first.url, calls.bookAppointment, { token, body: slot(place) }))
  )
  const ids = booked.map(({ data }) => data.appointmentId)
  const move = (who: number, place: number, cloud: TestCloud) => {
    const body = { ...slot(place), appointmentId: ids[who] ?? 0 }
    return send(cloud.url, calls.moveAppointment, { token: tokens[who] ?? '', body })
  }
  const placesOf = async () => {
    const rows = await postgres.query(
      'select appointment_id::int id, count(*)::int slots from taken_slots where appointment_id = any($1) group by 1 order by 1',
      [ids]
    )
    return rows.map(({ id, slots }) => [id, slots])
  }
  const whole = ids.toSorted((one, other) => one - other).map(id => [id, 1])

  // Each wants the other's time: both are refused, and neither waits for the other.
  const swapped = await Promise.all([move(0, 1, first), move(1, 0, second)])
  expect(codesOf(swapped)).toEqual({ 610602: 2 })
  expect(await placesOf()).toEqual(whole)
  // Both want the same free time.
  expect(codesOf(await Promise.all([move(0, 2, first), move(1, 2, second)]))).toEqual({ 610000: 1, 610602: 1 })
  expect(await placesOf()).toEqual(whole)
  // One appointment is moved to ten places at the same moment.
  const scattered = await times(10, index => move(0, 4 + index, either(index)))
  expect(codesOf(scattered)).toEqual({ 610000: 10 })
  expect(await placesOf()).toEqual(whole)
})

test('reminds of an appointment once, although two processes look at the same moment', async () => {
  const { userId } = (await send(first.url, calls.userInfo, { token: await signIn(first, 'customer') })).data
  const [salesperson] = await postgres.query('select min(salesperson_id)::int id from salespersons')
  await postgres.query(
    `insert into appointments (user_id, salesperson_id, start_time, end_time, remark, create_time)
     values ($1, $2, to_timestamp($3 / 1000.0) + interval '20 hours', to_timestamp($3 / 1000.0) + interval '21 hours', '', '2026-03-01')`,
    [userId, salesperson?.id, first.clock.now()]
  )
  for (const cloud of [first, second]) await cloud.clock.advance(61_000)
  const reminders = () =>
    postgres.query(
      `select count(*)::int n from messages where user_id = $1 and url = '/reserve' and title like '%within a day'`,
      [userId]
    )
  await expect.poll(reminders).toEqual([{ n: 1 }])
  for (const cloud of [first, second]) await cloud.clock.advance(61_000)
  // The round that began has ended when the next message of the same kind could have come.
  await Promise.all([first, second].map(cloud => send(cloud.url, calls.userInfo, { token: 'unknown' })))
  expect(await reminders()).toEqual([{ n: 1 }])
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
  const all: { to: string }[] = await outbox('')
  expect(all.slice(0, 2).map(({ to }) => to)).toEqual(['a@demo.example', 'b@demo.example'])
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
