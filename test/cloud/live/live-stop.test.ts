import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { liveCloseCodes, livePath } from '#contract/page/live.ts'
import { send, signIn } from '../support/client.ts'
import { demoPassword, putDemoFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { openChannel, openedChannel } from '../support/live.ts'

/* The cloud as a process, with fifty live channels open. */

test.setTimeout(180_000)

let project: string
test.beforeAll(async () => {
  project = await writeProject()
  await putDemoFolder(join(project, 'data'))
})
test.afterAll(() => rm(project, { recursive: true, force: true }))

const password = demoPassword
const start = () =>
  startChild({ cwd: project, env: { DATA_DIR: join(project, 'data'), PORTAL_DEMO_PASSWORD: password } })

test('says goodbye to fifty channels when it is told to stop, finishes requests, and keeps sessions and tokens', async () => {
  const child = start()
  const url = await child.ready
  const cloud = { url, password }
  const tokens = await Promise.all(Array.from({ length: 10 }, () => signIn(cloud, 'customer')))
  const channels = await Promise.all(
    tokens.flatMap(token => Array.from({ length: 5 }, () => openedChannel(url, token, { autoPong: false })))
  )
  // Everything that goes wrong with a token in its path: none of it may reach the log.
  const [token = ''] = tokens
  expect(await openChannel(url, `${token}x`).closed).toBe(liveCloseCodes.tokenInvalid)
  expect(await openChannel(url, token).closed).toBe(liveCloseCodes.tooMuch)
  expect(await openChannel(url, token, { origin: 'https://evil.example' }).closed).toBe(liveCloseCodes.originRefused)
  for (const path of [token, `${token}%zz`, `${token}/${'x'.repeat(5_000)}`]) await fetch(`${url}${livePath}/${path}`)
  const tooLarge = await openedChannel(url, await signIn(cloud, 'tenant'))
  tooLarge.socket.send('x'.repeat(10_000))
  expect(await tooLarge.closed).toBe(liveCloseCodes.frameTooLarge)
  // One that never answers the goodbye.
  channels[0]?.socket.pause()

  const answers = Array.from({ length: 20 }, () => signIn(cloud, 'operator'))
  await Promise.race(answers)
  const ended = child.end('SIGTERM')
  for (const { closed } of channels.slice(1)) expect(await closed).toBe(liveCloseCodes.goingAway)
  const settled = await Promise.allSettled(answers)
  expect(await ended).toBe(0)
  channels[0]?.socket.terminate()
  const finished = settled.filter(({ status }) => status === 'fulfilled')
  expect(finished.length).toBeGreaterThan(0)
  for (const answer of settled)
    if (answer.status === 'rejected')
      expect(String(answer.reason.cause ?? answer.reason)).toMatch(/ECONNREFUSED|ECONNRESET|other side closed/)
  const said = child.output() + child.errors()
  for (const secret of tokens) expect(said).not.toContain(secret)

  const again = start()
  const restarted = await again.ready
  for (const kept of tokens) {
    expect(await send(restarted, calls.userInfo, { token: kept })).toMatchObject({ code: 610000 })
    expect((await openedChannel(restarted, kept)).frames).toEqual([{}])
  }
  expect(await again.end('SIGTERM')).toBe(0)
})
