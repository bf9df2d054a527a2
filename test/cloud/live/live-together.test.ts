import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { liveCloseCodes, type Spread } from '#contract/page/live.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn, signInAll } from '../support/client.ts'
import { type LiveClient, openedChannel } from '../support/live.ts'

/* What thirty open pages are told at the same moment: each frame says over how long they spread what they ask. */

const tabsOfEach = 5
const names = ['customer', 'operator', 'tenant', 'distributor']

let cloud: TestCloud
let tokens: Record<string, string> = {}
let channels: LiveClient[] = []
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, names)
  const more = [await signIn(cloud, 'customer'), await signIn(cloud, 'customer')]
  const all = [...Object.values(tokens), ...more].flatMap(token => Array.from({ length: tabsOfEach }, () => token))
  channels = await Promise.all(all.map(token => openedChannel(cloud.url, token)))
})
test.afterAll(() => cloud.close())

const newFrames = async (act: () => unknown): Promise<unknown[][]> => {
  const before = channels.map(({ frames }) => frames.length)
  await act()
  await Promise.all(channels.map(({ settled }) => settled()))
  return channels.map(({ frames }, index) => frames.slice(before[index]))
}

test('tells pages that open together to ask one after the other, and the first ones to ask at once', () => {
  const spreads = channels.map(({ frames: [first] }) => (first as Spread).afterMs)
  expect(spreads.filter(spread => spread === undefined)).toHaveLength(20)
  expect(spreads.filter(spread => (spread ?? 0) > 0)).toHaveLength(10)
})

test('tells all to spread their questions, and one person to ask at once', async () => {
  const told = await newFrames(() => cloud.announce.toEveryone('language_changed'))
  for (const frames of told) expect(frames).toEqual([{ action: 'language_changed', afterMs: 0, spreadMs: 120 }])
  const { userId } = (await send(cloud.url, calls.userInfo, { token: tokens.tenant ?? '' })).data
  const toOne = await newFrames(() => cloud.announce.toUsers([userId]))
  expect(toOne.flat()).toEqual(Array.from({ length: tabsOfEach }, () => ({ action: 'cloud_message' })))
})

test('announces a stop with the time over which pages open their channels again', async () => {
  const ends = channels.map(({ socket }) => once(socket, 'close') as Promise<[number, Buffer]>)
  await cloud.close()
  for (const [code, reason] of await Promise.all(ends)) {
    expect(code).toBe(liveCloseCodes.goingAway)
    expect(JSON.parse(String(reason))).toEqual({ spreadMs: 60 })
  }
})
