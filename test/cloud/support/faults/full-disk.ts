import { expect } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { type Answer, send } from '../client.ts'
import type { SmallDisk } from './small-disk.ts'

const body = { title: 'Much', content: 'A robot has something to say. '.repeat(60), to: 'all' as const }

/** Fills the disk under a cloud and writes on. Refused writes say so, reads go on, and nothing is lost. */
export const writeOnFullDisk = async (url: string, token: string, disk: SmallDisk): Promise<void> => {
  const write = () => send(url, calls.sendMessage, { token, body })
  const countOf = async () => (await send(url, calls.messageCount, { token })).data.count
  const before = await countOf()
  disk.fill()
  const answers: Answer[] = []
  const refused = () => answers.filter(({ code }) => code !== 610_000)
  while (refused().length < 10 && answers.length < 5_000) {
    answers.push(await write())
    if (refused().length === 0) continue
    expect(await send(url, calls.userInfo, { token })).toMatchObject({ code: 610_000 })
    expect(await send(url, calls.messageList, { token, body: { size: 50 } })).toMatchObject({ code: 610_000 })
  }
  expect(refused()).toHaveLength(10)
  for (const answer of refused()) expect(answer).toMatchObject({ status: 503, code: 610_521, data: null })
  expect(await countOf()).toBe(before + answers.length - refused().length)
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  disk.free()
  expect(await write()).toMatchObject({ code: 610_000 })
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
}
