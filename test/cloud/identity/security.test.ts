import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { liveCloseCodes } from '#contract/page/live.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { lockForStrangers, otherThan, receiveCode } from '../support/codes.ts'
import { openedChannel } from '../support/live.ts'

const minute = 60_000
const day = 24 * 60 * minute
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

// A cloud of its own for each test: they end sessions, and count what happened.
let cloud: TestCloud
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterEach(() => cloud.close())

const signInBy = async (name: string, userAgent: string): Promise<string> => {
  const body = { email: `${name}@demo.example`, password: cloud.password }
  return (await send(cloud.url, calls.signInByEmail, { body, headers: { 'User-Agent': userAgent } })).data.token
}
const devicesOf = async (token: string) => (await send(cloud.url, calls.sessionList, { token })).data
const eventsOf = async (token: string, query = {}) =>
  (await send(cloud.url, calls.securityEventList, { token, query })).data
const kindsOf = async (token: string) => (await eventsOf(token, { size: 100 })).list.map(({ kind }) => kind)
const codeOf = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).code
const otherOf = async (token: string): Promise<number> =>
  (await devicesOf(token)).find(({ current }) => !current)?.sessionId ?? 0
const end = (token: string, sessionId: number) => send(cloud.url, calls.endSession, { token, body: { sessionId } })
const check = (token: string, password = cloud.password) =>
  send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password } })

test('lists where a user is signed in: browser, system, address, since when, last seen, and which is this one', async () => {
  const since = cloud.clock.now()
  await signInBy('operator', firefox)
  await cloud.clock.advance(5 * minute)
  const token = await signInBy('operator', 'curl/8.5.0')
  await signIn(cloud, 'tenant')
  expect(await devicesOf(token)).toMatchObject([
    { browser: null, system: null, networkAddress: '127.0.0.1', createTime: since + 5 * minute, current: true },
    { browser: 'Firefox 127', system: 'Linux', createTime: since, lastSeenTime: since, current: false }
  ])
})

test('leaves out what has expired', async () => {
  await signIn(cloud, 'operator')
  await cloud.clock.advance(6 * day)
  const token = await signIn(cloud, 'operator')
  expect(await devicesOf(token)).toHaveLength(2)
  await cloud.clock.advance(2 * day)
  expect(await devicesOf(token)).toHaveLength(1)
})

test('notes the use of a session once a minute, however often it is used', async () => {
  const since = cloud.clock.now()
  const token = await signIn(cloud, 'operator')
  const lastSeen = async () => (await devicesOf(token))[0]?.lastSeenTime
  // Changes with each write of the row.
  const version = async () => (await cloud.query('select xmin::text from sessions'))[0]?.xmin
  const first = await version()
  await cloud.clock.advance(minute - 1)
  expect(await lastSeen()).toBe(since)
  expect(await version()).toBe(first)
  await cloud.clock.advance(1)
  await Promise.all(Array.from({ length: 20 }, () => codeOf(token)))
  const second = await version()
  expect(second).not.toBe(first)
  expect(await lastSeen()).toBe(since + minute)
  expect(await version()).toBe(second)
})

test('signs out on one other device, whose open tab hears of it', async () => {
  const other = await signIn(cloud, 'operator')
  const third = await signIn(cloud, 'operator')
  const channel = await openedChannel(cloud.url, other)
  const token = await signIn(cloud, 'operator')
  const devices = await devicesOf(token)
  const oldest = devices.map(({ sessionId }) => sessionId).sort((a, b) => a - b)[0] ?? 0
  expect(await end(token, oldest)).toMatchObject({ code: 610000, data: null })
  expect(await channel.closed).toBe(liveCloseCodes.tokenInvalid)
  expect(await codeOf(other)).toBe(610401)
  expect(await codeOf(third)).toBe(610000)
  expect(await kindsOf(token)).toEqual(['signed_out_elsewhere', 'signed_in', 'signed_in', 'signed_in'])
})

test('signs out on all other devices and on nobody else’s', async () => {
  const others = [await signIn(cloud, 'operator'), await signIn(cloud, 'operator')]
  const stranger = await signIn(cloud, 'tenant')
  const token = await signIn(cloud, 'operator')
  expect(await send(cloud.url, calls.endOtherSessions, { token })).toMatchObject({ data: { count: 2 } })
  for (const other of others) expect(await codeOf(other)).toBe(610401)
  expect(await codeOf(stranger)).toBe(610000)
  expect(await devicesOf(token)).toMatchObject([{ current: true }])
  // There was nobody to sign out the second time, so that nothing happened.
  expect(await send(cloud.url, calls.endOtherSessions, { token })).toMatchObject({ data: { count: 0 } })
  expect((await kindsOf(token)).filter(kind => kind === 'signed_out_elsewhere')).toHaveLength(1)
})

test('ends neither the own session by this call, nor another user’s, nor one that is gone', async () => {
  const token = await signIn(cloud, 'operator')
  const stranger = await signIn(cloud, 'tenant')
  const [own] = await devicesOf(token)
  const [theirs] = await devicesOf(stranger)
  expect(await end(token, own?.sessionId ?? 0)).toMatchObject({ code: 610604, data: [{ field: 'sessionId' }] })
  expect(await end(token, theirs?.sessionId ?? 0)).toMatchObject({ code: 610603 })
  expect(await end(token, 2_000_000_000)).toMatchObject({ code: 610603 })
  expect(await codeOf(token)).toBe(610000)
  expect(await codeOf(stranger)).toBe(610000)
})

test('ends one session once for thirty wishes at once', async () => {
  await signIn(cloud, 'operator')
  const token = await signIn(cloud, 'operator')
  const sessionId = await otherOf(token)
  const answers = await Promise.all(Array.from({ length: 30 }, () => end(token, sessionId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610603: 29 })
  expect((await kindsOf(token)).filter(kind => kind === 'signed_out_elsewhere')).toHaveLength(1)
})

test('lets every member see and end the own sessions, and shows events to who holds the permission alone', async () => {
  const other = await signIn(cloud, 'customer')
  const customer = await signIn(cloud, 'customer')
  expect(await devicesOf(customer)).toHaveLength(2)
  expect(await end(customer, await otherOf(customer))).toMatchObject({ code: 610000 })
  expect(await codeOf(other)).toBe(610401)
  expect(await send(cloud.url, calls.endOtherSessions, { token: customer })).toMatchObject({ data: { count: 0 } })
  expect(await send(cloud.url, calls.securityEventList, { token: customer })).toMatchObject({ code: 610403 })
  expect(await send(cloud.url, calls.sessionList)).toMatchObject({ code: 610596 })
})

test('notes each sign-in and each failed one, by password and by code, with where it came from', async () => {
  const email = 'operator@demo.example'
  await trySignIn(cloud.url, email, 'wrong-password-1')
  const code = await receiveCode(cloud.url, email, 'login')
  await send(cloud.url, calls.signInByEmailV2, { body: { email, code: otherThan(code) } })
  await send(cloud.url, calls.signInByEmailV2, { body: { email, code } })
  await send(cloud.url, calls.signInByCellphone, { body: { cellphone: '+8613800000001', password: 'wrong-1' } })
  const token = await signInBy('operator', firefox)
  const { list, total } = await eventsOf(token)
  expect(total).toBe(5)
  expect(list.map(({ kind }) => kind)).toEqual([
    'signed_in',
    'sign_in_failed',
    'signed_in',
    'sign_in_failed',
    'sign_in_failed'
  ])
  expect(list[0]).toMatchObject({ browser: 'Firefox 127', system: 'Linux', networkAddress: '127.0.0.1' })
})

test('writes nothing for an account that does not exist', async () => {
  for (let tries = 0; tries < 3; tries++) await trySignIn(cloud.url, 'nowhere@demo.example', 'wrong-password-1')
  expect(await cloud.query('select count(*)::int as count from security_events')).toEqual([{ count: 0 }])
})

test('notes nothing of tries that a lock answers', async () => {
  const email = 'operator@demo.example'
  await lockForStrangers(cloud.url, email)
  for (let tries = 0; tries < 4; tries++) await trySignIn(cloud.url, email, 'wrong-password-1')
  await cloud.clock.advance(15 * minute)
  const token = await signIn(cloud, 'operator')
  expect((await kindsOf(token)).filter(kind => kind === 'sign_in_failed')).toHaveLength(5)
})

test('notes every change of the account, a failed check, and a password that was reset', async () => {
  const token = await signIn(cloud, 'operator')
  const email = 'op@demo.example'
  const cellphone = '+33611111111'
  await check(token, 'not the password')
  await check(token)
  await send(cloud.url, calls.changeNickname, { token, body: { nickname: 'Op' } })
  await check(token)
  const toEmail = await receiveCode(cloud.url, email, 'bind', token)
  await send(cloud.url, calls.changeEmail, { token, body: { email, code: toEmail } })
  await check(token)
  const toPhone = await receiveCode(cloud.url, cellphone, 'bind', token)
  await send(cloud.url, calls.changeCellphone, { token, body: { cellphone, code: toPhone } })
  await check(token)
  await send(cloud.url, calls.changePassword, { token, body: { password: 'next-password-2' } })
  // Refused, and so no change.
  await send(cloud.url, calls.changeNickname, { token, body: { nickname: 'Again' } })
  expect(await kindsOf(token)).toEqual([
    'password_changed',
    'cellphone_changed',
    'email_changed',
    'nickname_changed',
    'check_failed',
    'signed_in'
  ])
  await cloud.clock.advance(minute)
  const forgotten = await receiveCode(cloud.url, email, 'forgot_password')
  const body = { email, code: forgotten, password: 'third-password-3' }
  expect(await send(cloud.url, calls.resetPassword, { body })).toMatchObject({ code: 610000 })
  const again = (await trySignIn(cloud.url, email, 'third-password-3')).data.token
  expect((await kindsOf(again)).slice(0, 2)).toEqual(['signed_in', 'password_reset'])
})

test('tells how old the password is once one was made', async () => {
  const infoOf = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).data
  const token = await signIn(cloud, 'operator')
  await check(token)
  await cloud.clock.advance(minute)
  await send(cloud.url, calls.changePassword, { token, body: { password: 'next-password-2' } })
  expect(await infoOf(token)).toMatchObject({ passwordChangeTime: cloud.clock.now() })
  // Neither the session nor its use is anything of the user's.
  expect(Object.keys(await infoOf(token))).not.toContain('lastSeenTime')
})

test('pages the events, newest first', async () => {
  let token = ''
  for (let count = 0; count < 7; count++) {
    await cloud.clock.advance(minute)
    token = await signIn(cloud, 'operator')
  }
  const whole = await eventsOf(token, { size: 100 })
  const times = whole.list.map(({ createTime }) => createTime)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const paged = []
  for (const pageNo of [1, 2, 3]) paged.push(...(await eventsOf(token, { pageNo, size: 3 })).list)
  expect(paged).toEqual(whole.list)
  expect(await eventsOf(token, { pageNo: 9, size: 3 })).toEqual({ list: [], total: 7 })
  // An event that comes in meanwhile moves nothing of a list that goes on from its last one.
  const before = whole.list[2]?.eventId
  await signIn(cloud, 'operator')
  const [, , , ...older] = whole.list
  expect((await eventsOf(token, { before, size: 100 })).list).toEqual(older)
  expect(await send(cloud.url, calls.securityEventList, { token, query: { pageNo: 0 } })).toMatchObject({
    code: 610604
  })
})

test('keeps the newest of each kind, so that failed tries push out nothing else', async () => {
  const token = await signIn(cloud, 'operator')
  const { userId } = (await send(cloud.url, calls.userInfo, { token })).data
  // The cloud's own limit for each kind and user.
  const most = 200
  await cloud.query(
    `insert into security_events (user_id, kind, create_time) select ${userId}, 'sign_in_failed', to_timestamp(${cloud.clock.now() / 1_000}) from generate_series(1, ${most})`
  )
  await trySignIn(cloud.url, 'operator@demo.example', 'wrong-password-1')
  expect((await eventsOf(token)).total).toBe(most + 1)
})

test('tells the old phone and the old mailbox of a change, without naming the new one', async () => {
  const token = await signIn(cloud, 'operator')
  const outboxOf = async (to: string) => {
    const address = `${cloud.url}/dev/outbox.json?to=${encodeURIComponent(to)}`
    return (await (await fetch(address)).json()) as { purpose: string; code: string | null; text: string }[]
  }
  await check(token)
  const email = 'op@demo.example'
  const code = await receiveCode(cloud.url, email, 'bind', token)
  await send(cloud.url, calls.changeEmail, { token, body: { email, code } })
  const [told, ...others] = await outboxOf('operator@demo.example')
  expect(others).toEqual([])
  expect(told).toMatchObject({ purpose: 'changed', code: null })
  expect(told?.text).toContain(
    'The e-mail address of your account was changed on March 12, 2026 at 12:00 (Beijing time, UTC+8)'
  )
  expect(told?.text).not.toContain('op@')

  await check(token)
  const cellphone = '+33611111111'
  const toPhone = await receiveCode(cloud.url, cellphone, 'bind', token)
  await send(cloud.url, calls.changeCellphone, { token, body: { cellphone, code: toPhone } })
  expect(await outboxOf('+8613800000001')).toMatchObject([{ purpose: 'changed' }])
})
