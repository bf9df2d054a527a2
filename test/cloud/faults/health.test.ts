import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

const ask = async (url: string, path: string, method = 'GET') => {
  const answer = await fetch(url + path, { method })
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('Cache-Control') }
}

test('says that it is alive and ready, and nothing else', async () => {
  const cloud = await startTestCloud({ taskDays: 1 })
  try {
    expect(await ask(cloud.url, '/healthz')).toEqual({ status: 200, text: 'alive\n', cache: 'no-store' })
    expect(await ask(cloud.url, '/readyz')).toEqual({ status: 200, text: 'ready\n', cache: 'no-store' })
    expect(await ask(cloud.url, '/readyz?verbose', 'HEAD')).toEqual({ status: 200, text: '', cache: 'no-store' })
    expect(await ask(cloud.url, '/readyz', 'POST')).toMatchObject({ status: 404 })
  } finally {
    await cloud.close()
  }
})

test('is not ready any more while it stops, and answers what is under way', async () => {
  const cloud = await startTestCloud({ taskDays: 1 })
  const { hostname, port } = new URL(cloud.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // A request that has begun keeps its connection, as one does whose answer takes long.
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n')
  await ask(cloud.url, '/healthz')
  const closed = cloud.close()
  socket.end('\r\n')
  const [head, body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 503 ')
  expect(body).toBe('stopping\n')
  await closed
})

/** Asks until nobody listens there any more. */
const untilRefused = async (port: number, hostname: string): Promise<void> => {
  for (;;) {
    const socket = connect(port, hostname)
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true
    )
    socket.destroy()
    if (refused) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

test('answers the first request of a connection that was opened just before listening ended, and closes idle ones', async () => {
  const cloud = await startTestCloud({ taskDays: 1 })
  const { hostname, port } = new URL(cloud.url)
  const fresh = connect(Number(port), hostname)
  const idle = connect(Number(port), hostname)
  await Promise.all([once(fresh, 'connect'), once(idle, 'connect')])
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle, 'data')
  const idleEnded = once(idle, 'close')
  const closed = cloud.close()
  await untilRefused(Number(port), hostname)
  // A proxy that opened the connection sends a POST on it, and would never repeat that.
  fresh.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = await text(fresh)
  expect(answer).toContain('HTTP/1.1 200 ')
  expect(answer).toMatch(/^connection: close\r$/im)
  await idleEnded
  await closed
})

test.describe('with a PostgreSQL server', () => {
  // biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
  test.skip(postgresPrograms === undefined, 'there is no PostgreSQL server on this machine')
  const programs = postgresPrograms ?? ''
  let cloud: TestCloud

  test('is alive but not ready when its database is gone', async () => {
    const postgres = await startPostgres(programs)
    cloud = await startTestCloud({ taskDays: 1, databaseUrl: postgres.url, logLevel: 'silent' })
    try {
      expect(await ask(cloud.url, '/readyz')).toMatchObject({ status: 200 })
      await postgres.stop()
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(cloud.url, '/readyz')))
      for (const answer of answers) expect(answer).toMatchObject({ status: 503, text: 'no database\n' })
      expect(await ask(cloud.url, '/healthz')).toMatchObject({ status: 200 })
    } finally {
      await cloud.close()
      await postgres.stop()
    }
  })
})
