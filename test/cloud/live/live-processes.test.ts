import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { liveAction, liveCloseCodes } from '#contract/page/live.ts'
import { readSettings } from '../../../cloud/settings.pure.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { type LiveClient, openedChannel } from '../support/live.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'
import { prepareRedis, type Redis, redisProgram } from '../support/servers/redis.ts'

/* Two processes on one database, told apart by what carries live messages between them. */

const refresh = { action: 'cloud_message' }
/** The frames that a channel hears from its beginning on, when something may have been missed. */
const everything = [{}, ...liveAction.options.map(action => ({ action }))]
const beat = readSettings({}).LIVE_PING_SECONDS * 1_000

const userIdOf = async (cloud: TestCloud, token: string) =>
  (await send(cloud.url, calls.userInfo, { token })).data.userId

const sendBy = async (cloud: TestCloud, to: 'all' | { userIds: number[] }) => {
  const body = { title: 'Hello', content: 'World', to }
  return send(cloud.url, calls.sendMessage, { token: await signIn(cloud, 'operator'), body })
}

/** Sends by one process until a channel at the other hears of it: until then a line may not be whole yet. */
const untilHeard = async (sender: TestCloud, channel: LiveClient, userId: number) => {
  const before = channel.frames.length
  const again = setInterval(() => sender.announce.toUsers([userId]), 50)
  await channel.arrived(before + 1)
  clearInterval(again)
}

const behaves = (start: () => { first: TestCloud; second: TestCloud }) => {
  test('a message sent by one process arrives at a channel of the other', async () => {
    const { first, second } = start()
    const token = await signIn(first, 'customer')
    const channel = await openedChannel(second.url, token)
    await sendBy(first, { userIds: [await userIdOf(first, token)] })
    expect(await channel.arrived(2)).toEqual([{}, refresh])
    await sendBy(first, 'all')
    expect(await channel.arrived(3)).toEqual([{}, refresh, refresh])
    first.announce.toEveryone('language_changed')
    expect((await channel.arrived(4)).at(-1)).toEqual({ action: 'language_changed' })
    channel.socket.close()
  })

  test('robots that report to one process show at a channel of the other, to whoever may see them', async () => {
    const { first, second } = start()
    const token = await signIn(first, 'customer')
    const [own, foreign] = [
      await openedChannel(second.url, token),
      await openedChannel(second.url, await signIn(first, 'tenant'))
    ]
    const { tenantId } = (await send(first.url, calls.userInfo, { token })).data
    first.announce.ofRobots([tenantId ?? 0], 'robots_changed')
    expect(await own.arrived(2)).toEqual([{}, { action: 'robots_changed' }])
    await foreign.settled()
    expect(foreign.frames).toEqual([{}])
    for (const { socket } of [own, foreign]) socket.close()
  })

  test('a log-out by one process closes the channels of the session at the other', async () => {
    const { first, second } = start()
    const token = await signIn(first, 'customer')
    const channel = await openedChannel(first.url, token)
    await send(second.url, calls.signOut, { body: { token } })
    expect(await channel.closed).toBe(liveCloseCodes.tokenInvalid)
  })

  test('more users and sessions than one announcement holds are told in several, or all are', async () => {
    const { first, second } = start()
    const token = await signIn(first, 'tenant')
    const channel = await openedChannel(second.url, token)
    const userId = await userIdOf(first, token)
    const others = (count: number) => Array.from({ length: count }, (_, index) => 1_000_000_000 + index)
    first.announce.toUsers([...others(3_000), userId])
    await channel.arrived(2)
    first.announce.toUsers(others(10_000))
    await channel.arrived(3)
    first.announce.sessionsEnded([...others(1_000).map(number => String(number).padEnd(43, 'x'))])
    await channel.settled()
    channel.socket.close()
  })
}

test.describe('by PostgreSQL', () => {
  test.describe.configure({ mode: 'serial' })
  // biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
  test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

  let postgres: Postgres
  let first: TestCloud
  let second: TestCloud
  test.beforeAll(async () => {
    postgres = await startPostgres(postgresPrograms ?? '')
    first = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
    second = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
  })
  test.afterAll(async () => {
    await Promise.all([first?.close(), second?.close()])
    await postgres?.stop()
  })

  behaves(() => ({ first, second }))

  test('a database that was gone is listened to again, and everybody asks for what was missed', async () => {
    const token = await signIn(first, 'customer')
    const channel = await openedChannel(second.url, token)
    await postgres.crash()
    await postgres.restart()
    expect(await channel.arrived(everything.length)).toEqual(everything)
    await untilHeard(first, channel, await userIdOf(second, token))
    channel.socket.close()
  })

  test('a process that stops tells of the changes that wait to be told', async () => {
    const stopping = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
    const token = await signIn(first, 'customer')
    const { tenantId } = (await send(first.url, calls.userInfo, { token })).data
    const channel = await openedChannel(second.url, token)
    stopping.announce.ofRobots([1_000_000_000], 'robots_changed')
    // So soon after the other one it waits a second.
    stopping.announce.ofRobots([tenantId ?? 0], 'robots_changed')
    await stopping.close()
    expect(await channel.arrived(2)).toEqual([{}, { action: 'robots_changed' }])
    channel.socket.close()
  })

  test('a channel whose session ended unheard closes within one beat', async () => {
    const token = await signIn(first, 'distributor')
    const channel = await openedChannel(second.url, token)
    await postgres.query(`update users set status = 'disabled' where email = 'distributor@demo.example'`)
    await second.clock.advance(beat)
    expect(await channel.closed).toBe(liveCloseCodes.tokenInvalid)
  })
})

test.describe('by Redis', () => {
  test.describe.configure({ mode: 'serial' })
  // biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
  test.skip(
    postgresPrograms === undefined || redisProgram === undefined,
    'This machine has no programs of a PostgreSQL and a Redis or Valkey server.'
  )

  let postgres: Postgres
  let redis: Redis
  let first: TestCloud
  let second: TestCloud
  test.beforeAll(async () => {
    postgres = await startPostgres(postgresPrograms ?? '')
    redis = await prepareRedis(redisProgram ?? '')
    await redis.start()
    const settings = { REDIS_URL: redis.url }
    const start = () => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, settings, logLevel: 'silent' })
    first = await start()
    second = await start()
  })
  test.afterAll(async () => {
    await Promise.all([first?.close(), second?.close()])
    await redis?.remove()
    await postgres?.stop()
  })

  behaves(() => ({ first, second }))
})
