import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { trySolved } from '../support/codes.ts'

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { SESSIONS_PER_USER: 3, ADDRESS_LIMIT_FACTOR: 2 } })
})
test.afterAll(() => cloud.close())
// The effects of a test on an identifier or on our address are over for the next one.
test.beforeEach(() => cloud.clock.advance(16 * minute))

const byPhone = (cellphone: string, password: string) =>
  send(cloud.url, calls.signInByCellphone, { body: { cellphone, password } })
const wrong = (email: string) => trySignIn(cloud.url, email, 'not the password')
const right = (email: string) => trySignIn(cloud.url, email, cloud.password)
const isValid = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).code === 610000
const times = <Result>(count: number, act: () => Promise<Result>) => Promise.all(Array.from({ length: count }, act))

test('signs in by e-mail, in any case and with spaces around it, and by phone', async () => {
  for (const email of ['customer@demo.example', 'Customer@DEMO.example', '  customer@demo.example '])
    expect(await right(email)).toMatchObject({ code: 610000, data: { expire: 604_800 } })
  expect(await byPhone('+8613800000003', cloud.password)).toMatchObject({ code: 610000 })
})

test('gives a new token of 256 bits each time', async () => {
  const tokens = [await signIn(cloud, 'customer'), await signIn(cloud, 'customer')]
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(tokens[0]).not.toBe(tokens[1])
})

const outcomes: [name: string, withPassword: number, without: number][] = [
  ['operator', 610000, 610001],
  ['nobody', 610000, 610001],
  ['internal', 612023, 610001],
  ['pending', 610007, 610001],
  ['disabled', 610002, 610001],
  ['nopassword', 610001, 610001],
  ['stranger', 610001, 610001]
]

for (const [name, withPassword, without] of outcomes)
  test(`answers ${name} ${withPassword} with the right password and ${without} with a wrong one`, async () => {
    const email = `${name}@demo.example`
    expect(await wrong(email)).toMatchObject({ code: without, data: null })
    expect(await right(email)).toMatchObject({ code: withPassword })
  })

test('answers an unknown account and a wrong password in exactly the same words', async () => {
  const { headers: _one, ...unknown } = await wrong('stranger@demo.example')
  const { headers: _other, ...known } = await wrong('tenant@demo.example')
  expect(unknown).toEqual(known)
})

test('locks what was submitted, however it was written', async () => {
  for (const email of ['Tenant@demo.example', 'TENANT@demo.example', ' tenant@DEMO.example'])
    expect(await wrong(email)).toMatchObject({ code: 610001 })
  expect(await right('tenant@demo.example')).toMatchObject({ code: 610014 })
  for (let attempt = 4; attempt <= 5; attempt += 1) await trySolved(cloud.url, 'tenant@demo.example', 'wrong')
  expect(await right('tenant@demo.example')).toMatchObject({ code: 610008 })
})

test('begins to count anew after a right password', async () => {
  for (let round = 1; round <= 2; round += 1) {
    for (let attempt = 1; attempt <= 2; attempt += 1)
      expect(await wrong('tenant@demo.example')).toMatchObject({ code: 610001 })
    expect(await right('tenant@demo.example')).toMatchObject({ code: 610000 })
  }
})

test('counts within fifteen minutes, not for ever', async () => {
  for (let attempt = 1; attempt <= 2; attempt += 1) await wrong('tenant@demo.example')
  await cloud.clock.advance(15 * minute)
  for (let attempt = 1; attempt <= 2; attempt += 1)
    expect(await wrong('tenant@demo.example')).toMatchObject({ code: 610001 })
  expect(await right('tenant@demo.example')).toMatchObject({ code: 610000 })
})

test('never locks for right passwords, however many come at once', async () => {
  expect(codesOf(await times(40, () => right('tenant@demo.example')))).toEqual({ 610000: 40 })
})

test('ends the oldest session of a user who begins too many, and nobody else’s', async () => {
  const other = await signIn(cloud, 'operator')
  const tokens: string[] = []
  for (let count = 1; count <= 4; count += 1) tokens.push(await signIn(cloud, 'customer'))
  expect(await Promise.all(tokens.map(isValid))).toEqual([false, true, true, true])
  expect(await isValid(other)).toBe(true)
})

test('keeps to the limit of sessions when many begin at once', async () => {
  const tokens = await times(12, () => signIn(cloud, 'customer'))
  expect((await Promise.all(tokens.map(isValid))).filter(Boolean)).toHaveLength(3)
})

test('ends a session after seven days, to the second', async () => {
  const token = await signIn(cloud, 'customer')
  await cloud.clock.advance(7 * 24 * 60 * minute - 1_000)
  expect(await isValid(token)).toBe(true)
  await cloud.clock.advance(1_000)
  expect(await send(cloud.url, calls.userInfo, { token })).toMatchObject({ code: 610401, data: { session: 'expired' } })
})

test('ends a session by log-out at once, and takes a token that is gone for success', async () => {
  const token = await signIn(cloud, 'customer')
  const other = await signIn(cloud, 'customer')
  for (const gone of [token, token, 'never-there'])
    expect(await send(cloud.url, calls.signOut, { body: { token: gone } })).toMatchObject({ code: 610000, data: null })
  expect(await isValid(token)).toBe(false)
  expect(await isValid(other)).toBe(true)
})

test('tells the signed-in user who they are', async () => {
  const token = await signIn(cloud, 'customer')
  const { data } = await send(cloud.url, calls.userInfo, { token })
  expect(data).toMatchObject({
    nickname: 'Mei Tanaka',
    email: 'customer@demo.example',
    cellphone: '+8613800000003',
    userType: 3,
    tenantName: 'Lotus Court Hotels',
    country: 'JP',
    hasPassword: true
  })
  expect(data.perms).toContain('operation:configManage:appointmentRecord:myReserve')
  expect(data.perm).toBe(data.perms.join(','))
  expect(Object.keys(data)).not.toContain('passwordHash')
  const nobody = await send(cloud.url, calls.userInfo, { token: await signIn(cloud, 'nobody') })
  expect(nobody.data.perms).toEqual([])
})
