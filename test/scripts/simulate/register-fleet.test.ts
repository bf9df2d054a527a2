import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readOptions } from '../../../scripts/simulate/options.ts'
import { play } from '../../../scripts/simulate/play.ts'
import { openRobotCloud } from '../../../scripts/simulate/robot-cloud.ts'
import { Stop } from '../../../scripts/support/process.mjs'
import { send, signIn } from '../../cloud/support/client.ts'

/* The simulator brings robots of its own into a portal, by the calls of a factory. */

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())

const playFleet = async (register: number) => {
  const robotCloud = openRobotCloud({ url: cloud.url, account: 'operator@demo.example', password: cloud.password })
  const stopping = new AbortController()
  const printed: string[] = []
  const print = (line: string): void => {
    printed.push(line)
    // The line of the first second with events.
    if (printed.length === 2) stopping.abort()
  }
  const total = await play({ cloud: robotCloud, seed: '7', rate: 50, stopped: stopping.signal, print, register })
  return { printed, total }
}

test('registered robots are there once, are activated by their first report, and are played alone', async () => {
  const first = await playFleet(620)
  expect(first.printed[0]).toContain('620 robots')
  expect(first.total).toBe(50)
  await playFleet(620)
  const token = await signIn(cloud, 'operator')
  const { list, total } = (await send(cloud.url, calls.robotList, { token, query: { text: 'SIM-7-', size: 100 } })).data
  expect(total).toBe(620)
  expect(list.filter(({ state, online }) => state === 'inactive' || !online)).toHaveLength(0)
})

test('options that do not fit together are told', () => {
  expect(readOptions(['--register']).register).toBe(10)
  expect(readOptions(['--register', '--robots', '1000']).register).toBe(1_000)
  expect(readOptions([]).register).toBeUndefined()
  for (const wrong of [
    ['--robots', '5'],
    ['--register', '--robots', '0'],
    ['--register', '--seed', 'a b']
  ])
    expect(() => readOptions(wrong), wrong.join(' ')).toThrow(Stop)
})
