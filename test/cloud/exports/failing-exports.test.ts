import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, logLevel: 'silent' })
})
test.afterAll(() => cloud.close())

test('a file whose page fails is tried twice more, a minute apart, and ends then without a file', async () => {
  const token = await signIn(cloud, 'operator')
  const stateOf = async () => (await send(cloud.url, calls.exportList, { token })).data.list[0]?.state
  const failures = async () => (await cloud.query('select failures from export_jobs'))[0]?.failures
  const body = { dataset: 'tasks', from: '2026-03-10', to: '2026-03-12' } as const
  const { data } = await send(cloud.url, calls.startExport, { token, body })
  await expect.poll(stateOf).toBe('done')

  await cloud.query('alter table tasks rename to tasks_elsewhere')
  await cloud.query(`update export_jobs set state = 'running', parts = 0, rows_done = 0, bytes = 0, cursor = null,
    next_time = '${new Date(cloud.clock.now()).toISOString()}'`)
  for (const times of [1, 2]) {
    await cloud.clock.advance(minute + 1)
    await expect.poll(failures).toBe(times)
    expect(await stateOf()).toBe('running')
  }
  await cloud.clock.advance(minute + 1)
  await expect.poll(stateOf).toBe('failed')
  const ticket = await send(cloud.url, calls.exportTicket, { token, body: { exportId: data.exportId } })
  expect(ticket.code).toBe(610726)
})
