import { expect, test } from '@playwright/test'
import type * as v from 'valibot'
import { hasShape } from '#contract/checks/json-shape.ts'
import { calls } from '#contract/index.ts'
import { mostValues } from '../../../cloud/http/request/most-values.pure.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer, signIn } from '../support/client.ts'

/* How large a body may be is decided before anything is made of it. */

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, logLevel: 'silent', settings: { REFUSED_BODIES_PER_MINUTE: 20 } })
})
test.afterAll(() => cloud.close())

const shapes: [json: string, shape: Parameters<typeof hasShape>[1], fits: boolean][] = [
  ['', { depth: 0 }, true],
  ['7', { depth: 0, values: 0 }, true],
  ['[]', { depth: 1, values: 1 }, true],
  ['[]', { depth: 0 }, false],
  ['[1,2,3]', { depth: 1, values: 3 }, true],
  ['[1,2,3]', { depth: 1, values: 2 }, false],
  ['{"a":1,"b":[1]}', { depth: 2, values: 3 }, true],
  ['{"a":1,"b":[1]}', { depth: 1 }, false],
  ['["[[[,,,"]', { depth: 1, values: 1 }, true],
  [String.raw`["\"[,[,"]`, { depth: 1, values: 1 }, true],
  [String.raw`["\\",[]]`, { depth: 1 }, false],
  ['[],[],[]', { depth: 1, values: 5 }, true],
  ['[],[],[]', { depth: 1, values: 4 }, false],
  ['['.repeat(60_000), { depth: 20 }, false]
]
for (const [json, shape, fits] of shapes)
  test(`finds that ${json.slice(0, 30)} ${fits ? 'is' : 'is not'} within ${JSON.stringify(shape)}`, () => {
    expect(hasShape(json, shape)).toBe(fits)
  })

test('knows of every call how many values its body can need', () => {
  const most = Object.entries(calls).map(([name, { body }]) => [name, mostValues(body as v.GenericSchema | undefined)])
  expect(most.filter(([, count]) => !Number.isFinite(count))).toEqual([])
  const of = Object.fromEntries(most)
  // A call without a body has room for fields of newer clients alone.
  expect(of.userInfo).toBe(200)
  expect(of.signInByEmail).toBeLessThan(220)
  expect(of.reportRobotEvents).toBeGreaterThan(5_000)
})

const post = async (path: string, body: string, token?: string, type = 'application/json') => {
  const headers = { 'Content-Type': type, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  return readAnswer(await fetch(cloud.url + path, { method: 'POST', headers, body }))
}
const objects = (count: number) => `{"x":[${Array.from({ length: count }, () => '{}').join(',')}]}`

test('refuses a body with more values than its call can need, whoever sends it, and takes one with fewer', async () => {
  const token = await signIn(cloud, 'operator')
  const path = calls.taskCountAndTrend.path
  expect(await post(path, `{"days":7,"x":${objects(90)}}`, token)).toMatchObject({ code: 610000 })
  expect(await post(path, objects(20_000), token)).toMatchObject({ code: 610604 })
  expect(await post(calls.register.path, objects(20_000))).toMatchObject({ code: 610604 })
  const fields = Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&')
  const form = 'application/x-www-form-urlencoded'
  expect(await post(calls.signInByEmail.path, `email=a%40b.c&password=x&${fields}`, undefined, form)).toMatchObject({
    code: 610604
  })
})

test('counts bodies that are none at all, and then reads none of that sender’s, and of everybody else’s', async () => {
  const [token, other] = [await signIn(cloud, 'operator'), await signIn(cloud, 'customer')]
  const path = calls.taskCountAndTrend.path
  const codes = await Promise.all(Array.from({ length: 40 }, async () => (await post(path, '{', token)).code))
  const counted = codes.filter(code => code === 610604).length
  expect(counted).toBeGreaterThan(0)
  expect(counted).toBeLessThanOrEqual(20)
  expect(codes.filter(code => code === 610520)).toHaveLength(40 - counted)
  expect(await post(path, '{"days":7}', token)).toMatchObject({ code: 610520 })
  expect(await post(path, '{"days":7}', other)).toMatchObject({ code: 610000 })
  // A field that does not fit is a slip, and never counted.
  for (let round = 0; round < 25; round += 1)
    expect(await post(path, '{"days":"x"}', other)).toMatchObject({ code: 610604 })
})
