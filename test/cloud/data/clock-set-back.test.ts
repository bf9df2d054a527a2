import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn, trySignIn } from '../support/client.ts'
import { askForCode, imageCodeOf, lockForStrangers } from '../support/codes.ts'

/* Rows that were written while a clock was ahead hold nobody once the clock is right. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { SESSIONS_PER_USER: 2 } })
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(3 * day))

const email = 'tenant@demo.example'
const right = () => trySignIn(cloud.url, email, cloud.password)
const sum = () => send(cloud.url, calls.captchaImage, { query: { kind: 'question' } })
const answerOf = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).code

for (const [name, back] of [
  ['an hour', hour],
  ['a day', day],
  ['a year', 365 * day]
] as const)
  test.describe(`set back by ${name}`, () => {
    /** Does something under the wrong clock. */
    const ahead = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      await cloud.clock.advance(back)
      const result = await act()
      await cloud.clock.advance(-back)
      return result
    }

    test('a lock ends', async () => {
      const locked = await ahead(async () => {
        await lockForStrangers(cloud.url, email)
        return right()
      })
      expect(locked.code).toBe(610008)
      expect(await right()).toMatchObject({ code: 610000 })
    })

    test('a pause between codes and a spent rate end', async () => {
      const to = `${back}@demo.example`
      const spent = await ahead(async () => {
        await askForCode(cloud.url, to, 'login')
        for (let count = 1; count <= 10; count += 1) await sum()
        return [await askForCode(cloud.url, to, 'login'), await sum()]
      })
      expect(spent.map(({ code }) => code)).toEqual([610609, 610520])
      expect(await askForCode(cloud.url, to, 'login')).toMatchObject({ code: 610000 })
      expect(await sum()).toMatchObject({ code: 610000 })
    })

    test('a captcha and a check of identity are worth nothing', async () => {
      const token = await signIn(cloud, 'customer')
      const body = { by: 'password' as const, password: cloud.password }
      const { imageId, imageCode } = await ahead(async () => {
        await send(cloud.url, calls.verifyIdentity, { token, body })
        const made = (await send(cloud.url, calls.captchaImage)).data
        return { imageId: made.imageId, imageCode: (await imageCodeOf(cloud.url, made.imageId)) ?? '' }
      })
      const nickname = { token, body: { nickname: 'New' } }
      expect(await send(cloud.url, calls.changeNickname, nickname)).toMatchObject({ code: 610016 })
      expect(await send(cloud.url, calls.verifyCaptcha, { query: { imageId, imageCode } })).toMatchObject({
        code: 610014
      })
    })

    test('a session goes on, and lasts no longer than any other', async () => {
      const token = await ahead(() => signIn(cloud, 'operator'))
      expect(await answerOf(token)).toBe(610000)
      await cloud.clock.advance(7 * day - 1_000)
      expect(await answerOf(token)).toBe(610000)
      await cloud.clock.advance(1_000)
      expect(await answerOf(token)).toBe(610401)
    })

    test('sessions do not push out a new one', async () => {
      await ahead(async () => {
        for (let count = 1; count <= 2; count += 1) await signIn(cloud, 'distributor')
      })
      expect(await answerOf(await signIn(cloud, 'distributor'))).toBe(610000)
    })
  })
