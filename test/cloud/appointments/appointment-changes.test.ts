import { expect, test } from '@playwright/test'
import { appointmentReasons } from '#contract/calls/appointments/appointments.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { openedChannel } from '../support/live.ts'
import { readCalendar, startMailServer } from '../support/servers/mail-server.ts'

/* The life of an appointment after its booking: moves, mails, reminders, and the people who hear of it. */

test.describe.configure({ mode: 'serial' })

const minute = 60_000
const hour = 60 * minute

let mail: Awaited<ReturnType<typeof startMailServer>>
let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  mail = await startMailServer()
  cloud = await startTestCloud({
    taskDays: 1,
    smtpUrl: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}?from=portal@portal.example`,
    settings: { APPOINTMENT_CHANGES_PER_HOUR: 12 }
  })
  tokens = await signInAll(cloud, ['operator', 'customer'])
})
test.afterAll(async () => {
  await cloud.close()
  await mail.stop()
})

// The clock stands at noon of 12 March in Beijing.
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+08:00`)
const tokenOf = (name: string) => tokens[name] ?? ''
const peopleOn = async (day: string) =>
  (await send(cloud.url, calls.salespersonList, { token: tokenOf('operator'), query: { day } })).data
const someone = async (place: number) => (await peopleOn('2026-03-20'))[place]?.salespersonId ?? 0
const freeOf = async (day: string, salespersonId: number) =>
  (await peopleOn(day)).find(it => it.salespersonId === salespersonId)?.slots.filter(({ free }) => free).length
const daysOf = async (name: string, query: { from?: string; to?: string }) =>
  send(cloud.url, calls.appointmentDays, { token: tokenOf(name), query })

/** A request with the language and the zone of the person who makes it. */
const asReader = async (language: string, method: string, path: string, body?: object) => {
  const response = await fetch(cloud.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf('customer')}`,
      'Content-Type': 'application/json',
      'Accept-Language': language
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  return (await response.json()) as { code: number; data: { appointmentId: number; status: number } }
}

const lineOf = (lines: string[], name: string) => lines.find(line => new RegExp(`^${name}[:;]`).test(line))

test('tells of each day what is free and what is left to the user, of a range or of all days', async () => {
  const all = await daysOf('customer', {})
  expect(all.data).toHaveLength(31)
  expect(all.data[0]?.day).toBe('2026-03-12')
  expect(all.data.at(-1)?.day).toBe('2026-04-11')
  // The customer has an hour and a half of the fifteenth.
  expect(all.data.find(({ day }) => day === '2026-03-15')).toEqual({ day: '2026-03-15', free: 18, left: 1 })
  expect((await daysOf('customer', { from: '2026-03-01', to: '2026-03-13' })).data.map(({ day }) => day)).toEqual([
    '2026-03-12',
    '2026-03-13'
  ])
  expect((await daysOf('customer', { from: '2027-01-01' })).data).toEqual([])
})

for (const [query, field] of [
  [{ from: '2026-02-30' }, 'from'],
  [{ to: '2026-13-01' }, 'to'],
  [{ from: '2026-03-14', to: '2026-03-13' }, 'to']
] as const)
  test(`refuses the days of ${JSON.stringify(query)}`, async () => {
    expect(await daysOf('customer', query)).toMatchObject({ code: 610604, data: [{ field }] })
  })

for (const [status, count] of [
  [1, 1],
  [2, 1],
  [3, 1],
  [undefined, 3]
] as const)
  test(`lists the appointments of state ${status ?? 'any'}`, async () => {
    const query = status === undefined ? {} : { status }
    const { data } = await send(cloud.url, calls.appointmentList, { token: tokenOf('customer'), query })
    expect(data).toMatchObject({ total: count })
    expect(data.list.every(row => status === undefined || row.status === status)).toBe(true)
  })

test('books, moves and cancels with mails whose calendar file is one entry that follows, and a live word', async () => {
  const salespersonId = await someone(2)
  const channels = [
    await openedChannel(cloud.url, tokenOf('customer'), { about: 'appointments_changed' }),
    await openedChannel(cloud.url, tokenOf('operator'), { about: 'appointments_changed' })
  ]
  const said = { place: 'Quay Street 12', phone: '+65 6123 4567', remark: 'ล้อมีเสียงดัง, ตรวจ; "Pepper"' }
  const wish = { salespersonId, timeZone: 'Asia/Bangkok', ...said }
  const appointmentId = await test.step('a booking reaches open pages', async () => {
    const path = calls.bookAppointment.path
    const first = { start: at('2026-03-20', '10:00'), end: at('2026-03-20', '11:30') }
    const booked = await asReader('th', 'POST', path, { ...wish, ...first })
    expect(booked.code).toBe(610000)
    for (const channel of channels) expect(await channel.arrived(2)).toEqual([{}, { action: 'appointments_changed' }])
    const { appointmentId } = booked.data
    return appointmentId
  })

  await test.step('it moves to a time that overlaps with itself', async () => {
    // Later by an hour: it overlaps with itself, and is longer.
    const second = { start: at('2026-03-20', '11:00'), end: at('2026-03-20', '13:00') }
    expect(
      await asReader('fr', 'PUT', calls.moveAppointment.path, { ...wish, ...second, appointmentId })
    ).toMatchObject({
      code: 610000,
      data: { appointmentId, ...second, salespersonId, ...said, status: 1 }
    })
    expect(await freeOf('2026-03-20', salespersonId)).toBe(14)
  })
  const third = { start: at('2026-03-23', '09:00'), end: at('2026-03-23', '09:30') }
  const other = { salespersonId: await someone(3), timeZone: 'Asia/Shanghai' }
  await test.step('it moves to another person, and the first one is free again', async () => {
    // To another person on another day: the first one is free again.
    expect((await asReader('en', 'PUT', calls.moveAppointment.path, { ...other, ...third, appointmentId })).code).toBe(
      610000
    )
    expect(await freeOf('2026-03-20', salespersonId)).toBe(18)
    expect(await freeOf('2026-03-23', other.salespersonId)).toBe(17)
  })
  await test.step('a cancelled one frees its time and moves no more', async () => {
    expect((await asReader('ja', 'PUT', calls.cancelAppointment.path, { appointmentId })).code).toBe(610000)
    expect(await freeOf('2026-03-23', other.salespersonId)).toBe(18)
    expect((await asReader('en', 'PUT', calls.moveAppointment.path, { ...other, ...third, appointmentId })).code).toBe(
      610606
    )
  })

  await expect.poll(() => mail.mails.length).toBe(4)
  const calendars = mail.mails.map(readCalendar)
  await test.step('the calendar files of the mails are one entry that follows', async () => {
    const uid = lineOf(calendars[0] ?? [], 'UID')
    expect(uid).toMatch(/^UID:appointment-\d+-\d+@robot-portal$/)
    expect(calendars.map(lines => lineOf(lines, 'UID'))).toEqual([uid, uid, uid, uid])
    expect(calendars.map(lines => lineOf(lines, 'SEQUENCE'))).toEqual([0, 1, 2, 3].map(count => `SEQUENCE:${count}`))
    expect(calendars.map(lines => lineOf(lines, 'METHOD'))).toEqual([
      'METHOD:REQUEST',
      'METHOD:REQUEST',
      'METHOD:REQUEST',
      'METHOD:CANCEL'
    ])
    expect(calendars.map(lines => lineOf(lines, 'DTSTART'))).toEqual([
      'DTSTART:20260320T020000Z',
      'DTSTART:20260320T030000Z',
      'DTSTART:20260323T010000Z',
      'DTSTART:20260323T010000Z'
    ])
    expect(calendars.map(lines => lineOf(lines, 'STATUS')).at(-1)).toBe('STATUS:CANCELLED')
  })
  await test.step('the first mail says what was written, when and by whom', async () => {
    expect(lineOf(calendars[0] ?? [], 'DESCRIPTION')).toBe(
      'DESCRIPTION:โทรศัพท์: +65 6123 4567\\nล้อมีเสียงดัง\\, ตรวจ\\; "Pepper"'
    )
    expect(lineOf(calendars[0] ?? [], 'LOCATION')).toBe('LOCATION:Quay Street 12')
    expect(lineOf(calendars[0] ?? [], 'DTSTAMP')).toBe('DTSTAMP:20260312T040000Z')
    expect(lineOf(calendars[0] ?? [], 'ORGANIZER')).toContain('portal@portal.example')
    expect(mail.mails.every(({ to }) => to[0] === 'customer@demo.example')).toBe(true)
  })
  for (const channel of channels) channel.socket.close()
})

test('gives the same entry to who downloads it, folded at 75 bytes', async () => {
  const { data } = await send(cloud.url, calls.appointmentList, { token: tokenOf('customer'), query: { status: 2 } })
  const [cancelled] = data.list.toSorted((one, other) => other.appointmentId - one.appointmentId)
  const query = { appointmentId: cancelled?.appointmentId ?? 0 }
  const text = (await send(cloud.url, calls.appointmentCalendar, { token: tokenOf('customer'), query })).data
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines).toContain('METHOD:PUBLISH')
  expect(lines).toContain('SEQUENCE:3')
  expect(lines.some(line => line.startsWith('ATTENDEE'))).toBe(false)
})

const refused: [title: string, change: object, code: number, reason?: string][] = [
  ['to a time in the past', { start: at('2026-03-12', '09:00'), end: at('2026-03-12', '09:30') }, 610604],
  ['to an unknown person', { salespersonId: 2_147_483_647 }, 610603],
  ['to a zone that is none', { timeZone: 'Mars/Olympus' }, 610604],
  ['to a zone that is an offset', { timeZone: '+08:00' }, 610604],
  ['to more than two hours', { end: at('2026-03-24', '12:30') }, 610604, appointmentReasons.ofDay]
]

test('refuses moves, and leaves the appointment where it is', async () => {
  const start = at('2026-03-24', '10:00')
  const slot = { salespersonId: await someone(1), start, end: start + 30 * minute }
  const { appointmentId } = (await asReader('en', 'POST', calls.bookAppointment.path, slot)).data
  for (const [title, change, code, reason] of refused) {
    const answer = await asReader('en', 'PUT', calls.moveAppointment.path, { ...slot, appointmentId, ...change })
    expect(answer, title).toMatchObject({ code, ...(reason === undefined ? {} : { data: [{ reason }] }) })
  }
  const { data } = await send(cloud.url, calls.appointmentList, { token: tokenOf('customer'), query: { status: 1 } })
  expect(data.list).toContainEqual(expect.objectContaining({ appointmentId, ...slot }))
})

test('limits how often one user books, moves and cancels, since each sends a mail; what is refused counts not', async () => {
  const salespersonId = await someone(0)
  const codes: number[] = []
  for (let count = 0; count < 10; count += 1) {
    const start = at(`2026-04-0${1 + Math.floor(count / 3)}`, '10:00') + (count % 3) * 30 * minute
    codes.push(
      (await asReader('en', 'POST', calls.bookAppointment.path, { salespersonId, start, end: start + 30 * minute }))
        .code
    )
  }
  // Five were done before: a booking, two moves, a cancellation and a booking.
  expect(codes).toEqual([...Array(7).fill(610000), ...Array(3).fill(610520)])
})

// The clock moves from here on.
test('reminds a day and an hour before, in the reader’s language and zone, once, and not of what was cancelled', async () => {
  await cloud.clock.advance(hour)
  const start = at('2026-03-14', '10:00')
  const salespersonId = await someone(1)
  const wish = { salespersonId, start, end: start + hour, timeZone: 'Asia/Bangkok' }
  expect((await asReader('en', 'POST', calls.bookAppointment.path, wish)).code).toBe(610000)
  const off = { ...wish, start: start + 2 * hour, end: start + 2.5 * hour }
  const { appointmentId } = (await asReader('en', 'POST', calls.bookAppointment.path, off)).data
  await asReader('en', 'PUT', calls.cancelAppointment.path, { appointmentId })
  const reminders = async (language: string) => {
    const answer = await asReader(language, 'POST', calls.messageList.path, { messageStatus: 1, size: 100 })
    const { list } = answer.data as unknown as { list: { title: string; content: string; url: string | null }[] }
    return list.filter(({ title }) => /Emily Carter/.test(title))
  }
  expect(await reminders('en')).toEqual([])
  const channel = await openedChannel(cloud.url, tokenOf('customer'), { about: 'cloud_message' })
  await cloud.clock.advance(start - 23 * hour - cloud.clock.now())
  await expect.poll(async () => (await reminders('en')).length).toBe(1)
  expect(await channel.arrived(2)).toContainEqual({ action: 'cloud_message' })
  channel.socket.close()
  await cloud.clock.advance(22.5 * hour)
  await expect.poll(async () => (await reminders('en')).length).toBe(2)
  await cloud.clock.advance(5 * minute)
  expect((await reminders('en')).map(({ title, url }) => [title, url])).toEqual([
    ['Your appointment with Emily Carter begins within an hour', '/reserve'],
    ['Your appointment with Emily Carter begins within a day', '/reserve']
  ])
  const [latest] = await reminders('th')
  expect(latest?.title).toBe('การนัดหมายของคุณกับ Emily Carter จะเริ่มภายในหนึ่งชั่วโมง')
  expect(latest?.content).toContain('2026')
  expect(latest?.content).toMatch(/10:00.*\n.*09:00/)
})
