import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { otherThan, receiveCode } from '../support/codes.ts'

const minute = 60_000

// A cloud of its own for each test: they change the accounts.
let cloud: TestCloud
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterEach(() => cloud.close())

const check = (token: string, password = cloud.password) =>
  send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password } })
const checked = async (name: string) => {
  const token = await signIn(cloud, name)
  expect(await check(token)).toMatchObject({ code: 610000, data: { validFor: 600 } })
  return token
}
const rename = (token: string, nickname = 'New name') =>
  send(cloud.url, calls.changeNickname, { token, body: { nickname } })
const newPassword = (token: string, password = 'next-password-2') =>
  send(cloud.url, calls.changePassword, { token, body: { password } })
const newEmail = (token: string, email: string, code: string) =>
  send(cloud.url, calls.changeEmail, { token, body: { email, code } })
const infoOf = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).data

test('refuses every change in a session that was not checked, and spends no code', async () => {
  const token = await signIn(cloud, 'customer')
  const code = await receiveCode(cloud.url, 'fresh@demo.example', 'bind', token)
  expect(await rename(token)).toMatchObject({ code: 610016 })
  expect(await newPassword(token)).toMatchObject({ code: 610016 })
  expect(await newEmail(token, 'fresh@demo.example', code)).toMatchObject({ code: 610016 })
  const body = { cellphone: '+33611111111', code: '123456' }
  expect(await send(cloud.url, calls.changeCellphone, { token, body })).toMatchObject({ code: 610016 })
  expect(await infoOf(token)).toMatchObject({ nickname: 'Mei Tanaka' })
  await check(token)
  expect(await newEmail(token, 'fresh@demo.example', code)).toMatchObject({ code: 610000 })
})

test('makes one change for one check', async () => {
  const token = await checked('customer')
  expect(await rename(token, '  Mei  ')).toMatchObject({ code: 610000, data: null })
  expect(await infoOf(token)).toMatchObject({ nickname: 'Mei' })
  expect(await rename(token, 'Again')).toMatchObject({ code: 610016 })
})

test('makes one of thirty changes at once for one check', async () => {
  const token = await checked('customer')
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => rename(token, `Name ${index}`)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610016: 29 })
})

for (const [minutes, code] of [
  [10 - 1 / 60, 610000],
  [10, 610016]
] as const)
  test(`answers a change ${minutes * 60} seconds after the check ${code}`, async () => {
    const token = await checked('customer')
    await cloud.clock.advance(minutes * minute)
    expect(await rename(token)).toMatchObject({ code })
  })

test('checks one session, not another of the same user and not of another', async () => {
  await checked('customer')
  expect(await rename(await signIn(cloud, 'customer'))).toMatchObject({ code: 610016 })
  expect(await rename(await signIn(cloud, 'tenant'))).toMatchObject({ code: 610016 })
})

test('checks by a code to the own phone or mailbox alone', async () => {
  const email = 'nopassword@demo.example'
  const body = { email, code: await receiveCode(cloud.url, email, 'login') }
  const { token } = (await send(cloud.url, calls.signInByEmailV2, { body })).data
  await cloud.clock.advance(minute)
  expect(await check(token, 'anything-1')).toMatchObject({ code: 610030 })
  for (const [by, to] of [
    ['email', email],
    ['cellphone', '+8613800000009']
  ] as const) {
    const code = await receiveCode(cloud.url, to, 'verify', token)
    const verify = (tried: string) => send(cloud.url, calls.verifyIdentity, { token, body: { by, code: tried } })
    expect(await verify(otherThan(code))).toMatchObject({ code: 610010 })
    expect(await rename(token)).toMatchObject({ code: 610016 })
    expect(await verify(code)).toMatchObject({ code: 610000 })
    expect(await rename(token)).toMatchObject({ code: 610000 })
  }
})

test('answers exactly five of forty wrong passwords at once, locks the check, and not the sign-in', async () => {
  const token = await signIn(cloud, 'customer')
  const answers = await Promise.all(Array.from({ length: 40 }, () => check(token, 'not the password')))
  expect(codesOf(answers)).toEqual({ 610008: 35, 610030: 5 })
  expect(await check(token)).toMatchObject({ code: 610008 })
  expect(await trySignIn(cloud.url, 'customer@demo.example', cloud.password)).toMatchObject({ code: 610000 })
  await cloud.clock.advance(15 * minute)
  expect(await check(token)).toMatchObject({ code: 610000 })
})

test('changes the e-mail address for who has the code that went there', async () => {
  const token = await checked('customer')
  const code = await receiveCode(cloud.url, 'mei@demo.example', 'bind', token)
  expect(await newEmail(token, 'mei@demo.example', otherThan(code))).toMatchObject({ code: 610010 })
  expect(await newEmail(token, 'other@demo.example', code)).toMatchObject({ code: 610013 })
  // Neither spent the check.
  expect(await newEmail(token, 'Mei@demo.example', code)).toMatchObject({ code: 610000 })
  expect(await infoOf(token)).toMatchObject({ email: 'mei@demo.example' })
  expect(await trySignIn(cloud.url, 'mei@demo.example', cloud.password)).toMatchObject({ code: 610000 })
  expect(await trySignIn(cloud.url, 'customer@demo.example', cloud.password)).toMatchObject({ code: 610001 })
})

test('changes the phone number for who has the code that went there', async () => {
  const token = await checked('customer')
  const cellphone = '+33611111111'
  const code = await receiveCode(cloud.url, cellphone, 'bind', token)
  const body = { cellphone, code }
  expect(await send(cloud.url, calls.changeCellphone, { token, body })).toMatchObject({ code: 610000 })
  expect(await infoOf(token)).toMatchObject({ cellphone })
})

test('tells that a name is another account’s after its right code alone, and keeps the check', async () => {
  const token = await checked('customer')
  const email = 'tenant@demo.example'
  const code = await receiveCode(cloud.url, email, 'bind', token)
  expect(await newEmail(token, email, otherThan(code))).toMatchObject({ code: 610010 })
  expect(await newEmail(token, email, code)).toMatchObject({ code: 610022 })
  const cellphone = '+8613800000004'
  const body = { cellphone, code: await receiveCode(cloud.url, cellphone, 'bind', token) }
  expect(await send(cloud.url, calls.changeCellphone, { token, body })).toMatchObject({ code: 610021 })
  expect(await rename(token)).toMatchObject({ code: 610000 })
})

test('changes the password, and ends every other session of the user and nobody else’s', async () => {
  const other = await signIn(cloud, 'customer')
  const stranger = await signIn(cloud, 'tenant')
  const token = await checked('customer')
  expect(await newPassword(token)).toMatchObject({ code: 610000 })
  expect(await infoOf(token)).toMatchObject({ nickname: 'Mei Tanaka' })
  expect(await send(cloud.url, calls.userInfo, { token: other })).toMatchObject({ code: 610401 })
  expect(await send(cloud.url, calls.userInfo, { token: stranger })).toMatchObject({ code: 610000 })
  expect(await trySignIn(cloud.url, 'customer@demo.example', cloud.password)).toMatchObject({ code: 610001 })
  expect(await trySignIn(cloud.url, 'customer@demo.example', 'next-password-2')).toMatchObject({ code: 610000 })
})

test('tells the user their roles and permissions', async () => {
  const token = await signIn(cloud, 'customer')
  const { data } = await send(cloud.url, calls.userAuthInfo, { token })
  expect(data.roles).toEqual([{ roleId: expect.any(Number), name: 'End customer' }])
  expect(data.perms).toEqual((await infoOf(token)).perms)
  const nobody = await send(cloud.url, calls.userAuthInfo, { token: await signIn(cloud, 'nobody') })
  expect(nobody.data).toEqual({ roles: [], perms: [] })
})

test('needs a token for all of it, and names what does not fit', async () => {
  const token = await checked('customer')
  const { verifyIdentity, changeNickname, changeEmail, changeCellphone, changePassword } = calls
  const bad = [
    [verifyIdentity, { by: 'guess' }, 610604, 'by'],
    [verifyIdentity, {}, 610601, 'by'],
    [verifyIdentity, { by: 'password' }, 610601, 'password'],
    [verifyIdentity, { by: 'email', code: 'abcdef' }, 610604, 'code'],
    [changeNickname, { nickname: 'n'.repeat(16) }, 610604, 'nickname'],
    [changeNickname, { nickname: ' ' }, 610604, 'nickname'],
    [changeEmail, { email: 'a@demo.example' }, 610601, 'code'],
    [changeEmail, { email: 'a', code: '123456' }, 610604, 'email'],
    [changeCellphone, { cellphone: '0611111111', code: '123456' }, 610604, 'cellphone'],
    [changePassword, { password: 'short-1' }, 610604, 'password'],
    [changePassword, { password: 'no digit in it' }, 610604, 'password'],
    [changePassword, {}, 610601, 'password']
  ] as const
  for (const [call, body, code, field] of bad) {
    const answer = await send(cloud.url, call, { token, body: body as never })
    expect(answer).toMatchObject({ code })
    expect(JSON.stringify(answer.data)).toContain(`"${field}"`)
    expect(await send(cloud.url, call, { body: body as never })).toMatchObject({ code: 610596 })
  }
  expect(await send(cloud.url, calls.userAuthInfo)).toMatchObject({ code: 610596 })
  // Nothing of it spent the check.
  expect(await rename(token)).toMatchObject({ code: 610000 })
})
