import { hash } from '@node-rs/argon2'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, signInAll, trySignIn } from '../support/client.ts'
import { newestCode, receiveCode } from '../support/codes.ts'

/* One password typed on two devices: one writes é as one character, the other as e with a mark. */

const minute = 60_000
const day = 24 * 60 * minute
const composed = 'caf\u00e9-au-lait-1'
const apart = 'cafe\u0301-au-lait-1'

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { ADDRESS_FAILURES: 6 } })
})
test.afterAll(() => cloud.close())
// The counts of one test are over for the next one.
test.beforeEach(() => cloud.clock.advance(day))

const accountOf = (name: string) => `${name}@demo.example`
const storedHash = async (email: string) =>
  String((await cloud.query(`select password_hash as hash from users where email = '${email}'`))[0]?.hash)
/** Stores a hash as an earlier version of the portal made it. */
const storeOldHash = async (email: string, of: string) => {
  const made = await hash(of)
  await cloud.query(`update users set password_hash = '${made}' where email = '${email}'`)
  return made
}
const opens = async (email: string, typed: string) => (await trySignIn(cloud.url, email, typed)).code

const doors: [name: string, make: (typed: string) => Promise<string>][] = [
  [
    'a registration',
    async password => {
      const email = `${password.length}@new.example`
      const code = await receiveCode(cloud.url, email, 'register')
      const body = { type: 'account', email, code, password, nickname: 'Ada', agreed: true } as const
      await send(cloud.url, calls.register, { body })
      return email
    }
  ],
  [
    'an invitation',
    async password => {
      const email = `invited-${password.length}@new.example`
      const { operator: token = '' } = await signInAll(cloud, ['operator'])
      const [role] = await cloud.query("select role_id from roles where name = 'After-sales'")
      await send(cloud.url, calls.invite, { token, body: { email, userType: 4, roleId: Number(role?.role_id) } })
      const code = await newestCode(cloud.url, email)
      const body = { type: 'account', email, code, password, nickname: 'Bea', agreed: true } as const
      await send(cloud.url, calls.register, { body })
      return email
    }
  ],
  [
    'a forgotten password',
    async password => {
      const email = accountOf('tenant')
      const code = await receiveCode(cloud.url, email, 'forgot_password')
      await send(cloud.url, calls.resetPassword, { body: { email, code, password } })
      return email
    }
  ],
  [
    'a change of the own password',
    async password => {
      await storeOldHash(accountOf('customer'), composed)
      const token = await signIn({ url: cloud.url, password: composed }, 'customer')
      const proof = { by: 'password', password: composed } as const
      expect((await send(cloud.url, calls.verifyIdentity, { token, body: proof })).code).toBe(610000)
      await send(cloud.url, calls.changePassword, { token, body: { password } })
      return accountOf('customer')
    }
  ]
]
for (const [name, make] of doors)
  test(`a password opens the account in both forms after ${name}, whichever was typed then`, async () => {
    for (const typed of [apart, composed]) {
      await cloud.clock.advance(2 * minute)
      const email = await make(typed)
      expect([await opens(email, composed), await opens(email, apart)]).toEqual([610000, 610000])
    }
  })

const old: [hashed: string, typed: string, then: string][] = [
  [apart, apart, composed],
  [composed, apart, composed],
  [composed, composed, apart]
]
for (const [hashed, typed, then] of old)
  test(`an old hash of a password in ${hashed.length} parts takes it in ${typed.length}, and then in ${then.length}`, async () => {
    const email = accountOf('packs')
    const before = await storeOldHash(email, hashed)
    expect(await opens(email, typed)).toBe(610000)
    expect((await storedHash(email)) === before).toBe(hashed === composed)
    expect(await opens(email, then)).toBe(610000)
  })

test('a check of the own password hashes anew, and says nothing of a change', async () => {
  const email = accountOf('nopacks')
  const token = await signIn(cloud, 'nopacks')
  const changed = async () =>
    (await cloud.query(`select password_change_time from users where email = '${email}'`))[0]?.password_change_time
  const time = await changed()
  await storeOldHash(email, apart)
  const check = () => send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password: apart } })
  expect((await check()).code).toBe(610000)
  expect(await opens(email, composed)).toBe(610000)
  expect(await changed()).toEqual(time)
  expect((await check()).code).toBe(610000)
})

test('lets everybody in who signs in at the moment at which the hash is made anew', async () => {
  const email = accountOf('aftersales')
  await storeOldHash(email, apart)
  const answers = await Promise.all(Array.from({ length: 8 }, () => trySignIn(cloud.url, email, apart)))
  expect(codesOf(answers)).toEqual({ 610000: 8 })
  expect(await opens(email, composed)).toBe(610000)
})

test('keeps a new password that comes while an old hash is made anew', async () => {
  const email = accountOf('aftersales')
  await storeOldHash(email, apart)
  const code = await receiveCode(cloud.url, email, 'forgot_password')
  const body = { email, code, password: 'another-word-2' }
  await Promise.all([
    send(cloud.url, calls.resetPassword, { body }),
    ...Array.from({ length: 6 }, () => trySignIn(cloud.url, email, apart))
  ])
  await cloud.clock.advance(day)
  expect([await opens(email, 'another-word-2'), await opens(email, apart)]).toEqual([610000, 610001])
})

test('answers a wrong password in two forms the same with and without an account, and counts both at the address', async () => {
  const wrong = 'cafe\u0301-noir-1'
  const answers: number[] = []
  for (const name of ['operator', 'stranger', 'packs', 'nobody']) answers.push(await opens(accountOf(name), wrong))
  // Six failures are allowed without a captcha: three passwords in two forms.
  expect(answers).toEqual([610001, 610001, 610001, 610014])
})
