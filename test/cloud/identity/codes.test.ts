import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { askForCode, newestCode, otherThan, receiveCode, takeTicket } from '../support/codes.ts'

const minute = 60_000
const day = 24 * 60 * minute

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())
// The counts of one test are over for the next one.
test.beforeEach(() => cloud.clock.advance(day))

const email = 'nopassword@demo.example'
const ask = (to = email, token?: string) => askForCode(cloud.url, to, 'login', token)
const receive = (to = email) => receiveCode(cloud.url, to, 'login')
const tryCode = (code: string, to = email) => send(cloud.url, calls.signInByEmailV2, { body: { email: to, code } })

test('sends six digits, and says for how long they are good', async () => {
  expect(await ask()).toMatchObject({ code: 610000, data: { resendAfter: 60, validFor: 300 } })
  expect(await newestCode(cloud.url, email)).toMatch(/^\d{6}$/)
})

const sentTo = async (to: string) =>
  (await (await fetch(`${cloud.url}/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()) as { text: string }[]

for (const purpose of ['login', 'forgot_password'] as const)
  test(`answers who has no account exactly as who has one when asked for a code to ${purpose}, and sends it to the account alone`, async () => {
    const [has, hasNot] = ['tenant@demo.example', 'stranger@demo.example']
    const before = [await sentTo(has), await sentTo(hasNot)].map(({ length }) => length)
    for (const attempt of [1, 2]) {
      const { headers: _one, ...known } = await askForCode(cloud.url, has, purpose)
      const { headers: _other, ...unknown } = await askForCode(cloud.url, hasNot, purpose)
      expect(known).toMatchObject({ code: attempt === 1 ? 610000 : 610609 })
      expect(unknown).toEqual(known)
    }
    expect([await sentTo(has), await sentTo(hasNot)].map(({ length }) => length)).toEqual([
      (before[0] ?? 0) + 1,
      before[1]
    ])
    // A wrong try tells nothing either, nor does the last.
    const tries = async (to: string) => {
      const codes: number[] = []
      for (let attempt = 1; attempt <= 6; attempt += 1)
        codes.push(
          purpose === 'login'
            ? (await tryCode('000000', to)).code
            : (
                await send(cloud.url, calls.resetPassword, {
                  body: { email: to, code: '000000', password: 'new-password-1' }
                })
              ).code
        )
      return codes
    }
    expect(await tries(hasNot)).toEqual(await tries(has))
  })

test('sends a code to register to anyone, and tells in the letter alone that there is an account', async () => {
  const { headers: _one, ...known } = await askForCode(cloud.url, 'tenant@demo.example', 'register')
  const { headers: _other, ...unknown } = await askForCode(cloud.url, 'newcomer@demo.example', 'register')
  expect(unknown).toEqual(known)
  expect((await sentTo('tenant@demo.example'))[0]?.text).toMatch(/^You already have an account .* your code is \d{6}\./)
  expect((await sentTo('newcomer@demo.example'))[0]?.text).toMatch(/^\d{6} is your code to register\./)
})

const spellings: [first: string, ...others: string[]][] = [
  [email, ' NoPassword@DEMO.example. ', 'ｎｏｐａｓｓｗｏｒｄ＠ｄｅｍｏ．ｅｘａｍｐｌｅ', 'nopassword@demo。example'],
  ['+8613800000009', '0086 138 0000 0009', '＋８６-138-0000-0009', '+86 (0)138 0000 0009', '+86 0138 0000 0009']
]
for (const [first, ...others] of spellings)
  test(`counts ${others.length} other spellings of ${first} as the same, and sends to that one alone`, async () => {
    const token = await signIn(cloud, 'operator')
    const asked = (to: string) => {
      const name = to === first ? first : to
      const body = { ...(first.startsWith('+') ? { cellphone: name } : { email: name }), purpose: 'login' as const }
      return send(cloud.url, calls.sendCode, { token, body })
    }
    for (const [index, spelling] of others.entries()) {
      const before = (await sentTo(first)).length
      expect(await asked(spelling)).toMatchObject({ code: 610000 })
      expect(await sentTo(first)).toHaveLength(before + 1)
      expect(await asked(first)).toMatchObject({ code: 610609 })
      expect(await asked(others[index - 1] ?? spelling)).toMatchObject({ code: 610609 })
      await cloud.clock.advance(minute)
    }
  })

test('lets an account in whose address was stored before there was a canonical form', async () => {
  await cloud.query("update users set email = 'tenant@bücher.example' where email = 'tenant@demo.example'")
  for (const spelling of ['tenant@bücher.example', 'Tenant@BÜCHER.example', 'tenant@xn--bcher-kva.example']) {
    const body = { email: spelling, password: cloud.password }
    expect(await send(cloud.url, calls.signInByEmail, { body })).toMatchObject({ code: 610000 })
  }
  await cloud.query("update users set email = 'tenant@demo.example' where email = 'tenant@bücher.example'")
})

test('takes a code once', async () => {
  const code = await receive()
  expect(await tryCode(code)).toMatchObject({ code: 610000 })
  expect(await tryCode(code)).toMatchObject({ code: 610013 })
})

test('lets one of thirty in who bring the same code at once', async () => {
  const code = await receive()
  const answers = await Promise.all(Array.from({ length: 30 }, () => tryCode(code)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610013: 29 })
})

for (const [seconds, expected] of [
  [299, 610000],
  [300, 610013]
] as const)
  test(`answers a code that is ${seconds} seconds old ${expected}`, async () => {
    const code = await receive()
    await cloud.clock.advance(seconds * 1_000)
    expect(await tryCode(code)).toMatchObject({ code: expected })
  })

/** Codes that were sent one after the other, the oldest first: all different. */
const receiveSome = async (count: number, to = email) => {
  const sent: string[] = []
  for (let sends = 1; sends <= count; sends += 1) {
    if (sends > 1) await cloud.clock.advance(minute)
    sent.push(await receive(to))
  }
  expect(new Set(sent).size).toBe(count)
  return sent as [string, string, string]
}
/** Six digits that are none of these. */
const otherThanAll = (sent: readonly string[]): string => {
  let other = '000000'
  while (sent.includes(other)) other = otherThan(other)
  return other
}

const places: [which: string, place: number, sent: number, minutesLater: number, code: number][] = [
  ['the newer of two', 1, 2, 0, 610000],
  ['the older of two', 0, 2, 0, 610000],
  ['the older of two in its last minute', 0, 2, 3.99, 610000],
  ['the older of two after its five minutes', 0, 2, 4, 610010],
  ['the newer of two in its last minute', 1, 2, 4.99, 610000],
  ['the newer of two after its five minutes', 1, 2, 5, 610013],
  ['the second of three', 1, 3, 0, 610000],
  ['the first of three', 0, 3, 0, 610010]
]
for (const [which, place, count, minutesLater, code] of places)
  test(`answers ${which} codes ${code}`, async () => {
    const sent = await receiveSome(count)
    await cloud.clock.advance(minutesLater * minute)
    expect(await tryCode(sent[place] ?? '')).toMatchObject({ code })
  })

test('ends both of two codes with the use of either', async () => {
  for (const used of [0, 1]) {
    const sent = await receiveSome(2)
    expect(await tryCode(sent[used] ?? '')).toMatchObject({ code: 610000 })
    for (const code of sent) expect(await tryCode(code)).toMatchObject({ code: 610013 })
    await cloud.clock.advance(minute)
  }
})

test('counts a wrong try once for both of two codes, and ends both by five', async () => {
  const sent = await receiveSome(2)
  const wrong = otherThanAll(sent)
  for (let attempt = 1; attempt <= 4; attempt += 1) expect(await tryCode(wrong)).toMatchObject({ code: 610010 })
  expect(await tryCode(sent[0])).toMatchObject({ code: 610000 })
  await cloud.clock.advance(minute)
  const others = await receiveSome(2)
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await tryCode(otherThanAll(others))).toMatchObject({ code: 610010 })
  for (const code of [...others, wrong]) expect(await tryCode(code)).toMatchObject({ code: 610013 })
})

test('gives a code no more tries when another one is sent', async () => {
  const older = await receive()
  for (let attempt = 1; attempt <= 3; attempt += 1) await tryCode(otherThan(older))
  await cloud.clock.advance(minute)
  const newer = await receive()
  const wrong = otherThanAll([older, newer])
  for (let attempt = 4; attempt <= 5; attempt += 1) expect(await tryCode(wrong)).toMatchObject({ code: 610010 })
  expect(await tryCode(older)).toMatchObject({ code: 610010 })
  expect(await tryCode(newer)).toMatchObject({ code: 610000 })
})

test('lets one of thirty in who bring two codes at once', async () => {
  const sent = await receiveSome(2)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => tryCode(sent[index % 2] ?? '')))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610013: 29 })
})

test('counts exactly five of fifty wrong tries at once where two codes are good', async () => {
  const sent = await receiveSome(2)
  const wrong = otherThanAll(sent)
  const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(wrong)))
  expect(codesOf(answers)).toEqual({ 610010: 5, 610013: 45 })
  for (const code of sent) expect(await tryCode(code)).toMatchObject({ code: 610013 })
})

test('takes a code for its target and its purpose alone', async () => {
  const code = await receive()
  expect(await tryCode(code, 'customer@demo.example')).toMatchObject({ code: 610013 })
  const body = { email, code, password: 'new-password-1' }
  expect(await send(cloud.url, calls.resetPassword, { body })).toMatchObject({ code: 610013 })
  expect(await tryCode(code)).toMatchObject({ code: 610000 })
})

test('destroys a code by five wrong tries', async () => {
  const code = await receive()
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await tryCode(otherThan(code))).toMatchObject({ code: 610010, data: null })
  expect(await tryCode(otherThan(code))).toMatchObject({ code: 610013 })
  expect(await tryCode(code)).toMatchObject({ code: 610013 })
  await cloud.clock.advance(minute)
  expect(await tryCode(await receive())).toMatchObject({ code: 610000 })
})

test('counts exactly five of fifty wrong codes at once', async () => {
  const code = await receive()
  const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(otherThan(code))))
  expect(codesOf(answers)).toEqual({ 610010: 5, 610013: 45 })
  expect(await tryCode(code)).toMatchObject({ code: 610013 })
})

test('sends to one target again after a minute, whatever the purpose, and keeps the ticket of who was too early', async () => {
  await ask()
  await cloud.clock.advance(minute - 1)
  const imageTicket = await takeTicket(cloud.url)
  const again = (purpose: 'login' | 'forgot_password') =>
    send(cloud.url, calls.sendCode, { body: { email: email.toUpperCase(), purpose, imageTicket } })
  expect(await again('login')).toMatchObject({ code: 610609 })
  expect(await again('forgot_password')).toMatchObject({ code: 610609 })
  await cloud.clock.advance(1)
  expect(await again('forgot_password')).toMatchObject({ code: 610000 })
})

test('sends one code to who asks twenty times at once', async () => {
  const token = await signIn(cloud, 'operator')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email, token)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610609: 19 })
})

test('sends ten codes a day to one target, and begins anew at midnight in Beijing', async () => {
  const token = await signIn(cloud, 'operator')
  for (let sent = 1; sent <= 10; sent += 1) {
    expect(await ask(email, token)).toMatchObject({ code: 610000 })
    await cloud.clock.advance(minute)
  }
  expect(await ask(email, token)).toMatchObject({ code: 610012 })
  expect(await ask('customer@demo.example', token)).toMatchObject({ code: 610000 })
  // Beijing is eight hours ahead of UTC.
  const untilMidnight = day - ((cloud.clock.now() + 8 * 60 * minute) % day)
  await cloud.clock.advance(untilMidnight - 1)
  expect(await ask(email, token)).toMatchObject({ code: 610012 })
  await cloud.clock.advance(1)
  expect(await ask(email, token)).toMatchObject({ code: 610000 })
})

test('sends thirty codes an hour for one network address, exactly, however many targets', async () => {
  const token = await signIn(cloud, 'operator')
  let target = 0
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      target += 1
      return ask(`flood-${target}@demo.example`, token)
    })
  )
  expect(codesOf(answers)).toEqual({ 610000: 30, 610520: 20 })
  await cloud.clock.advance(60 * minute - 1)
  expect(await ask(email, token)).toMatchObject({ code: 610520 })
  await cloud.clock.advance(1)
  expect(await ask(email, token)).toMatchObject({ code: 610000 })
})

test('sends so many codes an hour in all, exactly, however many at once', async () => {
  const strict = await startTestCloud({ taskDays: 1, settings: { CODES_PER_HOUR: 7 } })
  try {
    const token = await signIn(strict, 'operator')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => askForCode(strict.url, `all-${index}@demo.example`, 'login', token))
    )
    expect(codesOf(answers)).toEqual({ 610000: 7, 610520: 13 })
    await strict.clock.advance(60 * minute)
    expect(await askForCode(strict.url, 'all@demo.example', 'login', token)).toMatchObject({ code: 610000 })
  } finally {
    await strict.close()
  }
})

const refused: [name: string, body: object, token: 'none' | 'own' | 'bad', code: number, field?: string][] = [
  ['a guest without a ticket', { email, purpose: 'login' }, 'none', 610601, 'imageTicket'],
  ['a guest with a made-up ticket', { email, purpose: 'login', imageTicket: 'x' }, 'none', 610014],
  ['nobody to send to', { purpose: 'login', imageTicket: 'x' }, 'none', 610601, 'cellphone'],
  ['two to send to', { email, cellphone: '+8613800000009', purpose: 'login' }, 'own', 610604, 'cellphone'],
  ['a purpose that is none', { email, purpose: 'fun' }, 'own', 610604, 'purpose'],
  ['no purpose', { email }, 'own', 610601, 'purpose'],
  ['an address that is none', { email: 'somebody', purpose: 'login' }, 'own', 610604, 'email'],
  ['two addresses in one', { email: 'a@demo.example,b@demo.example', purpose: 'login' }, 'own', 610604, 'email'],
  ['a number without a country', { cellphone: '13800000009', purpose: 'login' }, 'own', 610604, 'cellphone'],
  ['a list of addresses', { email: [email], purpose: 'login' }, 'own', 610604, 'email'],
  ['a guest who wants to verify', { email, purpose: 'verify' }, 'none', 610596],
  ['a guest who wants to bind', { email, purpose: 'bind' }, 'none', 610596],
  ['a member who verifies somebody else', { email, purpose: 'verify' }, 'own', 610604, 'email'],
  ['a token that is none', { email, purpose: 'login' }, 'bad', 610401]
]

for (const [name, body, whose, code, field] of refused)
  test(`answers ${name} ${code}`, async () => {
    const token = whose === 'none' ? {} : { token: whose === 'bad' ? 'bad' : await signIn(cloud, 'customer') }
    const answer = await send(cloud.url, calls.sendCode, { body: body as { purpose: 'login' }, ...token })
    expect(answer).toMatchObject({ code })
    expect(JSON.stringify(answer.data)).toContain(field === undefined ? 'null' : `"${field}"`)
  })
