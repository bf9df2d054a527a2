import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { calls } from '#contract/index.ts'
import { callAt, mockAnswer } from '../../packages/kit/tools/mock/mock-answer.pure.ts'
import { fateOf, type MockSwitches, readSwitches } from '../../packages/kit/tools/mock/mock-switches.pure.ts'

test.describe('the mock cloud', () => {
  test('answers each call of the contract with data that fits its schema', () => {
    for (const call of Object.values(calls)) {
      const { code, data } = mockAnswer({ ...call, query: undefined, body: undefined }, { query: {} })
      expect([call.path, code, v.is(call.data, data)]).toEqual([call.path, 610000, true])
    }
  })

  test('signs everybody in, with no permission and no menu of its own', () => {
    expect(mockAnswer(calls.userInfo, { query: {} }).data).toMatchObject({ nickname: 'Sample person', perms: [] })
    expect(mockAnswer(calls.menuTree, { query: {} }).data).toEqual([])
  })

  test('refuses a question that does not fit, as a cloud does', () => {
    expect(mockAnswer(calls.recordProgress, { query: {}, body: { lessonId: 'seven' } }).code).toBe(610604)
    expect(callAt('GET', '/api/managercloud/robots')).toBe(calls.robotList)
    expect(callAt('POST', '/api/managercloud/robots')).toBeUndefined()
    expect(callAt('GET', '/sub-app/fleet')).toBeUndefined()
  })
})

test.describe('the switches of the mock cloud', () => {
  const robots = '/api/managercloud/robots'
  const rows: [given: Parameters<typeof readSwitches>[0], pathname: string, chance: number, fate: object][] = [
    [{}, robots, 0, { delayMs: 0, code: undefined }],
    [{ fail: '610500' }, robots, 0.99, { delayMs: 0, code: 610_500 }],
    [{ fail: '610500=0.1' }, robots, 0.09, { delayMs: 0, code: 610_500 }],
    [{ fail: '610500=0.1' }, robots, 0.1, { delayMs: 0, code: undefined }],
    [{ fail: '610500', delay: '800' }, calls.userInfo.path, 0, { delayMs: 0, code: undefined }],
    [{ delay: '800' }, robots, 0, { delayMs: 800, code: undefined }],
    [{ fail: '610500', delay: '800', only: 'stores' }, robots, 0, { delayMs: 0, code: undefined }]
  ]
  for (const [given, pathname, chance, fate] of rows)
    test(`${JSON.stringify(given)} makes of ${pathname} at ${chance} ${JSON.stringify(fate)}`, () =>
      expect(fateOf(pathname, readSwitches(given) as MockSwitches, chance)).toEqual(fate))

  for (const given of [{ fail: 'often' }, { fail: '610500=2' }, { delay: 'long' }, { delay: '-1' }])
    test(`${JSON.stringify(given)} is refused`, () =>
      expect(readSwitches(given)).toEqual({ problem: expect.stringMatching(/^--(fail|delay) takes/) }))
})
