import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { CannotBegin, measure } from '../../../conformance/index.ts'

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ settings: { SESSIONS_PER_USER: 1_000, ADDRESS_LIMIT_FACTOR: 1_000 } })
})
test.afterAll(() => cloud.close())

const measureAt = (api: string, write = false, name = 'operator') =>
  measure({ api, account: `${name}@demo.example`, password: cloud.password, write, now: cloud.clock.now })
/** Each run tries one wrong password, and five within a quarter of an hour would lock the account. */
test.beforeEach(() => cloud.clock.advance(16 * 60_000))

for (const [name, write] of [
  ['operator', false],
  ['operator', true],
  ['customer', true]
] as const)
  test(`finds that the embedded cloud keeps the contract, as ${name}${write ? ', writing' : ''}`, async () => {
    const findings = await measureAt(cloud.url, write, name)
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
    for (const { path } of Object.values(calls))
      expect(findings.some(({ call }) => call.endsWith(` ${path}`))).toBe(true)
  })

test('says that it cannot begin where nobody answers or the password is wrong', async () => {
  await expect(measureAt('http://127.0.0.1:9')).rejects.toThrow(CannotBegin)
  const wrong = measure({ api: cloud.url, account: 'customer@demo.example', password: 'not-this-1', write: false })
  await expect(wrong).rejects.toThrow(/customer@demo\.example could not sign in: HTTP 200, 610001/)
})
