import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type Answer, codesOf, send } from '../support/client.ts'
import { otherThan, receiveCode } from '../support/codes.ts'

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { ADDRESS_LIMIT_FACTOR: 2 } })
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(61 * minute))

const receive = (to: string) => receiveCode(cloud.url, to, 'login')
const byEmail = (email: string, proof: { password?: string; code?: string }) =>
  send(cloud.url, calls.signInByEmailV2, { body: { email, ...proof } })
const byPhone = (cellphone: string, proof: { password?: string; code?: string }) =>
  send(cloud.url, calls.signInByCellphoneV2, { body: { cellphone, ...proof } })

test('signs in by a code on both paths, an account without a password too', async () => {
  const email = 'nopassword@demo.example'
  const granted = await byEmail(email.toUpperCase(), { code: await receive(email) })
  expect(granted).toMatchObject({ code: 610000, data: { expire: 604_800 } })
  const { data } = await send(cloud.url, calls.userInfo, { token: granted.data.token })
  expect(data).toMatchObject({ email, hasPassword: false })
  expect(Object.keys(data)).not.toContain('sessionId')
  const phone = '+8613800000009'
  expect(await byPhone(phone, { code: await receive(phone) })).toMatchObject({ code: 610000 })
})

test('signs in by a password on both paths', async () => {
  expect(await byEmail('customer@demo.example', { password: cloud.password })).toMatchObject({ code: 610000 })
  expect(await byPhone('+8613800000003', { password: cloud.password })).toMatchObject({ code: 610000 })
  expect(await byPhone('+8613800000003', { password: 'not the password' })).toMatchObject({ code: 610001 })
})

const outcomes: [name: string, withCode: number][] = [
  ['operator', 610000],
  ['internal', 612023],
  ['pending', 610007],
  ['disabled', 610002],
  ['nopassword', 610000]
]

for (const [name, withCode] of outcomes)
  test(`answers ${name} ${withCode} with the right code and 610010 with a wrong one`, async () => {
    const email = `${name}@demo.example`
    const code = await receive(email)
    expect(await byEmail(email, { code: otherThan(code) })).toMatchObject({ code: 610010, data: null })
    expect(await byEmail(email, { code })).toMatchObject({ code: withCode })
  })

test('answers 610001 for the right code of an account that is gone meanwhile', async () => {
  const email = 'nobody@demo.example'
  const code = await receive(email)
  await cloud.query("update users set email = 'elsewhere@demo.example' where email = 'nobody@demo.example'")
  expect(await byEmail(email, { code })).toMatchObject({ code: 610001, data: null })
  await cloud.query("update users set email = 'nobody@demo.example' where email = 'elsewhere@demo.example'")
})

test('counts wrong passwords of the first and the second version alike', async () => {
  const email = 'tenant@demo.example'
  for (let attempt = 1; attempt <= 2; attempt += 1) await byEmail(email, { password: 'not the password' })
  await send(cloud.url, calls.signInByEmail, { body: { email, password: 'not the password' } })
  expect(await byEmail(email, { password: cloud.password })).toMatchObject({ code: 610014 })
})

test('does not lock for wrong codes, so that nobody is shut out by others', async () => {
  const email = 'tenant@demo.example'
  const code = await receive(email)
  for (let attempt = 1; attempt <= 7; attempt += 1) await byEmail(email, { code: otherThan(code) })
  expect(await byEmail(email, { password: cloud.password })).toMatchObject({ code: 610000 })
})

test('wants a captcha after many wrong codes from a network address', async () => {
  const guesses = Array.from({ length: 220 }, (_, index) => `guess-${index}@demo.example`)
  const answers: Answer[] = []
  // Twenty at once: the line for PGlite has room for them.
  while (guesses.length > 0)
    answers.push(...(await Promise.all(guesses.splice(0, 20).map(account => byEmail(account, { code: '000000' })))))
  expect(codesOf(answers)).toEqual({ 610013: 200, 610014: 20 })
})

const bad: [body: Record<string, string>, code: number, field: string][] = [
  [{ email: 'a@demo.example' }, 610601, 'code'],
  [{ email: 'a@demo.example', code: '123456', password: 'password-1' }, 610604, 'code'],
  [{ email: 'a@demo.example', code: '12345' }, 610604, 'code'],
  [{ email: 'a@demo.example', code: '1234567' }, 610604, 'code'],
  [{ email: 'a@demo.example', code: '１２３４５６' }, 610604, 'code'],
  [{ email: 'a@demo.example', code: '' }, 610604, 'code'],
  [{ email: 'a@demo.example', password: '' }, 610604, 'password'],
  [{ code: '123456' }, 610601, 'email'],
  [{ email: 'a', code: '123456' }, 610604, 'email']
]

for (const [body, code, field] of bad)
  test(`answers ${JSON.stringify(body)} ${code} and names ${field}`, async () => {
    const answer = await send(cloud.url, calls.signInByEmailV2, { body: body as { email: string } })
    expect(answer).toMatchObject({ code })
    expect(JSON.stringify(answer.data)).toContain(`"${field}"`)
  })
