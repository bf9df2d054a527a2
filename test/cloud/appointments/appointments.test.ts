import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'

const minute = 60_000
const hour = 60 * minute

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'nobody'])
})
test.afterAll(() => cloud.close())

// The clock stands at noon of 12 March in Beijing.
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+08:00`)
const tokenOf = (name: string) => ({ token: tokens[name] ?? '' })
const salespersonsOf = async (day: string, name = 'operator') =>
  (await send(cloud.url, calls.salespersonList, { ...tokenOf(name), query: { day } })).data
const someone = async (place = 0) => (await salespersonsOf('2026-03-12'))[place]?.salespersonId ?? 0
const listOf = async (name: string, query: { pageNo?: number; size?: number } = {}) =>
  (await send(cloud.url, calls.appointmentList, { ...tokenOf(name), query })).data
type Wish = { salespersonId: number; start: number; end: number; remark?: string }
const book = (name: string, wish: Wish) => send(cloud.url, calls.bookAppointment, { ...tokenOf(name), body: wish })
const cancel = (name: string, appointmentId: number) =>
  send(cloud.url, calls.cancelAppointment, { ...tokenOf(name), body: { appointmentId } })
const halfHour = (start: number) => ({ start, end: start + 30 * minute })
const freeOf = async (day: string, salespersonId: number) =>
  (await salespersonsOf(day))
    .find(salesperson => salesperson.salespersonId === salespersonId)
    ?.slots.filter(({ free }) => free)
    .map(({ start }) => start)

test('lists eighteen half hours a day for each salesperson, those that have begun not free', async () => {
  const salespersons = await salespersonsOf('2026-03-12')
  expect(salespersons.map(({ name }) => name)).toEqual([
    'Chen Jie',
    'Emily Carter',
    'Sato Haruka',
    'Kim Minseo',
    'Olivia Hart'
  ])
  for (const { slots } of salespersons) {
    expect(slots).toHaveLength(18)
    expect(slots[0]?.start).toBe(at('2026-03-12', '09:00'))
    expect(slots.at(-1)?.end).toBe(at('2026-03-12', '18:00'))
    expect(slots.every(({ start, end }) => end - start === 30 * minute)).toBe(true)
    expect(slots.filter(({ free }) => free).map(({ start }) => start)).toEqual(
      slots.map(({ start }) => start).filter(start => start > cloud.clock.now())
    )
  }
})

const days: [day: string, code: number][] = [
  ['2026-03-11', 610604],
  ['2026-03-12', 610000],
  ['2026-04-11', 610000],
  ['2026-04-12', 610604],
  ['2026-02-30', 610604],
  ['2026-13-01', 610604],
  ['9999-99-99', 610604],
  ['2026-3-12', 610604],
  ['today', 610604],
  ['', 610604]
]

for (const [day, code] of days)
  test(`answers the salespersons of "${day}" ${code}`, async () => {
    const answer = await send(cloud.url, calls.salespersonList, { ...tokenOf('operator'), query: { day } })
    expect(answer.code).toBe(code)
    if (code !== 610000) expect(answer.data).toMatchObject([{ field: 'day' }])
  })

test('keeps demo appointments: past, cancelled and to come, each only its owner’s', async () => {
  const { list, total } = await listOf('customer')
  expect(total).toBe(3)
  expect(list.map(({ status }) => status)).toEqual([1, 2, 3])
  expect((await listOf('operator')).list.map(({ status }) => status)).toEqual([1])
  expect((await listOf('customer', { pageNo: 2, size: 2 })).list).toEqual(list.slice(2))
  const [upcoming] = list
  const free = await freeOf('2026-03-15', upcoming?.salespersonId ?? 0)
  expect(free).toHaveLength(15)
  expect(free).not.toContain(upcoming?.start)
})

test('books, lists, and after a cancellation frees the slots for others', async () => {
  const salespersonId = await someone()
  const start = at('2026-03-20', '09:00')
  const booked = await book('customer', { salespersonId, start, end: start + 2 * hour, remark: ' Wheels ' })
  expect(booked.data).toEqual({
    appointmentId: expect.any(Number),
    salespersonId,
    salespersonName: 'Chen Jie',
    start,
    end: start + 2 * hour,
    place: '',
    phone: '',
    remark: 'Wheels',
    status: 1
  })
  expect((await listOf('customer')).list).toContainEqual(booked.data)
  expect(await freeOf('2026-03-20', salespersonId)).toHaveLength(14)
  const overlapping = { salespersonId, start: start + hour, end: start + 3 * hour }
  expect((await book('operator', overlapping)).code).toBe(610602)
  // Nothing of the refused one stays, not even the half that was free.
  expect(await freeOf('2026-03-20', salespersonId)).toHaveLength(14)
  expect((await cancel('customer', booked.data.appointmentId)).code).toBe(610000)
  expect((await listOf('customer')).list).toContainEqual({ ...booked.data, status: 2 })
  expect((await book('operator', overlapping)).code).toBe(610000)
})

const periods: [title: string, start: number, end: number, code: number, field?: string][] = [
  ['the first half hour', at('2026-04-09', '09:00'), at('2026-04-09', '09:30'), 610000],
  ['the last half hour', at('2026-04-09', '17:30'), at('2026-04-09', '18:00'), 610000],
  ['the last day', at('2026-04-11', '17:30'), at('2026-04-11', '18:00'), 610000],
  ['the slot that begins now', at('2026-03-12', '12:00'), at('2026-03-12', '12:30'), 610604, 'start'],
  ['yesterday', at('2026-03-11', '15:00'), at('2026-03-11', '15:30'), 610604, 'start'],
  ['a day too far', at('2026-04-12', '09:00'), at('2026-04-12', '09:30'), 610604, 'start'],
  ['before opening', at('2026-04-08', '08:30'), at('2026-04-08', '09:00'), 610604, 'start'],
  ['across opening', at('2026-04-08', '08:30'), at('2026-04-08', '09:30'), 610604, 'start'],
  ['across closing', at('2026-04-08', '17:30'), at('2026-04-08', '18:30'), 610604, 'end'],
  ['after closing', at('2026-04-08', '18:00'), at('2026-04-08', '18:30'), 610604, 'start'],
  ['an end in the night', at('2026-04-08', '17:00'), at('2026-04-08', '18:00') + 8 * hour, 610604, 'end'],
  ['a start off the half hour', at('2026-04-08', '10:10'), at('2026-04-08', '10:40'), 610604, 'start'],
  ['a start a millisecond off', at('2026-04-08', '10:00') + 1, at('2026-04-08', '10:30'), 610604, 'start'],
  ['an end off the half hour', at('2026-04-08', '10:00'), at('2026-04-08', '10:20'), 610604, 'end'],
  ['no time at all', at('2026-04-08', '10:00'), at('2026-04-08', '10:00'), 610604, 'end'],
  ['an end before the start', at('2026-04-08', '10:00'), at('2026-04-08', '09:30'), 610604, 'end'],
  ['two days', at('2026-04-08', '17:30'), at('2026-04-09', '09:30'), 610604, 'end'],
  ['two and a half hours', at('2026-04-08', '10:00'), at('2026-04-08', '12:30'), 610604, 'end'],
  ['a year without end', at('2026-04-08', '10:00'), Number.MAX_SAFE_INTEGER, 610604, 'end'],
  ['a moment that no calendar has', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 610604, 'start'],
  ['a moment before 1970', -hour, hour, 610604, 'start']
]

for (const [title, start, end, code, field] of periods)
  test(`answers an appointment for ${title} ${code}`, async () => {
    const answer = await book('operator', { salespersonId: await someone(3), start, end })
    expect(answer.code).toBe(code)
    if (field !== undefined) expect(answer.data).toMatchObject([{ field }])
  })

const bodies: [title: string, change: object, code: number, field?: string][] = [
  ['no salesperson', { salespersonId: undefined }, 610601, 'salespersonId'],
  ['no start', { start: undefined }, 610601, 'start'],
  ['an unknown salesperson', { salespersonId: 2_147_483_647 }, 610603],
  ['a salesperson in quotes', { salespersonId: '1' }, 610604, 'salespersonId'],
  ['a time as text', { start: '2026-04-08T10:00' }, 610604, 'start'],
  ['half a millisecond', { start: at('2026-04-08', '10:00') + 0.5 }, 610604, 'start'],
  ['no end of time', { end: null }, 610604, 'end'],
  ['501 characters of remark', { remark: 'x'.repeat(501) }, 610604, 'remark'],
  ['a remark that is no text', { remark: ['x'] }, 610604, 'remark']
]

const post = async (body: object, headers: Record<string, string> = {}) =>
  readAnswer(
    await fetch(`${cloud.url}${calls.bookAppointment.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.operator}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body)
    })
  )

for (const [title, change, code, field] of bodies)
  test(`refuses an appointment with ${title}`, async () => {
    const wish = { salespersonId: await someone(3), ...halfHour(at('2026-04-08', '10:00')), remark: '' }
    const answer = await post({ ...wish, ...change })
    expect(answer.code).toBe(code)
    if (field !== undefined) expect(answer.data).toMatchObject([{ field }])
  })

test('goes by Beijing whatever time zone the caller claims, and by the session whatever user', async () => {
  const { userId } = (await send(cloud.url, calls.userInfo, tokenOf('customer'))).data
  const before = await listOf('customer')
  const wish = { salespersonId: await someone(3), ...halfHour(at('2026-04-08', '19:00')), userId }
  expect((await post(wish, { 'X-Time-Zone': '-8' })).code).toBe(610604)
  const fits = { ...wish, ...halfHour(at('2026-04-08', '16:00')) }
  expect((await post(fits, { 'X-Time-Zone': '-8' })).code).toBe(610000)
  expect(await listOf('customer')).toEqual(before)
})

test('has one winner of thirty who book the same slot at the same moment', async () => {
  const wish = { salespersonId: await someone(1), ...halfHour(at('2026-03-25', '10:00')) }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => book(index % 2 === 0 ? 'operator' : 'customer', wish))
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 29 })
  const booked = [...(await listOf('operator')).list, ...(await listOf('customer')).list]
  expect(booked.filter(({ start }) => start === wish.start)).toHaveLength(1)
})

test('gives one user two hours of a day, also of thirty half hours booked at the same moment', async () => {
  const ids = (await salespersonsOf('2026-03-26')).map(({ salespersonId }) => salespersonId).slice(0, 2)
  const wishes = ids.flatMap(salespersonId =>
    Array.from({ length: 15 }, (_, index) => ({
      salespersonId,
      ...halfHour(at('2026-03-26', '09:00') + index * 30 * minute)
    }))
  )
  const answers = await Promise.all(wishes.map(wish => book('customer', wish)))
  expect(codesOf(answers)).toEqual({ 610000: 4, 610604: 26 })
  // Another day is another two hours, and a cancelled half hour can be had again.
  const first = answers.find(({ code }) => code === 610000)
  expect((await book('customer', { salespersonId: ids[0] ?? 0, ...halfHour(at('2026-03-27', '09:00')) })).code).toBe(
    610000
  )
  await cancel('customer', first?.data.appointmentId ?? 0)
  expect((await book('customer', { salespersonId: ids[0] ?? 0, ...halfHour(at('2026-03-26', '17:00')) })).code).toBe(
    610000
  )
})

test('cancels once, also of thirty who try at the same moment, and what is cancelled stays so', async () => {
  const wish = { salespersonId: await someone(2), ...halfHour(at('2026-03-30', '10:00')) }
  const { appointmentId } = (await book('customer', wish)).data
  const answers = await Promise.all(Array.from({ length: 30 }, () => cancel('customer', appointmentId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610607: 29 })
  // The slot goes to another; the late cancellation of the first must not free it again.
  expect((await book('operator', wish)).code).toBe(610000)
  expect((await cancel('customer', appointmentId)).code).toBe(610607)
  expect(await freeOf('2026-03-30', wish.salespersonId)).not.toContain(wish.start)
})

test('lets nobody but the owner cancel, and answers others as if nothing were there', async () => {
  const wish = { salespersonId: await someone(2), ...halfHour(at('2026-03-31', '10:00')) }
  const { appointmentId } = (await book('customer', wish)).data
  expect((await cancel('operator', appointmentId)).code).toBe(610603)
  expect((await cancel('customer', 2_147_483_647)).code).toBe(610603)
  expect((await listOf('customer')).list).toContainEqual(expect.objectContaining({ appointmentId, status: 1 }))
})

for (const appointmentId of [0, -1, 1.5, '1', null, 2_147_483_648, [1]])
  test(`refuses to cancel ${JSON.stringify(appointmentId)}`, async () => {
    const response = await fetch(`${cloud.url}${calls.cancelAppointment.path}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${tokens.customer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ appointmentId })
    })
    expect(await readAnswer(response)).toMatchObject({ code: 610604, data: [{ field: 'appointmentId' }] })
  })

for (const name of ['distributor', 'nobody'])
  test(`keeps ${name}, who lacks the permission, out of every call`, async () => {
    const wish = { salespersonId: 1, ...halfHour(at('2026-04-01', '10:00')) }
    const answers = await Promise.all([
      send(cloud.url, calls.salespersonList, { ...tokenOf(name), query: { day: '2026-04-01' } }),
      send(cloud.url, calls.appointmentList, { ...tokenOf(name), query: {} }),
      book(name, wish),
      cancel(name, 1)
    ])
    expect(codesOf(answers)).toEqual({ 610403: 4 })
  })

// The clock moves from here on.
test('cannot cancel what has begun, and calls it past when it is over', async () => {
  const start = at('2026-03-12', '15:00')
  const { appointmentId } = (await book('customer', { salespersonId: await someone(2), ...halfHour(start) })).data
  const statusOf = async () =>
    (await listOf('customer', { size: 100 })).list.find(row => row.appointmentId === appointmentId)?.status
  await cloud.clock.advance(3 * hour)
  expect((await cancel('customer', appointmentId)).code).toBe(610607)
  expect(await statusOf()).toBe(1)
  await cloud.clock.advance(30 * minute)
  expect(await statusOf()).toBe(3)
})
