import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type AfterFailure, afterFailure, attemptsMax } from '../../../cloud/topics/delivery/attempts.pure.ts'
import { DeliveryError, MessageRefusedError } from '../../../cloud/topics/delivery/transport.pure.ts'
import { send, signIn, trySignIn } from '../support/client.ts'
import { askForCode } from '../support/codes.ts'
import { demoPassword, putDemoFolder, queryDataFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { type Mail, readCalendar, startMailServer } from '../support/servers/mail-server.ts'

/* Letters that the database keeps until they are sent. */

const minute = 60_000
const hour = 60 * minute
const failed = new DeliveryError('the mail server is not there')

const decisions: [
  title: string,
  error: unknown,
  attempts: number,
  ageMs: number,
  next: AfterFailure['kind'] | number
][] = [
  ['a minute after the first attempt', failed, 1, 0, minute],
  ['two minutes after the second one', failed, 2, minute, 2 * minute],
  ['an hour after the tenth one', failed, 10, 3 * hour, hour],
  ['never after the last one', failed, attemptsMax, 3 * hour, 'givenUp'],
  ['never where the next attempt would be more than a day late', failed, 20, 23 * hour + minute, 'givenUp'],
  ['never where the message was refused for good', new MessageRefusedError('no such mailbox'), 1, 0, 'givenUp']
]
for (const [title, error, attempts, ageMs, next] of decisions)
  test(`tries again ${title}`, () => {
    const decided = afterFailure(error, { attempts, ageMs })
    expect(decided.kind === 'again' ? decided.pauseMs : decided.kind).toBe(next)
  })

const smtpUrl = (port: number) => `smtp://portal:p%40ss%3Aword@127.0.0.1:${port}?from=portal@portal.example`

/** Books the first time that is free, and answers the code. */
const bookFirst = async (url: string, token: string): Promise<number> => {
  const { data: days } = await send(url, calls.appointmentDays, { token, query: {} })
  const day = days.find(({ free, left }) => free > 0 && left > 0)?.day ?? ''
  const { data: people } = await send(url, calls.salespersonList, { token, query: { day } })
  for (const { salespersonId, slots } of people)
    for (const { start, end, free } of slots) {
      if (!free) continue
      const body = { salespersonId, start, end, remark: '', timeZone: 'Asia/Shanghai' }
      return (await send(url, calls.bookAppointment, { token, body })).code
    }
  throw new Error('no time is free')
}

const startTimes = (mails: readonly Mail[]) =>
  mails.map(mail => readCalendar(mail).filter(line => /^DTSTART/.test(line)))

test.describe('of a cloud whose mail server comes and goes', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>
  let cloud: TestCloud
  let log: string[]
  test.beforeEach(async () => {
    mail = await startMailServer()
    log = []
    const logTo = { write: (line: string) => void log.push(line) }
    cloud = await startTestCloud({ taskDays: 1, smtpUrl: smtpUrl(mail.port), logTo })
  })
  test.afterEach(async () => {
    await cloud.close()
    await mail.stop()
  })
  const kept = () => cloud.query('select "to", attempts from unsent_letters')

  test('a mail is sent once the server is back, once, and kept no longer', async () => {
    const token = await signIn(cloud, 'customer')
    await mail.stop()
    expect(await bookFirst(cloud.url, token)).toBe(610000)
    await expect.poll(kept).toEqual([{ to: 'customer@demo.example', attempts: 1 }])
    await expect.poll(() => log.join('')).toContain('the mail server did not take a message')
    mail = await startMailServer(mail.port)
    await cloud.clock.advance(minute - 1)
    expect(mail.mails).toEqual([])
    await cloud.clock.advance(1)
    await cloud.clock.advance(10_000)
    await expect.poll(() => startTimes(mail.mails)).toHaveLength(1)
    await expect.poll(kept).toEqual([])
    await cloud.clock.advance(hour)
    await expect.poll(kept).toEqual([])
    expect(mail.mails).toHaveLength(1)
  })

  test('a mail that is refused for good is given up at once, and the log says so', async () => {
    const token = await signIn(cloud, 'customer')
    await cloud.query(`update users set email = 'nobody@refused.example' where email = 'customer@demo.example'`)
    expect(await bookFirst(cloud.url, token)).toBe(610000)
    await expect.poll(() => log.join('')).toContain('a letter was given up: it was refused for good')
    await expect.poll(kept).toEqual([])
  })

  test('a mail is dropped after a day without a mail server', async () => {
    const token = await signIn(cloud, 'customer')
    await mail.stop()
    expect(await bookFirst(cloud.url, token)).toBe(610000)
    await expect.poll(kept).toHaveLength(1)
    await cloud.clock.advance(25 * hour)
    await expect.poll(kept).toEqual([])
  })

  test('a mail that a wrong clock put off is sent after the next hour', async () => {
    const token = await signIn(cloud, 'customer')
    await mail.stop()
    expect(await bookFirst(cloud.url, token)).toBe(610000)
    await expect.poll(kept).toMatchObject([{ attempts: 1 }])
    await cloud.query(`update unsent_letters set next_time = next_time + interval '20 years'`)
    mail = await startMailServer(mail.port)
    await cloud.clock.advance(hour)
    await expect
      .poll(() => cloud.query(`select 1 from unsent_letters where next_time > now() + interval '10 years'`))
      .toEqual([])
    await cloud.clock.advance(10_000)
    await expect.poll(() => mail.mails).toHaveLength(1)
  })

  test('no code is kept in the database, neither before nor after it is sent', async () => {
    await mail.stop()
    await askForCode(cloud.url, 'nopassword@demo.example', 'login')
    expect(await kept()).toEqual([])
    mail = await startMailServer(mail.port)
    await askForCode(cloud.url, 'nopassword@demo.example', 'login')
    await expect.poll(() => mail.mails).toHaveLength(1)
    expect(await kept()).toEqual([])
  })
})

test('a cloud that is killed while it sends a mail loses none: the next one sends it', async () => {
  test.setTimeout(120_000)
  const project = await writeProject()
  const data = join(project, 'data')
  await putDemoFolder(data)
  const sockets: Socket[] = []
  const silent = createServer(socket => void sockets.push(socket.on('error', () => undefined)))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const env = { DATA_DIR: data, SMTP_URL: smtpUrl(port), PORTAL_DEMO_PASSWORD: demoPassword }

  const first = startChild({ cwd: project, env })
  const url = await first.ready
  const { token } = (await trySignIn(url, 'customer@demo.example', demoPassword)).data
  const connected = once(silent, 'connection')
  expect(await bookFirst(url, token)).toBe(610000)
  await connected
  await first.end('SIGKILL')
  for (const socket of sockets) socket.destroy()
  silent.close()
  await once(silent, 'close')
  // Nobody waits in this test until the process that was killed would have given up.
  const [, rows] = await queryDataFolder(
    data,
    `update unsent_letters set next_time = now()`,
    `select "to" from unsent_letters`
  )
  expect(rows).toEqual([{ to: 'customer@demo.example' }])

  const mail = await startMailServer(port)
  const second = startChild({ cwd: project, env })
  await second.ready
  await expect.poll(() => startTimes(mail.mails), { timeout: 60_000 }).toHaveLength(1)
  expect(mail.mails[0]?.to).toEqual(['customer@demo.example'])
  await second.end('SIGTERM')
  await mail.stop()
  expect(await queryDataFolder(data, 'select 1 from unsent_letters')).toEqual([[]])
  await rm(project, { recursive: true, force: true })
})
