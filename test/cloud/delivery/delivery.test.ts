import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { askForCode, takeTicket } from '../support/codes.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'
import { startMailServer } from '../support/servers/mail-server.ts'
import { startTextMessageServer } from '../support/servers/text-message-server.ts'

const minute = 60_000

let mail: Awaited<ReturnType<typeof startMailServer>>
let webhook: Awaited<ReturnType<typeof startTextMessageServer>>
let cloud: TestCloud
test.beforeEach(async () => {
  mail = await startMailServer()
  webhook = await startTextMessageServer()
  cloud = await startTestCloud({
    taskDays: 1,
    smtpUrl: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}?from=codes@portal.example`,
    smsWebhookUrl: `http://portal:s%C3%A9cret@127.0.0.1:${webhook.port}/send?account=7`,
    // Every failure here is on purpose.
    logLevel: 'silent'
  })
})
test.afterEach(async () => {
  await cloud.close()
  await mail.stop()
  await webhook.stop()
})

const email = 'nopassword@demo.example'
const cellphone = '+8613800000009'
const ask = (to: string, token?: string) => askForCode(cloud.url, to, 'login', token)
const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
const outbox = async () => (await fetch(`${cloud.url}/dev/outbox.json`)).json()
const bodyOf = (source: string | undefined) => source?.split('\r\n\r\n').slice(1).join('\n')

test('sends a code by the mail server, and the code signs in', async () => {
  expect(await ask(email)).toMatchObject({ code: 610000 })
  await expect.poll(() => mail.mails).toMatchObject([{ from: 'codes@portal.example', to: [email] }])
  const code = codeIn(bodyOf(mail.mails[0]?.source))
  expect(await send(cloud.url, calls.signInByEmailV2, { body: { email, code } })).toMatchObject({ code: 610000 })
  expect(webhook.messages).toEqual([])
  expect(await outbox()).toEqual([])
})

test('sends a code by the webhook, signed, and the code signs in', async () => {
  expect(await ask(cellphone)).toMatchObject({ code: 610000 })
  await expect.poll(() => webhook.messages).toHaveLength(1)
  const [message] = webhook.messages
  expect(message).toMatchObject({ path: '/send?account=7', headers: { 'content-type': 'application/json' } })
  expect(message?.headers.authorization).toBe(undefined)
  const body = message?.body ?? ''
  expect(message?.headers['x-signature']).toBe(`sha256=${createHmac('sha256', 'sécret').update(body).digest('hex')}`)
  expect(JSON.parse(body)).toEqual({ to: cellphone, text: expect.stringMatching(/^\d{6} /) })
  const code = codeIn(JSON.parse(body).text)
  expect(await send(cloud.url, calls.signInByCellphoneV2, { body: { cellphone, code } })).toMatchObject({
    code: 610000
  })
  expect(mail.mails).toEqual([])
  expect(await outbox()).toEqual([])
})

/** The receiver of docs/operating.md, as it stands there. */
const receiver = async (): Promise<{
  isGenuine: (key: Buffer, headers: Record<string, unknown>, body: string, seconds: number) => boolean
}> => {
  const page = await readFile('docs/operating.md', 'utf8')
  const [, code = ''] = /```js\n(import[^`]*isGenuine[\s\S]*?)```/.exec(page) ?? []
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

test('signs id, time and body, so that a receiver takes neither a changed message nor an old one', async () => {
  await ask(cellphone)
  await expect.poll(() => webhook.messages).toHaveLength(1)
  const { headers = {}, body = '' } = webhook.messages[0] ?? {}
  const { isGenuine } = await receiver()
  const key = Buffer.from('sécret')
  const sent = Math.floor(cloud.clock.now() / 1_000)
  expect(headers['webhook-timestamp']).toBe(String(sent))
  const takes = (change: object = {}, text = body, seconds = sent, by = key) =>
    isGenuine(by, { ...headers, ...change }, text, seconds)
  expect([takes(), takes({}, body, sent + 300), takes({}, body, sent - 300)]).toEqual([true, true, true])
  // A receiver knows several keys while one is changed.
  expect(takes({ 'webhook-signature': `v1,other ${headers['webhook-signature']}` })).toBe(true)
  expect([
    takes({}, body.replace(cellphone, '+8613800000001')),
    takes({ 'webhook-id': 'another' }),
    takes({ 'webhook-timestamp': String(sent + 1) }),
    takes({ 'webhook-timestamp': undefined }),
    takes({ 'webhook-signature': undefined }),
    takes({}, body, sent + 301),
    takes({}, body, sent - 301),
    takes({}, body, sent, Buffer.from('secret'))
  ]).toEqual(Array(8).fill(false))
})

test('keeps the id of a text message for each attempt, and gives another message another one', async () => {
  const keep = (text: string) =>
    cloud.query(`insert into unsent_letters (kind, "to", purpose, subject, text, create_time, next_time)
      select 'cellphone', '${cellphone}', 'notification', '', '${text}', moment, moment
      from (select '${new Date(cloud.clock.now()).toISOString()}'::timestamptz as moment) as at`)
  webhook.answer.status = 503
  await keep('first')
  const times = []
  for (const attempts of [1, 2]) {
    await cloud.clock.advance(2 * minute)
    await expect.poll(() => webhook.messages).toHaveLength(attempts)
    times.push(Math.floor(cloud.clock.now() / 1_000))
  }
  webhook.answer.status = 204
  await keep('second')
  await cloud.clock.advance(4 * minute)
  await expect.poll(() => webhook.messages).toHaveLength(4)
  const idsOf = (text: string) =>
    webhook.messages.filter(({ body }) => body.includes(text)).map(({ headers }) => headers['webhook-id'])
  const [first, again, third] = idsOf('first')
  expect([again, third]).toEqual([first, first])
  expect(idsOf('second')).not.toContain(first)
  expect(webhook.messages.slice(0, 2).map(({ headers }) => Number(headers['webhook-timestamp']))).toEqual(times)
})

test('takes the key from a secret as the specification writes it', async () => {
  const key = Buffer.from([...Array(24).keys()].map(it => 0xf8 | it))
  const secret = encodeURIComponent(`whsec_${key.toString('base64')}`)
  const smsWebhookUrl = `http://portal:${secret}@127.0.0.1:${webhook.port}/send`
  const lone = await startTestCloud({ taskDays: 1, smsWebhookUrl })
  await askForCode(lone.url, cellphone, 'login')
  await expect.poll(() => webhook.messages).toHaveLength(1)
  const { headers = {}, body = '' } = webhook.messages[0] ?? {}
  const { isGenuine } = await receiver()
  expect(isGenuine(key, headers, body, Math.floor(lone.clock.now() / 1_000))).toBe(true)
  await lone.close()
})

test('keeps to the outbox for the one way that is not set up', async () => {
  await cloud.close()
  cloud = await startTestCloud({ taskDays: 1, smtpUrl: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}` })
  await ask(email)
  await ask(cellphone)
  await expect.poll(() => mail.mails).toMatchObject([{ from: 'no-reply@127.0.0.1', to: [email] }])
  expect(await outbox()).toMatchObject([{ to: cellphone }])
})

test('answers 610011 while the mail server is gone, spends neither ticket nor count nor code, and goes on after', async () => {
  const token = await signIn(cloud, 'operator')
  await ask(email, token)
  await expect.poll(() => mail.mails).toHaveLength(1)
  const code = codeIn(bodyOf(mail.mails[0]?.source))
  await cloud.clock.advance(minute)
  await mail.stop()
  const imageTicket = await takeTicket(cloud.url)
  const body = { email, purpose: 'login' as const, imageTicket }
  for (let attempt = 1; attempt <= 12; attempt += 1)
    expect(await send(cloud.url, calls.sendCode, { body })).toMatchObject({ code: 610011, data: null })
  // The code of before is still good, and nobody has to wait for the next.
  expect(await send(cloud.url, calls.signInByEmailV2, { body: { email, code } })).toMatchObject({ code: 610000 })
  mail = await startMailServer(mail.port)
  expect(await send(cloud.url, calls.sendCode, { body })).toMatchObject({ code: 610000 })
  for (let sent = 3; sent <= 10; sent += 1) {
    await cloud.clock.advance(minute)
    expect(await ask(email, token)).toMatchObject({ code: 610000 })
  }
  await cloud.clock.advance(minute)
  expect(await ask(email, token)).toMatchObject({ code: 610012 })
})

test('answers 610011 in production for the way that is not set up, counts nothing, and says in the log which setting is missing', async () => {
  const log: string[] = []
  const site = await writeProject({ 'environment.json': JSON.stringify({ ...environment, mode: 'production' }) })
  const lone = await startTestCloud({
    taskDays: 1,
    portal: { build: join(site, 'build'), environment: site },
    smtpUrl: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}`,
    settings: { SOFTWARE_KEY_PASSPHRASE: 'a-passphrase-for-tests' },
    logTo: { write: line => void log.push(line) }
  })
  const token = await signIn(lone, 'operator')
  for (const purpose of ['login', 'login', 'register'] as const)
    expect(await askForCode(lone.url, cellphone, purpose, token)).toMatchObject({ code: 610011 })
  expect(await askForCode(lone.url, email, 'login', token)).toMatchObject({ code: 610000 })
  expect(log.every(line => line.includes('SMS_WEBHOOK_URL is not set'))).toBe(true)
  expect(log).toHaveLength(3)
  await lone.close()
})

const siteOf = async (url: string) => {
  const page = await (await fetch(`${url}/login`, { headers: { Accept: 'text/html' } })).text()
  const served = await (await fetch(`${url}/environment.json`)).json()
  return { served, inPage: JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(page)?.[1] ?? '').environment }
}

test('tells the portal in production by which ways codes go, and in development, where the outbox takes all, of none', async () => {
  const site = await writeProject({ 'environment.json': JSON.stringify({ ...environment, mode: 'production' }) })
  const smtpUrl = 'smtp://127.0.0.1:9'
  const smsWebhookUrl = 'http://portal:secret@127.0.0.1:9/'
  const cases: [folder: string, ways: { smtpUrl?: string; smsWebhookUrl?: string }, codesBy: string[] | undefined][] = [
    [site, { smtpUrl }, ['email']],
    [site, { smsWebhookUrl }, ['cellphone']],
    [site, { smtpUrl, smsWebhookUrl }, ['email', 'cellphone']],
    [await writeProject(), { smtpUrl }, undefined]
  ]
  for (const [folder, ways, codesBy] of cases) {
    const portal = { build: join(folder, 'build'), environment: folder }
    const one = await startTestCloud({ taskDays: 1, portal, demo: false, ...ways })
    const { served, inPage } = await siteOf(one.url)
    expect([served.codesBy, inPage.codesBy]).toEqual([codesBy, codesBy])
    await one.close()
  }
})

test('takes the ways of codes from the file of an environment whose cloud is elsewhere, and of no other', async () => {
  const elsewhere = { ...environment, apiBase: 'https://cloud.example.com', codesBy: ['email'] }
  const site = await writeProject({ 'environment.json': JSON.stringify(elsewhere) })
  const one = await startTestCloud({ taskDays: 1, portal: { build: join(site, 'build'), environment: site } })
  expect((await siteOf(one.url)).inPage.codesBy).toEqual(['email'])
  await one.close()
  const wrong = await writeProject({ 'environment.json': JSON.stringify({ ...environment, codesBy: ['email'] }) })
  const portal = { build: join(wrong, 'build'), environment: wrong }
  await expect(startTestCloud({ taskDays: 1, portal })).rejects.toThrow(/codesBy: .*SMTP_URL and SMS_WEBHOOK_URL/)
})

test('takes back exactly the counts of what was not sent, of forty at once', async () => {
  const token = await signIn(cloud, 'operator')
  webhook.answer.status = 503
  let number = 0
  const many = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => {
        number += 1
        return ask(`+336${String(10_000_000 + number)}`, token)
      })
    )
  for (const answers of [await many(20), await many(20)]) expect(codesOf(answers)).toEqual({ 610011: 20 })
  webhook.answer.status = 200
  expect(codesOf(await many(40))).toEqual({ 610000: 30, 610520: 10 })
})

test('answers 610011 for a mail server that never says a word, and answers everybody else meanwhile', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  await cloud.close()
  const { port } = silent.address() as AddressInfo
  cloud = await startTestCloud({ taskDays: 1, smtpUrl: `smtp://127.0.0.1:${port}`, logLevel: 'silent' })
  const token = await signIn(cloud, 'operator')
  let answered = false
  const asked = ask(email, token).finally(() => {
    answered = true
  })
  await once(silent, 'connection')
  expect(await send(cloud.url, calls.userInfo, { token })).toMatchObject({ code: 610000 })
  expect(await ask(cellphone, token)).toMatchObject({ code: 610000 })
  expect(answered).toBe(false)
  expect(await asked).toMatchObject({ code: 610011 })
  silent.close()
})

const failures: [what: string, fail: () => void, to: string][] = [
  ['a webhook that answers 500', () => Object.assign(webhook.answer, { status: 500 }), cellphone],
  [
    'a webhook that sends elsewhere',
    () => Object.assign(webhook.answer, { status: 307, headers: { Location: '/other' } }),
    cellphone
  ]
]

for (const [what, fail, to] of failures)
  test(`answers 610011 for ${what}, and the next try is not too soon`, async () => {
    const token = await signIn(cloud, 'operator')
    fail()
    expect(await ask(to, token)).toMatchObject({ code: 610011 })
    expect(await ask(to, token)).toMatchObject({ code: 610011 })
    expect(webhook.messages.every(({ path }) => path === '/send?account=7')).toBe(true)
  })

test('does the same work for who has no account up to the answer, while the delivery is up and while it is down', async () => {
  const stranger = '+8613800999999'
  for (const [status, code] of [
    [204, 610000],
    [503, 610011]
  ] as const) {
    webhook.answer.status = status
    const before = webhook.probes.count
    const { headers: _one, ...known } = await ask(cellphone)
    const { headers: _other, ...unknown } = await ask(stranger)
    expect(known).toMatchObject({ code })
    expect(unknown).toEqual(known)
    expect(webhook.probes.count - before).toBe(2)
    await cloud.clock.advance(minute)
  }
  await expect.poll(() => webhook.messages.map(({ body }) => JSON.parse(body).to)).toEqual([cellphone])
})

test('gives the count and the code of before back where a message is refused after the answer', async () => {
  const to = 'nobody@refused.example'
  await cloud.query(`update users set email = '${to}' where email = 'nobody@demo.example'`)
  expect(await ask(to)).toMatchObject({ code: 610000 })
  // Not too soon any more, once the mail server has refused.
  await expect.poll(async () => (await ask(to)).code, { intervals: [20] }).toBe(610000)
  await expect
    .poll(() => cloud.query(`select count(*)::int as codes from verification_codes where target = '${to}'`))
    .toEqual([{ codes: 0 }])
  expect(mail.mails).toEqual([])
})

test('makes both codes of before good again where the third is refused, and counts the wrong tries of meanwhile', async () => {
  const sent: string[] = []
  for (const place of [0, 1]) {
    expect(await ask(cellphone)).toMatchObject({ code: 610000 })
    await expect.poll(() => webhook.messages.length).toBe(place + 1)
    sent.push(codeIn(webhook.messages[place]?.body))
    await cloud.clock.advance(minute)
  }
  const [older = '', newer = ''] = sent
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  webhook.answer.held = held
  Object.assign(webhook.answer, { status: 503, probeStatus: 204 })
  expect(await ask(cellphone)).toMatchObject({ code: 610000 })
  await expect.poll(() => webhook.messages.length).toBe(3)
  const tries = (code: string) => send(cloud.url, calls.signInByCellphoneV2, { body: { cellphone, code } })
  const third = codeIn(webhook.messages[2]?.body)
  const wrong = ['000000', '111111', '222222', '333333'].find(code => ![older, newer, third].includes(code)) ?? ''
  for (const _attempt of [1, 2]) expect(await tries(wrong)).toMatchObject({ code: 610010 })
  release()
  await expect
    .poll(() => cloud.query('select failures, older_failures from verification_codes'))
    .toEqual([{ failures: 2, older_failures: 2 }])
  expect(await tries(third)).toMatchObject({ code: 610010 })
  expect(await tries(older)).toMatchObject({ code: 610000 })
})

test('changes a mailbox also where the old one can’t be told', async () => {
  const token = await signIn(cloud, 'operator')
  await send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password: cloud.password } })
  await askForCode(cloud.url, 'op@demo.example', 'bind', token)
  const code = codeIn(bodyOf(mail.mails[0]?.source))
  await mail.stop()
  const body = { email: 'op@demo.example', code }
  expect(await send(cloud.url, calls.changeEmail, { token, body })).toMatchObject({ code: 610000 })
  expect((await send(cloud.url, calls.userInfo, { token })).data).toMatchObject({ email: 'op@demo.example' })
})
