import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { root } from '../../../scripts/support/process.mjs'
import { send, signInAll } from '../support/client.ts'
import { demoPassword, putDemoFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { settingsAlone } from '../support/run-script.ts'

/* `npm run simulate` as a process, against the cloud as a process: times are the real ones. */

test.setTimeout(180_000)

const password = demoPassword

const startSimulation = (...args: string[]) => {
  const child = spawn(process.execPath, [join(root, 'scripts/simulate.ts'), ...args], {
    cwd: root,
    env: settingsAlone({ PORTAL_DEMO_PASSWORD: password }),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const hear = (text: string) => {
    output += text
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = (pattern: RegExp) => expect.poll(() => output, { timeout: 60_000 }).toMatch(pattern)
  return { output: () => output, says, ended, interrupt: () => child.kill('SIGINT') }
}

test('plays the robots until Ctrl-C, through a restart of the cloud, and people see it', async () => {
  const project = await writeProject()
  const env = { DATA_DIR: join(project, 'data'), PORTAL_DEMO_PASSWORD: password }
  await putDemoFolder(env.DATA_DIR)
  let cloud = startChild({ cwd: project, env })
  const url = await cloud.ready
  const look = async () => {
    const tokens = await signInAll({ url, password }, ['operator', 'customer', 'distributor', 'tenant'])
    const { operator = '' } = tokens
    const { total } = (await send(url, calls.taskCountAndTrend, { token: operator, body: { days: 1 } })).data
    const driven = (await send(url, calls.mileageTrend, { token: operator })).data
    const counts = await Promise.all(
      Object.values(tokens).map(async token => (await send(url, calls.messageCount, { token })).data.count)
    )
    return {
      tasks: total,
      km: driven.reduce((sum, { km }) => sum + km, 0),
      messages: counts.reduce((sum, count) => sum + count, 0)
    }
  }
  const before = await look()

  const simulation = startSimulation('--url', url, '--rate', '200', '--seed', '7')
  await simulation.says(/\d+ robots, 200 events per second, seed 7/)
  await simulation.says(/(\d\d:\d\d:\d\d {2}200 events: \d+ tasks? started.*\n[\s\S]*){2}/)
  await cloud.end('SIGKILL')
  await simulation.says(/The cloud does not answer \(.+\); trying again/)
  cloud = startChild({ cwd: project, env: { ...env, PORT: new URL(url).port } })
  await cloud.ready
  await simulation.says(/The cloud answers again\.\n(\d\d:\d\d:\d\d .*\n[\s\S]*){3}/)
  simulation.interrupt()
  expect(await simulation.ended).toBe(0)
  expect(simulation.output()).toMatch(/Stopped: the cloud took \d{3,} events\.\n$/)
  expect(simulation.output()).not.toContain(password)

  const after = await look()
  expect(after.tasks).toBeGreaterThan(before.tasks)
  expect(after.km).toBeGreaterThan(before.km)
  expect(after.messages).toBeGreaterThan(before.messages)

  const wrong = startSimulation('--url', url, '--password', 'not-the-password-1')
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/login_by_email answered 610001/)
  expect(wrong.output()).not.toContain('not-the-password-1')

  const ends = startSimulation('--url', url, '--minutes', '0.02')
  expect(await ends.ended).toBe(0)

  await cloud.end('SIGTERM')
  await rm(project, { recursive: true, force: true })
})
