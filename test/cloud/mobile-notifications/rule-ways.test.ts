import { expect, test } from '@playwright/test'
import type { WrittenRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { readMail, startMailServer } from '../support/servers/mail-server.ts'
import { startTextMessageServer } from '../support/servers/text-message-server.ts'

/* The ways by which a rule tells: text message, mail and webhook. A real mail server takes the mails. */

let cloud: TestCloud
let token: string
let tenantId: number
let userId: number
let device: Record<string, unknown>
let mail: Awaited<ReturnType<typeof startMailServer>>
test.beforeAll(async () => {
  mail = await startMailServer()
  cloud = await startTestCloud({
    taskDays: 1,
    smtpUrl: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}?from=portal@portal.example`,
    settings: { WEBHOOK_INTERNAL_HOSTS: { names: [], networks: ['127.0.0.1'] } }
  })
  token = (await signInAll(cloud, ['operator'])).operator ?? ''
  const [row] = await cloud.query(
    `select tenant_id as tenant, user_id as id from users where email = 'tenant@demo.example'`
  )
  tenantId = Number(row?.tenant)
  userId = Number(row?.id)
  const [found] =
    await cloud.query(`select store_id as store, stores.name as place from robots join stores using (store_id)
    where robots.tenant_id = ${tenantId} limit 1`)
  device = found ?? {}
})
test.beforeEach(async () => {
  mail.mails.length = 0
  for (const table of ['notification_rules', 'device_events', 'unsent_letters', 'outbox_messages'])
    await cloud.query(`delete from ${table}`)
  await cloud.query(
    `update users set cellphone = '+8613800138001', email = 'tenant@demo.example' where user_id = ${userId}`
  )
})
test.afterAll(async () => {
  await cloud.close()
  await mail.stop()
})

const both = { cellphone: true, email: true, webhook: null }
const usual = (part: Partial<WrittenRule> = {}): WrittenRule => ({
  name: 'Night desk',
  eventKind: 'emergencyStop',
  severity: 'error',
  storeId: null,
  audience: { kind: 'people', userIds: [userId] },
  quiet: null,
  timeZone: 'UTC',
  perHour: 5,
  enabled: true,
  ...part
})
const create = (part: Partial<WrittenRule> = {}) =>
  send(cloud.url, calls.createNotificationRule, { token, body: { tenantId, ...usual(part) } })
const update = (ruleId: number, part: Partial<WrittenRule> = {}) =>
  send(cloud.url, calls.updateNotificationRule, { token, body: { ruleId, ...usual(part) } })
const waysOf = async (ruleId: number) =>
  (await send(cloud.url, calls.notificationRuleDetail, { token, query: { ruleId } })).data.ways
const records = async () => (await send(cloud.url, calls.mobileNotificationList, { token, query: {} })).data.list
const ends = async () => (await records()).map(({ way, state, reason }) => `${way} ${reason ?? state}`).sort()
const texts = () => cloud.query('select "to", text from outbox_messages')

let events = 0
/** Something happens with a robot. What robots report is another test's. */
const happen = async (): Promise<void> => {
  events += 1
  await cloud.query(`insert into device_events (tenant_id, store_id, kind, subject_id, device_name, detail, time)
    values (${tenantId}, ${device.store}, 'emergencyStop', ${events}, 'Robot 7', '', now())`)
  await cloud.clock.advance(1_000)
}

test('a person gets a text message and a mail, each once, in the own language; the mail names device and store', async () => {
  await cloud.query(`insert into usage_events (user_id, application, common, event, properties, occur_time, receive_time)
    values (${userId}, 'portal', '{"language": "fr"}', 'e', '{}', now(), now())`)
  await create({ ways: both })
  await happen()
  await expect.poll(() => mail.mails).toHaveLength(1)
  expect(mail.mails[0]).toMatchObject({ from: 'portal@portal.example', to: ['tenant@demo.example'] })
  const { subject, text } = readMail(mail.mails[0])
  expect(subject).toBe(`Alerte d’un appareil\u202f: Robot 7, ${device.place}`)
  expect(text).toContain('arrêt d’urgence')
  expect(text).toContain('Night desk')
  await expect.poll(ends).toEqual(['cellphone sent', 'email sent'])
  expect((await records()).map(({ to, language }) => [to, language])).toEqual(
    expect.arrayContaining([
      ['•••• 8001', 'fr'],
      ['t•••@demo.example', 'fr']
    ])
  )
  const [message, ...others] = await texts()
  expect(message?.text).not.toContain('Night desk')
  expect(others).toEqual([])
  for (let second = 0; second < 12; second += 1) await cloud.clock.advance(1_000)
  expect(mail.mails).toHaveLength(1)
})

test('what is missing, quiet hours and the most of an hour count for each way', async () => {
  const { ruleId } = (await create({ ways: both, perHour: 1 })).data
  await cloud.query(`update users set cellphone = null where user_id = ${userId}`)
  await happen()
  await expect.poll(ends).toEqual(['cellphone noMobile', 'email sent'])
  await cloud.query(`delete from mobile_notifications where way = 'cellphone'`)
  await cloud.query(`update users set cellphone = '+8613800138001' where user_id = ${userId}`)
  await happen()
  await expect.poll(ends).toEqual(['cellphone sent', 'email sent', 'email tooMany'])
  await cloud.query('delete from mobile_notifications')
  await cloud.query(`update users set email = null where user_id = ${userId}`)
  await happen()
  await expect.poll(ends).toEqual(['cellphone sent', 'email noEmail'])
  await cloud.query('delete from mobile_notifications')
  await cloud.query(`update users set email = 'tenant@demo.example' where user_id = ${userId}`)
  const hour = new Date(cloud.clock.now()).getUTCHours()
  await update(ruleId, { ways: both, quiet: { from: hour, to: (hour + 2) % 24 } })
  await happen()
  await expect.poll(ends).toEqual(['cellphone quietHours', 'email quietHours'])
})

test('a rule without a word of ways tells by text message, and one that has ways keeps them', async () => {
  const { ruleId } = (await create()).data
  expect(await waysOf(ruleId)).toEqual({ cellphone: true, email: false, webhook: null })
  const ways = { cellphone: false, email: true, webhook: 'https://hooks.example/a' }
  await update(ruleId, { ways })
  await update(ruleId, { name: 'Day desk' })
  expect(await waysOf(ruleId)).toEqual(ways)
  const without = { cellphone: false, email: false, webhook: null }
  const wrong = [
    without,
    ...['ftp://a.example/', 'https://u:p@a.example/', 'http://a.example/', 'https://', 'x'].map(webhook => ({
      ...ways,
      webhook
    }))
  ]
  const answers = await Promise.all(wrong.map(it => update(ruleId, { ways: it })))
  expect(codesOf(answers)).toEqual({ 610604: wrong.length })
  expect(await waysOf(ruleId)).toEqual(ways)
})

test('a test goes by all ways that there are for the account', async () => {
  const receiver = await startTextMessageServer()
  const webhook = `http://127.0.0.1:${receiver.port}/`
  const test = async (ruleId: number) => send(cloud.url, calls.testNotificationRule, { token, body: { ruleId } })
  const account = (cellphone: string) =>
    cloud.query(`update users set cellphone = ${cellphone} where email = 'operator@demo.example'`)
  await account(`'+8613800138099'`)
  const all = (await create({ ways: { ...both, webhook } })).data
  expect((await test(all.ruleId)).data).toEqual({ ways: ['cellphone', 'email', 'webhook'] })
  await expect.poll(() => mail.mails).toHaveLength(1)
  expect(mail.mails[0]?.to).toEqual(['operator@demo.example'])
  expect(readMail(mail.mails[0]).text).toContain('This is a test of the rule “Night desk”.')
  await expect.poll(() => receiver.messages).toHaveLength(1)
  expect(JSON.parse(receiver.messages[0]?.body ?? '')).toMatchObject({
    id: expect.stringMatching(/^test_\d+_\d+$/),
    kind: 'test',
    rule: 'Night desk',
    device: null
  })
  await expect.poll(ends).toEqual(['cellphone sent', 'email sent', 'webhook sent'])
  await account('null')
  expect((await test(all.ruleId)).data).toEqual({ ways: ['email', 'webhook'] })
  const { ruleId } = (await create({ ways: { cellphone: true, email: false, webhook: null } })).data
  expect((await test(ruleId)).code).toBe(610020)
  await receiver.stop()
})
