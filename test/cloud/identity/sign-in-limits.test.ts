import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type Answer, codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { lockForStrangers, otherThan, receiveCode, takeTicket, trySolved } from '../support/codes.ts'

/* Limits keep strangers from guessing, and refuse nobody for the acts of others. */

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { FAILURES_IN_ALL: 160, ADDRESS_QUESTIONS_PER_HOUR: 1_000 } })
})
test.afterAll(() => cloud.close())
// The effects of a test on an account or on our address are over for the next one.
test.beforeEach(() => cloud.clock.advance(61 * minute))

const wrong = (email: string) => trySignIn(cloud.url, email, 'not the password')
const right = (email: string) => trySignIn(cloud.url, email, cloud.password)
const wanted = { code: 610014, data: { captcha: 'wanted' } }
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

/** Signs in as a browser that keeps its cookies. */
const browser = () => {
  let cookie = ''
  const tell = async (body: { email: string; password?: string; code?: string }) => {
    const answer = await send(cloud.url, calls.signInByEmailV2, {
      body,
      headers: cookie === '' ? {} : { Cookie: cookie }
    })
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return answer
  }
  return { tell, cookie: () => cookie }
}

for (const email of ['distributor@demo.example', 'made-up@demo.example']) {
  test(`wants a captcha of strangers after three wrong passwords for ${email}, and locks after five`, async () => {
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(await wrong(email)).toMatchObject({ code: 610001 })
    expect(await wrong(email)).toMatchObject(wanted)
    expect(await right(email)).toMatchObject(wanted)
    const body = { email, password: 'not the password', imageTicket: 'never-there' }
    expect(await send(cloud.url, calls.signInByEmail, { body })).toMatchObject(wanted)
    for (let attempt = 4; attempt <= 5; attempt += 1)
      expect(await trySolved(cloud.url, email, 'not the password')).toMatchObject({ code: 610001 })
    for (const answer of [await wrong(email), await right(email), await trySolved(cloud.url, email, cloud.password)])
      expect(answer).toMatchObject({ code: 610008, data: { retryAfter: 15 * 60 } })
    await cloud.clock.advance(14 * minute)
    // A try during the lock does not prolong it.
    expect(await wrong(email)).toMatchObject({ code: 610008, data: { retryAfter: 60 } })
    await cloud.clock.advance(minute)
    expect(await right(email)).toMatchObject({ code: email.startsWith('made-up') ? 610001 : 610000 })
  })

  test(`answers three of fifty wrong passwords at once for ${email}, and two of fifty with a captcha`, async () => {
    const unsolved = await times(50, () => wrong(email))
    expect(codesOf(unsolved)).toEqual({ 610001: 3, 610014: 47 })
    for (const { code, data } of unsolved) if (code === 610014) expect(data).toEqual(wanted.data)
    const tickets = await times(50, () => takeTicket(cloud.url))
    const solved = await times(50, index => {
      const body = { email, password: 'not the password', imageTicket: tickets[index] ?? '' }
      return send(cloud.url, calls.signInByEmail, { body })
    })
    expect(codesOf(solved)).toEqual({ 610001: 2, 610008: 48 })
  })
}

test('spends a ticket by one try, of many at once, and only where a captcha is wanted', async () => {
  const email = 'tenant@demo.example'
  const imageTicket = await takeTicket(cloud.url)
  const body = { email, password: cloud.password, imageTicket }
  expect(await send(cloud.url, calls.signInByEmail, { body })).toMatchObject({ code: 610000 })
  for (let attempt = 1; attempt <= 3; attempt += 1) await wrong(email)
  // A wrong password, since a right one ends the need for captchas.
  const guess = { ...body, password: 'not the password' }
  const answers = await times(20, () => send(cloud.url, calls.signInByEmail, { body: guess }))
  expect(codesOf(answers)).toEqual({ 610001: 1, 610014: 19 })
})

test('keeps a device free that signed in before, whatever strangers do', async () => {
  const email = 'tenant@demo.example'
  const own = browser()
  const granted = await own.tell({ email, password: cloud.password })
  expect(granted.headers.get('Set-Cookie')).toMatch(
    /^portal_device=[A-Za-z0-9_-]{43}; Max-Age=15552000; Path=\/api\/userservice\/auth; HttpOnly; SameSite=Strict$/
  )
  const [token = ''] = own.cookie().split('=').slice(1)
  expect(JSON.stringify(await cloud.query('select * from known_devices'))).not.toContain(token)
  await lockForStrangers(cloud.url, email)
  expect(await right(email)).toMatchObject({ code: 610008 })
  expect(await own.tell({ email, password: cloud.password })).toMatchObject({ code: 610000 })
  // The device is known for this account alone.
  await lockForStrangers(cloud.url, 'customer@demo.example')
  expect(await own.tell({ email: 'customer@demo.example', password: cloud.password })).toMatchObject({ code: 610008 })
})

test('locks a known device for its own wrong passwords, exactly, and nobody else', async () => {
  const email = 'tenant@demo.example'
  const own = browser()
  await own.tell({ email, password: cloud.password })
  const answers = await times(20, () => own.tell({ email, password: 'not the password' }))
  expect(codesOf(answers)).toEqual({ 610001: 5, 610008: 15 })
  expect(await own.tell({ email, password: cloud.password })).toMatchObject({ code: 610008 })
  expect(await right(email)).toMatchObject({ code: 610000 })
})

test('keeps several accounts of one device known, and takes no token that somebody else put there', async () => {
  const shared = browser()
  for (const name of ['tenant', 'customer'])
    await shared.tell({ email: `${name}@demo.example`, password: cloud.password })
  const planted = shared.cookie()
  await shared.tell({ email: 'operator@demo.example', password: cloud.password })
  expect(shared.cookie()).not.toBe(planted)
  for (const name of ['tenant', 'customer', 'operator']) {
    const email = `${name}@demo.example`
    await lockForStrangers(cloud.url, email)
    expect(await shared.tell({ email, password: cloud.password })).toMatchObject({ code: 610000 })
    const body = { email, password: cloud.password }
    expect(await send(cloud.url, calls.signInByEmail, { body, headers: { Cookie: planted } })).toMatchObject({
      code: 610008
    })
  }
})

for (const [name, forget] of [
  [
    'a new password',
    async (token: string) => {
      await send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password: cloud.password } })
      await send(cloud.url, calls.changePassword, { token, body: { password: cloud.password } })
    }
  ],
  [
    'the end of other sessions',
    async (token: string) => {
      await signIn(cloud, 'operator')
      await send(cloud.url, calls.endOtherSessions, { token })
    }
  ]
] as const)
  test(`forgets devices with ${name}`, async () => {
    const email = 'operator@demo.example'
    const own = browser()
    const { data } = await own.tell({ email, password: cloud.password })
    await forget(data.token)
    await lockForStrangers(cloud.url, email)
    expect(await own.tell({ email, password: cloud.password })).toMatchObject({ code: 610008 })
  })

test('lets a stranger in by a code while the account is locked for passwords', async () => {
  const email = 'tenant@demo.example'
  await lockForStrangers(cloud.url, email)
  const code = await receiveCode(cloud.url, email, 'login')
  const signInBy = (proof: string) => send(cloud.url, calls.signInByEmailV2, { body: { email, code: proof } })
  expect(await signInBy(otherThan(code))).toMatchObject({ code: 610010 })
  expect(await signInBy(code)).toMatchObject({ code: 610000 })
  // The lock stays: nobody gets more guesses by it.
  expect(await right(email)).toMatchObject({ code: 610008 })
})

test('shuts nobody of an office out for a hundred made-up sign-ins from it', async () => {
  const email = 'tenant@demo.example'
  const colleague = browser()
  await colleague.tell({ email: 'customer@demo.example', password: cloud.password })
  const guess = (index: number) =>
    send(cloud.url, calls.signInByEmail, {
      body: { email: `guess-${index}@demo.example`, password: 'not the password' },
      // Anybody can claim to come from somewhere else.
      headers: { 'X-Forwarded-For': `198.51.100.${index}`, Forwarded: `for=198.51.100.${index}` }
    })
  const answers: Answer[] = []
  // Nobody waits in a line for longer than four seconds, so that a slow machine can't have all of them in it.
  for (const from of [0, 26, 52, 78, 104]) answers.push(...(await times(26, index => guess(from + index))))
  expect(codesOf(answers)).toEqual({ 610001: 100, 610014: 30 })
  expect(await colleague.tell({ email: 'customer@demo.example', password: cloud.password })).toMatchObject({
    code: 610000
  })
  expect(await right(email)).toMatchObject(wanted)
  expect(await trySolved(cloud.url, email, cloud.password)).toMatchObject({ code: 610000 })
  const code = await receiveCode(cloud.url, email, 'login')
  expect(await send(cloud.url, calls.signInByEmailV2, { body: { email, code } })).toMatchObject({ code: 610000 })
  await cloud.clock.advance(15 * minute)
  expect(await right(email)).toMatchObject({ code: 610000 })
})

test('wants a captcha of every stranger after so many failures from all addresses', async () => {
  await cloud.query(
    `insert into address_attempts values ('everywhere', array_fill('${new Date(cloud.clock.now()).toISOString()}'::timestamptz, array[159]))
     on conflict (address) do update set fail_times = excluded.fail_times`
  )
  const answers = await times(20, index => wrong(`spread-${index}@demo.example`))
  expect(codesOf(answers)).toEqual({ 610001: 1, 610014: 19 })
  expect(await right('tenant@demo.example')).toMatchObject(wanted)
  expect(await trySolved(cloud.url, 'tenant@demo.example', cloud.password)).toMatchObject({ code: 610000 })
})
