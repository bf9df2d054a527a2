import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { askForCode, otherThan, receiveCode, takeTicket } from '../support/codes.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'
import { startTextMessageServer } from '../support/servers/text-message-server.ts'

/* Counts of codes, tickets and checks must be right where two processes have one database. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const minute = 60_000

let postgres: Postgres
let webhook: Awaited<ReturnType<typeof startTextMessageServer>>
let clouds: TestCloud[]
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  webhook = await startTextMessageServer()
  const smsWebhookUrl = `http://portal:secret@127.0.0.1:${webhook.port}/send`
  const starts = [1, 2].map(() =>
    startTestCloud({ databaseUrl: postgres.url, smsWebhookUrl, taskDays: 1, logLevel: 'silent' })
  )
  clouds = await Promise.all(starts)
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await webhook.stop()
  await postgres.stop()
})
test.beforeEach(async () => {
  for (const { clock } of clouds) await clock.advance(61 * minute)
})

const either = (index: number): TestCloud => {
  const cloud = clouds[index % clouds.length]
  if (cloud === undefined) throw new Error('the clouds did not start')
  return cloud
}
const times = <Result>(count: number, act: (url: string, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(either(index).url, index)))

const email = 'nopassword@demo.example'

test('stores neither codes nor tickets in a form that can be read', async () => {
  const imageTicket = await takeTicket(either(0).url)
  const [ticket] = await postgres.query('select ticket_hash from image_tickets')
  expect(ticket?.ticket_hash).toBe(createHash('sha256').update(imageTicket).digest('base64url'))
  const code = await receiveCode(either(0).url, email, 'login')
  const [stored] = await postgres.query('select * from verification_codes')
  expect(stored).toMatchObject({ target: email, purpose: 'login', failures: 0 })
  expect(JSON.stringify(stored)).not.toContain(code)
  expect(stored?.code_hash).toBe(createHash('sha256').update(`${stored?.salt}${code}`).digest('hex'))
})

test('counts exactly five of fifty wrong codes at once, across processes', async () => {
  const code = await receiveCode(either(0).url, email, 'login')
  const body = { email, code: otherThan(code) }
  const answers = await times(50, url => send(url, calls.signInByEmailV2, { body }))
  expect(codesOf(answers)).toEqual({ 610010: 5, 610013: 45 })
})

test('lets one in of thirty who bring one code to two processes at once', async () => {
  const body = { email, code: await receiveCode(either(1).url, email, 'login') }
  const answers = await times(30, url => send(url, calls.signInByEmailV2, { body }))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610013: 29 })
})

test('lets one in of thirty who bring two codes to two processes at once, while a third code is sent', async () => {
  const older = await receiveCode(either(0).url, email, 'login')
  for (const { clock } of clouds) await clock.advance(minute)
  const newer = await receiveCode(either(1).url, email, 'login')
  for (const { clock } of clouds) await clock.advance(minute)
  const tries = times(30, (url, index) =>
    send(url, calls.signInByEmailV2, { body: { email, code: index % 2 === 0 ? newer : older } })
  )
  const third = receiveCode(either(0).url, email, 'login')
  const counted = codesOf(await tries)
  const latest = await third
  // The use of one ends both. Then the third one is there, or is still to come, and a spent code is a wrong try of it.
  expect(counted[610000]).toBe(1)
  expect((counted[610013] ?? 0) + (counted[610010] ?? 0)).toBe(29)
  expect(counted[610010] ?? 0).toBeLessThanOrEqual(5)
  const left = await send(either(1).url, calls.signInByEmailV2, { body: { email, code: latest } })
  expect(left.code).toBe((counted[610010] ?? 0) === 5 ? 610013 : 610000)
})

test('sends one code to who asks both processes at once, and thirty for one network address', async () => {
  const token = await signIn(either(0), 'operator')
  expect(codesOf(await times(20, url => askForCode(url, email, 'login', token)))).toEqual({ 610000: 1, 610609: 19 })
  const flood = await times(50, (url, index) => askForCode(url, `flood-${index}@demo.example`, 'login', token))
  expect(codesOf(flood)).toEqual({ 610000: 29, 610520: 21 })
})

test('takes back what was not sent, exactly', async () => {
  const token = await signIn(either(0), 'operator')
  const ask = (url: string, index: number) => askForCode(url, `+336${10_000_000 + index}`, 'login', token)
  webhook.answer.status = 503
  expect(codesOf(await times(24, ask))).toEqual({ 610011: 24 })
  webhook.answer.status = 204
  expect(codesOf(await times(40, ask))).toEqual({ 610000: 30, 610520: 10 })
})

test('makes one change for one check, while the user signs in again and again', async () => {
  const token = await signIn(either(0), 'customer')
  const { password } = either(0)
  await send(either(0).url, calls.verifyIdentity, { token, body: { by: 'password', password } })
  const signIns = times(20, (_url, index) => signIn(either(index), 'customer'))
  const answers = await times(8, (url, index) =>
    send(url, calls.changeNickname, { token, body: { nickname: `Name ${index}` } })
  )
  await signIns
  // Ten sessions of one user are the most, so that this one may have ended meanwhile.
  const { 610401: ended = 0, 610000: changed = 0, 610016: spent = 0, ...others } = codesOf(answers)
  expect(others).toEqual({})
  expect(changed).toBeLessThanOrEqual(1)
  expect(ended + changed + spent).toBe(8)
})

test('makes one account of registrations for one phone at two processes', async () => {
  const cellphone = '+33612340000'
  await askForCode(either(0).url, cellphone, 'register')
  const code = /\d{6}/.exec(JSON.parse(webhook.messages.at(-1)?.body ?? '{}').text)?.[0] ?? ''
  const fields = { password: 'first-password-1', nickname: 'Ada', agreed: true } as const
  const answers = await times(20, url =>
    send(url, calls.register, { body: { type: 'account', cellphone, code, ...fields } })
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610013: 19 })
  expect(await postgres.query('select nickname from users where cellphone = $1', [cellphone])).toEqual([
    { nickname: 'Ada' }
  ])
})

test('answers a phone and a mailbox that another account took first by the code for it', async () => {
  const { url, password } = either(0)
  const token = await signIn(either(0), 'tenant')
  await send(url, calls.verifyIdentity, { token, body: { by: 'password', password } })
  const taken = 'customer@demo.example'
  const body = { email: taken, code: await receiveCode(url, taken, 'bind', token) }
  expect(await send(url, calls.changeEmail, { token, body })).toMatchObject({ code: 610022 })
})
