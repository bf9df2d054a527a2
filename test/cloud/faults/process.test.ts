import { existsSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { randomFrom } from '../../../cloud/testing.ts'
import { send, trySignIn } from '../support/client.ts'
import { queryDataFolder } from '../support/data-folder.ts'
import { type Fault, startChild } from '../support/faults/child.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'
import { runScript } from '../support/run-script.ts'

/* The cloud as a process: one data folder lives through all of it, from a first start that is killed on. */

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

let project: string
let data: string
const env = () => ({ DATA_DIR: data, SESSIONS_PER_USER: '1000' })
const start = (settings: Record<string, string> = {}, dev = false) =>
  startChild({ cwd: project, env: { ...env(), ...settings }, dev })
/** On a data folder of its own without demo data, which is there sooner. */
const startWith = (fault: Fault) =>
  startChild({ cwd: project, env: { DATA_DIR: join(project, 'faulty'), PORTAL_DEMO: 'off' }, fault })

test.beforeAll(async () => {
  project = await writeProject()
  data = join(project, 'deep', 'data')
})
test.afterAll(() => rm(project, { recursive: true, force: true }))

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const random = randomFrom('kill -9')
let password: string

/** Kills the cloud some moments after a file of the data folder says how far its first start has come. */
const killAfter = async (file: string) => {
  const child = start()
  while (!existsSync(join(data, file))) await pause(20)
  await pause(random.between(0, 400))
  await child.end('SIGKILL')
}

test('begins again after a first start that was killed half-way', async () => {
  // While the database is set up, and while the demo data goes in.
  for (const file of ['database.unfinished', 'database.unfinished', 'demo-password', 'demo-password'])
    await killAfter(file)
  const child = start()
  await child.ready
  await child.end('SIGKILL')
})

test('prints where it is, who can sign in and where codes arrive, and says that the data was there', async () => {
  const child = start()
  const url = await child.ready
  const text = child.output()
  expect(text).toContain(`Data: ${data}\n`)
  expect(text).toMatch(/Demo data was there already and is kept\.\n/)
  for (const name of [
    'operator',
    'distributor',
    'customer',
    'tenant',
    'nobody',
    'internal',
    'pending',
    'disabled',
    'nopassword',
    'robot',
    'packs',
    'nopacks',
    'aftersales'
  ])
    expect(text).toContain(`${name}@demo.example`)
  expect(text).toMatch(
    /Codes by e-mail: http:\/\/localhost:\d+\/dev\/outbox\nCodes by text message: http:.*\/dev\/outbox\n/
  )
  password = /Password of the demo accounts: (\S+)/.exec(text)?.[1] ?? ''
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  expect(await readFile(join(data, 'demo-password'), 'utf8')).toBe(`${password}\n`)
  expect((await stat(join(data, 'demo-password'))).mode & 0o777).toBe(0o600)
  expect((await stat(data)).mode & 0o777).toBe(0o700)
  expect(await trySignIn(url, 'operator@demo.example', password)).toMatchObject({ code: 610000 })
  expect(await child.end('SIGTERM')).toBe(0)
  expect(child.errors()).toBe('')
})

test('has thirteen months of tasks up to now, counted as the dashboard counts them', async () => {
  const child = start({ PORTAL_DEMO_PASSWORD: 'another-password-2' })
  const url = await child.ready
  // The accounts were made with the first password, which the print-out must know.
  expect(child.output()).toContain(`Password of the demo accounts: ${password}\n`)
  const token = (await trySignIn(url, 'operator@demo.example', password)).data.token
  const { data: shown } = await send(url, calls.taskCountAndTrend, { token, body: { days: 7 } })
  await child.end('SIGTERM')
  const [rows = [], doubles] = await queryDataFolder<{ day: string; count: number }>(
    data,
    `select (start_time + interval '8 hours')::date::text as day, count(*)::int as count from tasks group by 1 order by 1`,
    'select 1 from tasks group by robot_id, start_time having count(*) > 1'
  )
  // A day that has just begun has no task yet.
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  const today = shown.trend.at(-1)?.day ?? ''
  const daysBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  const countOf = (day: string) => counts.get(day) ?? 0
  const week = [6, 5, 4, 3, 2, 1, 0].map(daysBefore)
  expect(shown.trend).toEqual(week.map(day => ({ day, count: countOf(day) })))
  expect([today, daysBefore(1)]).toContain(rows.at(-1)?.day)
  // The week before counts until the present time of day: its last day is whole at midnight alone.
  const before = [13, 12, 11, 10, 9, 8, 7].map(day => countOf(daysBefore(day)))
  const whole = before.reduce((sum, count) => sum + count, 0)
  expect(shown.previousTotal).toBeLessThanOrEqual(whole)
  expect(shown.previousTotal).toBeGreaterThanOrEqual(whole - (before.at(-1) ?? 0))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  expect(total).toBeGreaterThan(90_000)
  expect(total).toBeLessThan(120_000)
  expect(rows.length).toBeGreaterThan(380)
  expect(doubles).toEqual([])
})

test('does not start a second time on the same data folder, and leaves the first alone', async () => {
  const first = start()
  const url = await first.ready
  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(
    `The data folder ${data} (DATA_DIR) is in use by another process. Stop that one first.\n`
  )
  expect(await trySignIn(url, 'operator@demo.example', password)).toMatchObject({ code: 610000 })
  expect(await first.end('SIGINT')).toBe(0)
})

test('finishes what is under way when it is told to stop', async () => {
  const child = start()
  const url = await child.ready
  // More would wait for a hash of a password until a busy machine says that it is busy.
  const answers = Array.from({ length: 8 }, () => trySignIn(url, 'operator@demo.example', password))
  await Promise.race(answers)
  const ended = child.end('SIGTERM')
  const settled = await Promise.allSettled(answers)
  expect(await ended).toBe(0)
  // One that had not reached the server yet finds the door closed; every other is answered in full.
  for (const answer of settled)
    if (answer.status === 'fulfilled') expect(answer.value).toMatchObject({ code: 610000 })
    else expect(String(answer.reason.cause ?? answer.reason)).toMatch(/ECONNREFUSED|ECONNRESET|other side closed/)
  expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
})

test('serves on after SIGTERM while it says that it is not ready, and loses no request under load', async () => {
  const child = start({ DRAIN_SECONDS: '2' })
  const url = await child.ready
  const token = (await trySignIn(url, 'operator@demo.example', password)).data.token
  const message = { title: 'Drained', content: 'Sent while the cloud stopped.', to: 'all' as const }
  let sent = 0
  let reached = 0
  let closing = 0
  let afterwards = 0
  let stopping = false
  // As a load balancer: the senders of calls go elsewhere once the cloud says that it is not ready.
  const balance = async () => {
    while ((await fetch(`${url}/readyz`)).status === 200) await pause(50)
    // It takes a while until everybody knows.
    await pause(500)
    stopping = true
  }
  const load = async () => {
    while (!stopping) {
      const answer = await send(url, calls.sendMessage, { token, body: message })
      expect(answer).toMatchObject({ status: 200, code: 610_000 })
      sent += 1
      reached = answer.data.count
      if (answer.headers.get('Connection') === 'close') closing += 1
      if ((await fetch(`${url}/readyz`)).status === 503) afterwards += 1
    }
  }
  const all = Promise.all([balance(), ...Array.from({ length: 10 }, load)])
  while (sent < 20) await pause(10)
  const ended = child.end('SIGTERM')
  // Not one was reset or refused.
  await all
  expect(await ended).toBe(0)
  expect([closing > 0, afterwards > 0]).toEqual([true, true])
  const [rows = []] = await queryDataFolder<{ count: number }>(
    data,
    `select count(*)::int as count from messages join sent_messages using (sent_message_id)
      where sent_messages.title = 'Drained'`
  )
  expect(rows[0]?.count).toBe(sent * reached)
})

const faults: [fault: Fault, what: string][] = [
  ['thrown', 'an error'],
  ['rejected', 'the rejection of a promise']
]
for (const [fault, what] of faults)
  test(`writes one line of the log about ${what} that nobody caught, finishes what is under way and ends with 1`, async () => {
    const child = startWith(fault)
    const url = await child.ready
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    // A request that has begun keeps its connection.
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    child.fail()
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed'
        )
      )
      .toBe('closed')
    socket.end('\r\n')
    expect(await text(socket)).toContain('stopping\n')
    expect([await child.ended, child.errors()]).toEqual([1, ''])
    const lines = child
      .output()
      .split('\n')
      .filter(line => line.startsWith('{'))
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 60,
        msg: 'a fault that nobody caught; the process ends',
        err: expect.objectContaining({ type: 'TypeError', message: 'planted' })
      })
    ])
  })

test('has open pages reload when whoever builds says that there is a new build', async () => {
  const child = start({}, true)
  const url = await child.ready
  const page = async () => (await fetch(url, { headers: { Accept: 'text/html' } })).text()
  expect(await page()).toContain('<script src="/dev/reload.js" defer></script>')
  expect(await (await fetch(`${url}/dev/reload.js`)).text()).toContain("EventSource('/dev/reload')")
  const { body: stream } = await fetch(`${url}/dev/reload`)
  const events = stream?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await events?.read())?.value).toBe(': connected\n\n')
  const index = join(project, 'build', 'index.html')
  await writeFile(index, (await readFile(index, 'utf8')).replace('Portal', 'New Portal'))
  child.send('reload')
  expect((await events?.read())?.value).toBe('data: reload\n\n')
  expect(await page()).toContain('<title>New Portal</title>')
  // Stops although the page still listens.
  expect(await child.end('SIGTERM')).toBe(0)
})

test('gives a data folder of an earlier release what that did not have, and gives it once', async () => {
  await queryDataFolder(
    data,
    'delete from taken_slots',
    'delete from appointments',
    'delete from salespersons',
    'delete from notices',
    `delete from demo_parts where name in ('appointments', 'notices')`
  )
  for (const round of [1, 2]) {
    const child = start()
    const url = await child.ready
    const token = (await trySignIn(url, 'customer@demo.example', password)).data.token
    const { data: notices } = await send(url, calls.playingNotices, { token })
    const { data: appointments } = await send(url, calls.appointmentList, { token, query: {} })
    expect([round, notices.length, appointments.total]).toEqual([round, 3, 3])
    await child.end('SIGTERM')
  }
})

test('keeps demo accounts out of production, and once removed they come back only on request', async () => {
  const live = await writeProject({ 'environment.json': JSON.stringify({ ...environment, mode: 'production' }) })
  const inProduction = startChild({ cwd: live, env: { ...env(), SMTP_URL: 'smtp://127.0.0.1:9' } })
  expect([await inProduction.ended, inProduction.errors()]).toEqual([
    1,
    'The database holds 13 demo accounts, and the environment is in production mode. Take them away with `npm run demo -- remove`.\n'
  ])
  await rm(live, { recursive: true })

  const left = start({ PORTAL_DEMO: 'off' })
  await left.ready
  expect(left.output()).toMatch(/Demo data of an earlier start is there, and this one left it as it is\./)
  expect(left.output()).not.toContain('demo.example')
  await left.end('SIGTERM')

  const demo = (...args: string[]) => runScript('demo', args, env())
  expect(await demo('remove', '--yes')).toMatchObject({ code: 0, output: expect.stringMatching(/ 13 accounts\n/) })
  const usual = start()
  await usual.ready
  expect(usual.output()).toMatch(/There is no demo data\.\nThere is no administrator yet: `npm run admin -- create` /)
  await usual.end('SIGTERM')
  const asked = start({ PORTAL_DEMO: 'on' })
  await asked.ready
  expect(asked.output()).toContain('Demo data was made just now.\n')
  await asked.end('SIGTERM')
})
