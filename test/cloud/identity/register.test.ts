import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, trySignIn } from '../support/client.ts'
import { otherThan, receiveCode } from '../support/codes.ts'

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(61 * minute))

const password = 'first-password-1'
type Body = { type: 'account'; code: string; password: string; nickname: string; agreed: true }
const register = (body: object) => send(cloud.url, calls.register, { body: body as Body })
const receive = (to: string) => receiveCode(cloud.url, to, 'register')
const account = (code: string) => ({ type: 'account', code, password, nickname: ' Ada ', agreed: true })
const quick = (code: string, cellphone: string) => ({
  type: 'quick',
  name: 'Ada & Sons',
  cellphone,
  code,
  country: 'FR',
  category: 7,
  products: ['T10', 'delivery'],
  agreed: true
})

test('makes an account by e-mail that signs in at once, whatever case the address was written in', async () => {
  const code = await receive('ada@demo.example')
  expect(await register({ ...account(code), email: 'Ada@DEMO.example' })).toMatchObject({ code: 610000 })
  const { data } = await trySignIn(cloud.url, 'ada@demo.example', password)
  const user = await send(cloud.url, calls.userInfo, { token: data.token })
  expect(user.data).toMatchObject({ nickname: 'Ada', email: 'ada@demo.example', cellphone: null, userType: 3 })
  expect(user.data.tenantId).toBe(null)
  expect(user.data.perms.length).toBeGreaterThan(0)
})

test('makes an account by phone', async () => {
  const cellphone = '+33612345678'
  expect(await register({ ...account(await receive(cellphone)), cellphone })).toMatchObject({ code: 610000 })
  const body = { cellphone, password }
  expect(await send(cloud.url, calls.signInByCellphone, { body })).toMatchObject({ code: 610000 })
})

test('makes an account by quick registration that waits for its activation', async () => {
  const cellphone = '+33687654321'
  expect(await register(quick(await receive(cellphone), cellphone))).toMatchObject({ code: 610000 })
  await cloud.clock.advance(minute)
  const code = await receiveCode(cloud.url, cellphone, 'login')
  expect(await send(cloud.url, calls.signInByCellphoneV2, { body: { cellphone, code } })).toMatchObject({
    code: 610007
  })
})

const taken: [name: string, code: number, body: (code: string) => object][] = [
  ['customer@demo.example', 610022, code => ({ ...account(code), email: 'customer@demo.example' })],
  ['+8613800000003', 610021, code => ({ ...account(code), cellphone: '+8613800000003' })],
  ['+8613800000004', 610021, code => quick(code, '+8613800000004')]
]

for (const [name, expected, body] of taken)
  test(`tells that ${name} is taken after the right code alone`, async () => {
    const code = await receive(name)
    expect(await register(body(otherThan(code)))).toMatchObject({ code: 610010, data: null })
    expect(await register(body(code))).toMatchObject({ code: expected })
    expect(await register(body(code))).toMatchObject({ code: 610013 })
  })

test('makes one account of thirty registrations at once', async () => {
  const email = 'race@demo.example'
  const code = await receive(email)
  const answers = await Promise.all(Array.from({ length: 30 }, () => register({ ...account(code), email })))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610013: 29 })
})

const email = 'bad@demo.example'
const good = { ...account('123456'), email }
const goodQuick = quick('123456', '+33611111111')
const without = (body: object, field: string) => ({ ...body, [field]: undefined })
const bad: [body: object, code: number, field: string][] = [
  [without(good, 'type'), 610601, 'type'],
  [{ ...good, type: 'other' }, 610604, 'type'],
  [without(good, 'email'), 610601, 'email'],
  [{ ...good, cellphone: '+33611111111' }, 610604, 'cellphone'],
  [without(good, 'agreed'), 610601, 'agreed'],
  [{ ...good, agreed: false }, 610604, 'agreed'],
  [{ ...good, agreed: 'true' }, 610604, 'agreed'],
  [{ ...good, nickname: '   ' }, 610604, 'nickname'],
  [{ ...good, nickname: 'n'.repeat(16) }, 610604, 'nickname'],
  [{ ...good, password: 'short-1' }, 610604, 'password'],
  [{ ...good, password: 'only letters' }, 610604, 'password'],
  [{ ...good, password: '1234567890' }, 610604, 'password'],
  [{ ...good, password: `a1${'x'.repeat(127)}` }, 610604, 'password'],
  [{ ...good, code: 123456 }, 610604, 'code'],
  [without(goodQuick, 'cellphone'), 610601, 'cellphone'],
  [{ ...goodQuick, country: 'fra' }, 610604, 'country'],
  [{ ...goodQuick, category: 0 }, 610604, 'category'],
  [{ ...goodQuick, category: 8 }, 610604, 'category'],
  [{ ...goodQuick, category: 1.5 }, 610604, 'category'],
  [{ ...goodQuick, products: 'T10' }, 610604, 'products'],
  [{ ...goodQuick, products: Array(51).fill('T10') }, 610604, 'products'],
  [{ ...goodQuick, name: '' }, 610604, 'name']
]

for (const [body, code, field] of bad)
  test(`answers ${JSON.stringify(body).slice(0, 180)} ${code} and names ${field}`, async () => {
    const answer = await register(body)
    expect(answer).toMatchObject({ code })
    expect(JSON.stringify(answer.data)).toContain(`"${field}"`)
  })

test('refuses a common password before it looks at the code', async () => {
  const email = 'common@demo.example'
  const code = await receive(email)
  expect(await register({ ...account(code), email, password: 'qwerty123' })).toMatchObject({
    code: 610604,
    data: [{ field: 'password' }]
  })
  expect(await register({ ...account(code), email })).toMatchObject({ code: 610000 })
})
