import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { liveAction, liveCloseCodes } from '#contract/page/live.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { type Line, openLine } from '../support/faults/line.ts'
import { type LiveClient, openedChannel } from '../support/live.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'
import { prepareRedis, type Redis, redisProgram } from '../support/servers/redis.ts'

/* Two processes whose live messages Redis carries, and a Redis that goes away and comes back. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(
  postgresPrograms === undefined || redisProgram === undefined,
  'This machine has no programs of a PostgreSQL and a Redis or Valkey server.'
)

let postgres: Postgres
let redis: Redis
/** The way of the second process to Redis. */
let line: Line
let first: TestCloud
let second: TestCloud
const log: string[] = []
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  redis = await prepareRedis(redisProgram ?? '')
  line = await openLine(redis.url)
  const start = (url: string) =>
    startTestCloud({
      databaseUrl: postgres.url,
      taskDays: 1,
      settings: { REDIS_URL: url },
      logTo: { write: text => log.push(text) }
    })
  // Redis is not there yet.
  first = await start(redis.url)
  second = await start(line.url)
})
test.afterAll(async () => {
  await Promise.all([first?.close(), second?.close()])
  await line?.close()
  await redis?.remove()
  await postgres?.stop()
})

const refresh = { action: 'cloud_message' }
const away = 'ready\nRedis is away: PostgreSQL carries live messages\n'

/** The answers of both processes to `/readyz`. */
const states = () =>
  Promise.all(
    [first, second].map(async ({ url }) => {
      const answer = await fetch(`${url}/readyz`)
      expect(answer.status).toBe(200)
      return answer.text()
    })
  )

/** The lines of the log since it was last asked for. */
const newLines = () => log.splice(0).map(text => JSON.parse(text).msg)
const broke = 'the line between processes broke; it is being mended'
const whole = 'the line between processes is whole again'

/** Channels of one person at both processes, and what each process has to tell the other. */
const meet = async () => {
  const token = await signIn(first, 'customer')
  const { userId } = (await send(first.url, calls.userInfo, { token })).data
  const [here, there] = [await openedChannel(first.url, token), await openedChannel(second.url, token)]
  let told = 0
  const all = [here, there]
  return {
    /** Each process tells of a change, after the channels have heard the one before. */
    tell: async (by: TestCloud) => {
      by.announce.toUsers([userId])
      told += 1
      for (const channel of all) await channel.arrived(1 + told)
    },
    /** Both heard everything that was told, once, and nothing else. */
    expectOnce: async () => {
      for (const channel of all) {
        await channel.settled()
        expect(channel.frames).toEqual([{}, ...Array.from({ length: told }, () => refresh)])
        channel.socket.close()
      }
    }
  }
}

test('tells other processes by PostgreSQL before Redis was ever there, and says so', async () => {
  const { tell, expectOnce } = await meet()
  await tell(first)
  await tell(second)
  expect(await states()).toEqual([away, away])
  await redis.start()
  await expect.poll(states).toEqual(['ready\n', 'ready\n'])
  await tell(first)
  await tell(second)
  await expectOnce()
  expect(newLines().toSorted()).toEqual([broke, broke, whole, whole])
})

const outages: [name: string, begin: () => Promise<() => unknown>][] = [
  [
    'is killed and started again',
    async () => {
      await redis.kill()
      return redis.start
    }
  ],
  ['stands still', async () => redis.freeze()]
]
for (const [name, begin] of outages)
  test(`tells everything once through a Redis that ${name}, and writes a line as it goes and as it is back`, async () => {
    const { tell, expectOnce } = await meet()
    const ending = await signIn(first, 'customer')
    const unheard = await openedChannel(second.url, ending)
    await tell(first)
    const end = await begin()
    for (const by of [first, second, first, second]) await tell(by)
    await send(first.url, calls.signOut, { body: { token: ending } })
    expect(await unheard.closed).toBe(liveCloseCodes.tokenInvalid)
    await expect.poll(states).toEqual([away, away])
    await end()
    await expect.poll(states).toEqual(['ready\n', 'ready\n'])
    for (const by of [first, second]) await tell(by)
    await expectOnce()
    expect(newLines().toSorted()).toEqual([broke, broke, whole, whole])
  })

test('gives a process that alone lost Redis what the others sent by it meanwhile', async () => {
  const { tell, expectOnce } = await meet()
  await tell(first)
  line.cut()
  // The first process can't know yet that nobody else hears Redis.
  for (const by of [first, first, second, first]) await tell(by)
  expect(await states()).toEqual(['ready\n', away])
  line.mend()
  await expect.poll(states).toEqual(['ready\n', 'ready\n'])
  for (const by of [first, second]) await tell(by)
  await expectOnce()
  expect(newLines()).toEqual([broke, whole])
})

/** The actions that a channel has heard, but for its greeting. */
const actionsOf = ({ frames }: LiveClient) => frames.slice(1).map(frame => (frame as { action: string }).action)

test('loses none of many announcements while Redis dies under them', async () => {
  const channel = await openedChannel(second.url, await signIn(first, 'customer'))
  const killed = redis.kill()
  for (const action of liveAction.options) {
    first.announce.toEveryone(action)
    await new Promise(setImmediate)
  }
  await killed
  await channel.arrived(1 + liveAction.options.length)
  await redis.start()
  await expect.poll(states).toEqual(['ready\n', 'ready\n'])
  await channel.settled()
  expect(actionsOf(channel).toSorted()).toEqual(liveAction.options.toSorted())
  channel.socket.close()
})
