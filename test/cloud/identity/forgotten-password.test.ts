import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { reasons } from '#contract/reasons.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, trySignIn } from '../support/client.ts'
import { askForCode, lockForStrangers, otherThan, receiveCode } from '../support/codes.ts'

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(61 * minute))

const password = 'another-password-2'
const receive = (to: string) => receiveCode(cloud.url, to, 'forgot_password')
const reset = (body: { email?: string; cellphone?: string; code: string; password: string }) =>
  send(cloud.url, calls.resetPassword, { body })
const isValid = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).code === 610000

test('gives a new password and ends every session, without signing anybody in', async () => {
  const email = 'customer@demo.example'
  const { data } = await trySignIn(cloud.url, email, cloud.password)
  const code = await receive(email)
  expect(await reset({ email, code, password })).toMatchObject({ code: 610000, data: null })
  expect(await isValid(data.token)).toBe(false)
  expect(await trySignIn(cloud.url, email, cloud.password)).toMatchObject({ code: 610001 })
  expect(await trySignIn(cloud.url, email, password)).toMatchObject({ code: 610000 })
  expect(await reset({ email, code, password })).toMatchObject({ code: 610013 })
})

test('lifts the lock, by whichever name the wrong passwords came', async () => {
  const email = 'tenant@demo.example'
  const cellphone = '+8613800000004'
  await lockForStrangers(cloud.url, email)
  for (let attempt = 1; attempt <= 3; attempt += 1)
    await send(cloud.url, calls.signInByCellphone, { body: { cellphone, password: 'not the password' } })
  expect(await trySignIn(cloud.url, email, cloud.password)).toMatchObject({ code: 610008 })
  expect(await reset({ cellphone, code: await receive(cellphone), password })).toMatchObject({ code: 610000 })
  expect(await trySignIn(cloud.url, email, password)).toMatchObject({ code: 610000 })
  expect(await send(cloud.url, calls.signInByCellphone, { body: { cellphone, password } })).toMatchObject({
    code: 610000
  })
})

test('leaves no session to who signs in with the old password at the same moment', async () => {
  const email = 'nobody@demo.example'
  const code = await receive(email)
  const signIns = Array.from({ length: 12 }, () => trySignIn(cloud.url, email, cloud.password))
  const [answer, ...granted] = await Promise.all([reset({ email, code, password }), ...signIns])
  expect(answer).toMatchObject({ code: 610000 })
  for (const { code: outcome, data } of granted)
    if ('token' in (data ?? {})) expect(await isValid((data as { token: string }).token)).toBe(false)
    else expect([610001, 610014]).toContain(outcome)
})

test('gives a password to who had none', async () => {
  const email = 'nopassword@demo.example'
  expect(await reset({ email, code: await receive(email), password })).toMatchObject({ code: 610000 })
  expect(await trySignIn(cloud.url, email, password)).toMatchObject({ code: 610000 })
})

test('answers who has no account exactly as who has one, and makes none', async () => {
  const answers = []
  for (const email of ['operator@demo.example', 'stranger@demo.example']) {
    const asked = await askForCode(cloud.url, email, 'forgot_password')
    const tried = await Promise.all(Array.from({ length: 6 }, () => reset({ email, code: '000000', password })))
    answers.push([asked, ...tried].map(({ headers: _headers, ...answer }) => answer).sort((a, b) => a.code - b.code))
  }
  expect(answers[0]).toMatchObject([{ code: 610000 }, ...Array(5).fill({ code: 610010 }), { code: 610013 }])
  expect(answers[1]).toEqual(answers[0])
  expect(await trySignIn(cloud.url, 'stranger@demo.example', password)).toMatchObject({ code: 610001 })
})

test('changes nothing for a wrong code, and locks nobody out by many', async () => {
  const email = 'distributor@demo.example'
  const code = await receive(email)
  for (let attempt = 1; attempt <= 8; attempt += 1) await reset({ email, code: otherThan(code), password })
  expect(await reset({ email, code, password })).toMatchObject({ code: 610013 })
  expect(await trySignIn(cloud.url, email, cloud.password)).toMatchObject({ code: 610000 })
})

for (const common of ['password1', 'PassWord1', 'Ｐａｓｓｗｏｒｄ1', '1qaz2wsx'])
  test(`refuses «${common}», which many people have, and leaves the code good`, async () => {
    const email = 'pending@demo.example'
    const code = await receive(email)
    expect(await reset({ email, code, password: common })).toMatchObject({
      code: 610604,
      data: [{ field: 'password', reason: reasons.passwordCommon }]
    })
    expect(await reset({ email, code, password })).toMatchObject({ code: 610000 })
  })

const bad: [body: Record<string, string>, code: number, field: string][] = [
  [{ code: '123456', password }, 610601, 'email'],
  [{ email: 'a@demo.example', password }, 610601, 'code'],
  [{ email: 'a@demo.example', code: '123456' }, 610601, 'password'],
  [{ email: 'a@demo.example', code: '123456', password: 'short' }, 610604, 'password'],
  [{ email: 'a@demo.example', cellphone: '+33611111111', code: '123456', password }, 610604, 'email']
]

for (const [body, code, field] of bad)
  test(`answers ${JSON.stringify(body)} ${code} and names ${field}`, async () => {
    const answer = await reset(body as { code: string; password: string })
    expect(answer).toMatchObject({ code })
    expect(JSON.stringify(answer.data)).toContain(`"${field}"`)
  })
