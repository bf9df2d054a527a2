import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud, tablesOfRetention } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

test.describe.configure({ mode: 'serial' })

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { OUTBOX_MESSAGES: 5, SESSION_SECONDS: 34_560_000 } })
})
test.afterAll(() => cloud.close())

const count = async (table: string, condition = 'true') =>
  Number((await cloud.query(`select count(*)::int as count from ${table} where ${condition}`))[0]?.count)

test('each table is in the list of retention, or named as one that does not grow, and none in both', async () => {
  const rows = await cloud.query(`select table_name from information_schema.tables where table_schema = 'public'`)
  const tables = rows.map(({ table_name }) => String(table_name)).sort()
  expect([...tablesOfRetention.kept, ...tablesOfRetention.bounded].sort()).toEqual(tables)
})

test('drops what is older than the settings say, thousands of rows, and keeps the rest, while calls are answered', async () => {
  const token = await signIn(cloud, 'customer')
  const [user] = await cloud.query(`select user_id from users where email = 'customer@demo.example'`)
  const userId = Number(user?.user_id)
  const before = (await send(cloud.url, calls.messageCount, { token })).data.count
  const at = (days: number) => `'${new Date(cloud.clock.now() - days * 86_400_000).toISOString()}'::timestamptz`
  const usage = (days: number, rows: number) =>
    cloud.query(`insert into usage_events (user_id, application, common, event, properties, occur_time, receive_time)
      select ${userId}, 'x', '{}', 'pageView', '{}', ${at(days)}, ${at(days)} from generate_series(1, ${rows})`)
  const message = (days: number, rows: number) =>
    cloud.query(`insert into messages (user_id, title, content, status, create_time)
      select ${userId}, 'x', 'x', 1, ${at(days)} from generate_series(1, ${rows})`)
  await usage(91, 3_500)
  await usage(89, 30)
  await message(366, 2_500)
  await message(364, 20)
  await cloud.query(`insert into tasks (robot_id, start_time, status, mileage)
    select min(robot_id), ${at(801)} + interval '1 second' * n, 'ended', 1 from robots, generate_series(1, 1200) n group by n`)
  await cloud.query(`insert into outbox_messages ("to", purpose, text, create_time)
    select 'a@b.example', 'login', n::text, ${at(0)} from generate_series(1, 40) n`)
  await cloud.query(
    `insert into message_counts (user_id, unread, read) select ${userId}, 0, 0 from generate_series(1, 150)`
  )
  await cloud.clock.advance(60 * 60_000)
  // An hour later upkeep begins by itself; calls go in between its batches.
  await expect
    .poll(async () => {
      expect((await send(cloud.url, calls.userInfo, { token })).code).toBe(610_000)
      const old = `receive_time < ${at(90)}`
      return [
        await count('usage_events', old),
        await count('messages', `create_time < ${at(365)}`),
        await count('tasks', `start_time < ${at(800)}`),
        await count('outbox_messages')
      ]
    })
    .toEqual([0, 0, 0, 5])
  expect(await count('usage_events')).toBe(30)
  expect(await cloud.query('select text from outbox_messages order by outbox_id')).toEqual(
    [36, 37, 38, 39, 40].map(number => ({ text: String(number) }))
  )
  expect((await send(cloud.url, calls.messageCount, { token })).data.count).toBe(before + 20)
  await expect.poll(() => count('message_counts', `user_id = ${userId}`)).toBeLessThan(100)
})

const envelope = (...timestamps: number[]) => ({
  ap: 'retention',
  cm: {
    siteType: '',
    siteEnv: '',
    siteOriginType: '',
    language: '',
    'X-Time-Zone': 0,
    browserType: '',
    networkType: '',
    userId: null,
    systemName: '',
    currentPath: ''
  },
  et: timestamps.map(timestamp => ({ timestamp, event: 'pageView' as const, properties: {} }))
})

test('dates a usage event within a day of now, whatever its own clock said', async () => {
  const token = await signIn(cloud, 'tenant')
  const now = cloud.clock.now()
  const hour = 3_600_000
  const body = envelope(0, now - 25 * hour, now - 23 * hour, now + 23 * hour, now + 25 * hour, 253_402_300_799_999)
  expect((await send(cloud.url, calls.recordEvents, { token, body })).code).toBe(610_000)
  const rows = await cloud.query(
    `select (extract(epoch from occur_time) * 1000)::float8 as time from usage_events where application = 'retention' order by event_id`
  )
  expect(rows.map(({ time }) => (Number(time) - now) / hour)).toEqual([-24, -24, -23, 23, 24, 24])
})

test('takes so many usage envelopes of one user in all sessions, and from one address, of many at once', async () => {
  const limited = await startTestCloud({
    taskDays: 1,
    settings: { USER_TRACKING_PER_MINUTE: 10, ADDRESS_TRACKING_PER_MINUTE: 25 }
  })
  try {
    const body = envelope(limited.clock.now())
    const post = (token: string) => send(limited.url, calls.recordEvents, { token, body })
    const codesOf = async (tokens: string[]) => {
      const answers = await Promise.all(tokens.map(post))
      return answers.filter(({ code }) => code === 610_000).length
    }
    const [one = '', other = '', third = ''] = [
      await signIn(limited, 'customer'),
      await signIn(limited, 'customer'),
      await signIn(limited, 'tenant')
    ]
    // Ten of one user, whichever session they come from; the refused count for the address as well.
    expect(await codesOf([...Array(8).fill(one), ...Array(8).fill(other)])).toBe(10)
    expect(await codesOf(Array(12).fill(third))).toBe(9)
    await limited.clock.advance(60_001)
    expect(await codesOf([one, other, third])).toBe(3)
  } finally {
    await limited.close()
  }
})
