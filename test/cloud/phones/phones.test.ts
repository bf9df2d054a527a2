import { expect, test } from '@playwright/test'
import type { PhoneReport } from '#contract/calls/phones/phone-calls.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Phones, the calls of robots to them, and the sentences that robots speak there. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
let robots: number[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['platform', 'platform:phone'])
  const [store] = await cloud.query(`select store_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' and store_id is not null group by store_id having count(*) > 1 limit 1`)
  storeId = Number(store?.store_id)
  const rows = await cloud.query(`select robot_id from robots where store_id = ${storeId} order by robot_id`)
  robots = rows.map(({ robot_id }) => Number(robot_id))
})
test.beforeEach(async () => {
  await cloud.query(`delete from phones where serial like 'T-%'`)
  await cloud.query('delete from phone_voices')
})
test.afterAll(() => cloud.close())

const as = (name = 'operator') => ({ token: tokens[name] ?? '' })
const written = (serial = 'T-1', extension = '7701') => ({ storeId, serial, extension, name: 'Room 7' })
const add = (serial?: string, extension?: string) =>
  send(cloud.url, calls.createPhone, { ...as(), body: written(serial, extension) })
const report = async (...reports: PhoneReport[]): Promise<number> =>
  (await send(cloud.url, calls.reportPhones, { ...as('robot'), body: { reports } })).data.accepted
const isNow = (state: 'online' | 'busy' | 'offline') => report({ kind: 'phone', serial: 'T-1', state })
const call = (phoneId: number, robotId = robots[0] ?? 0) =>
  send(cloud.url, calls.startPhoneCall, { ...as(), body: { phoneId, robotId } })
const callOf = async (phoneCallId: number) =>
  (await send(cloud.url, calls.phoneCallDetail, { ...as('tenant'), query: { phoneCallId } })).data
const hear = (phoneCallId: number, state: 'answered' | 'ended' | 'noAnswer' | 'busy') =>
  report({ kind: 'call', phoneCallId, state })
const voice = { language: 'fr' as const, volume: 40, retries: 0, sentences: { en: 'Here I am.', fr: 'Me voilà.' } }
const saveVoice = (part: object = {}, name?: string) =>
  send(cloud.url, calls.saveVoice, { ...as(name), body: { storeId, ...voice, ...part } })

test('a phone is added, found, changed and deleted; serial and extension are taken once', async () => {
  const { phoneId } = (await add()).data
  expect(codesOf([await add(), await add('T-2'), await add('T-2', '7702')])).toEqual({ 610000: 1, 610602: 2 })
  const found = await send(cloud.url, calls.phoneList, { ...as('tenant'), query: { text: '7701', state: 'offline' } })
  expect(found.data).toMatchObject({ total: 1, list: [{ phoneId, storeId, lastSeenTime: null }] })
  const change = (part: object) =>
    send(cloud.url, calls.updatePhone, { ...as(), body: { phoneId, ...written(), ...part } })
  expect((await change({ name: 'Room 8' })).code).toBe(610000)
  expect((await change({ extension: '7702' })).code).toBe(610602)
  expect((await change({ extension: '7' })).code).toBe(610604)
  const detail = () => send(cloud.url, calls.phoneDetail, { ...as('tenant'), query: { phoneId } })
  expect((await detail()).data).toMatchObject({ name: 'Room 8', extension: '7701' })
  const remove = () => send(cloud.url, calls.deletePhone, { ...as(), body: { phoneId } })
  expect(codesOf([await remove(), await remove()])).toEqual({ 610000: 1, 610603: 1 })
  expect((await detail()).code).toBe(610603)
})

test('reading phones and each act are permissions of their own', async () => {
  const { phoneId } = (await add()).data
  const token = as('tenant')
  const acts = [
    await send(cloud.url, calls.createPhone, { ...token, body: written('T-3', '7703') }),
    await send(cloud.url, calls.updatePhone, { ...token, body: { phoneId, ...written() } }),
    await send(cloud.url, calls.deletePhone, { ...token, body: { phoneId } }),
    await send(cloud.url, calls.startPhoneCall, { ...token, body: { phoneId, robotId: 1 } }),
    await saveVoice({}, 'tenant'),
    await send(cloud.url, calls.reportPhones, {
      ...token,
      body: { reports: [{ kind: 'phone', serial: 'T-1', state: 'busy' }] }
    })
  ]
  expect(codesOf(acts)).toEqual({ 610403: acts.length })
})

test('a call is answered and heard to the end, and reports that do not follow are left out', async () => {
  const { phoneId } = (await add()).data
  expect((await call(phoneId)).code).toBe(610703)
  await isNow('online')
  const [foreign] = await cloud.query(`select robot_id from robots where store_id <> ${storeId} limit 1`)
  expect((await call(phoneId, Number(foreign?.robot_id))).code).toBe(610701)
  const { phoneCallId } = (await call(phoneId)).data
  expect((await call(phoneId)).code).toBe(610704)
  const open = await send(cloud.url, calls.openPhoneCalls, { ...as('robot'), query: { size: 100 } })
  expect(open.data.list).toContainEqual({ phoneCallId, state: 'ringing', phoneSerial: 'T-1' })
  expect(await hear(phoneCallId, 'ended')).toBe(0)
  expect(await hear(phoneCallId, 'answered')).toBe(1)
  expect(await hear(phoneCallId, 'noAnswer')).toBe(0)
  expect(await hear(phoneCallId, 'ended')).toBe(1)
  expect(await callOf(phoneCallId)).toMatchObject({ state: 'ended', attempt: 1, attemptsMax: 3, language: 'en' })
  const log = await send(cloud.url, calls.phoneCallList, { ...as('tenant'), query: { state: 'ended' } })
  expect(log.data.list[0]).toMatchObject({ phoneCallId, phoneName: 'Room 7', extension: '7701' })
})

test('a call rings again while there are attempts left, also where nothing is heard', async () => {
  const { phoneId } = (await add()).data
  await isNow('online')
  const { phoneCallId } = (await call(phoneId)).data
  expect(await hear(phoneCallId, 'busy')).toBe(1)
  expect(await callOf(phoneCallId)).toMatchObject({ state: 'ringing', attempt: 2 })
  await expect
    .poll(async () => {
      await cloud.clock.advance(20_000)
      return (await callOf(phoneCallId)).state
    })
    .toBe('noAnswer')
  expect(await callOf(phoneCallId)).toMatchObject({ attempt: 3 })
})

test('the voice of a store counts for calls that begin later; a busy phone ends a call without retries', async () => {
  const detail = () => send(cloud.url, calls.voiceDetail, { ...as('tenant'), query: { storeId } })
  expect((await detail()).data).toMatchObject({ language: 'en', retries: 2, updateTime: null })
  expect((await saveVoice({ retries: 6 })).code).toBe(610604)
  expect((await saveVoice({ sentences: { en: ' ' } })).code).toBe(610604)
  expect((await saveVoice()).code).toBe(610000)
  expect((await detail()).data).toMatchObject({ ...voice, updateTime: cloud.clock.now() })
  const { phoneId } = (await add()).data
  await isNow('busy')
  const { phoneCallId } = (await call(phoneId)).data
  expect(await callOf(phoneCallId)).toMatchObject({
    state: 'busy',
    attempt: 1,
    attemptsMax: 1,
    language: 'fr',
    sentence: voice.sentences
  })
})

test('a call is cancelled once', async () => {
  const { phoneId } = (await add()).data
  await isNow('online')
  const { phoneCallId } = (await call(phoneId)).data
  const cancel = () => send(cloud.url, calls.cancelPhoneCall, { ...as(), body: { phoneCallId } })
  expect(codesOf([await cancel(), await cancel()])).toEqual({ 610000: 1, 610606: 1 })
  expect((await callOf(phoneCallId)).state).toBe('cancelled')
})
