import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { afterSalesPermissions, permissions } from '#contract/permissions.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Reservations for after-sales people: week, hours, absences and records, and what bookings make of them. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'aftersales', 'customer', 'nobody'])
})
test.afterAll(() => cloud.close())

// The clock stands at noon of 12 March in Beijing, a Thursday.
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+08:00`)
const as = (name: string) => ({ token: tokens[name] ?? '' })
const whoseOf = async (name: string) => (await send(cloud.url, calls.salespersonsToEdit, as(name))).data
const idOf = async (person: string) =>
  (await whoseOf('operator')).find(({ name }) => name === person)?.salespersonId ?? 0
const emily = () => idOf('Emily Carter')
const book = (name: string, salespersonId: number, start: number, length = hour) =>
  send(cloud.url, calls.bookAppointment, { ...as(name), body: { salespersonId, start, end: start + length } })
type Hours = { weekday: number; from: number; to: number }[]
const setHours = (name: string, salespersonId: number, hours: Hours, withAppointments = false) =>
  send(cloud.url, calls.changeHours, { ...as(name), body: { salespersonId, hours, withAppointments } })
type NewAbsence = { start: number; end: number; reason?: string; withAppointments?: boolean }
const addAbsence = (name: string, salespersonId: number, absence: NewAbsence) =>
  send(cloud.url, calls.addAbsence, { ...as(name), body: { salespersonId, ...absence } })
const scheduleOf = async (salespersonId: number) =>
  (await send(cloud.url, calls.salespersonSchedule, { ...as('operator'), query: { salespersonId } })).data
const weekOf = async (name: string, salespersonId: number, from: string, to: string) =>
  send(cloud.url, calls.appointmentWeek, { ...as(name), query: { salespersonId, from, to } })
type Query = CallInput<typeof calls.appointmentRecords>['query']
const recordsOf = (query: Query, name = 'aftersales') =>
  send(cloud.url, calls.appointmentRecords, { ...as(name), query })
const slotsOf = async (date: string, salespersonId: number) =>
  (await send(cloud.url, calls.salespersonList, { ...as('customer'), query: { day: date } })).data.find(
    it => it.salespersonId === salespersonId
  )?.slots ?? []

const wholeDay = { from: 9 * 60, to: 18 * 60 }
const everyDay: Hours = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, ...wholeDay }))

test('gives an after-sales person the own salesperson, and with the wider permission everybody, the own first', async () => {
  expect(await whoseOf('aftersales')).toEqual([{ salespersonId: await emily(), name: 'Emily Carter', own: true }])
  const all = await whoseOf('operator')
  expect(all.map(({ name, own }) => [name, own])).toEqual([
    ['Olivia Hart', true],
    ['Chen Jie', false],
    ['Emily Carter', false],
    ['Kim Minseo', false],
    ['Sato Haruka', false]
  ])
})

test('begins with nine to six on every day, as bookings do', async () => {
  expect(await scheduleOf(await emily())).toEqual({ hours: everyDay, absences: [], version: 1 })
  expect(await slotsOf('2026-03-20', await emily())).toHaveLength(18)
})

test('books within the hours of the salesperson alone, and across two that meet', async () => {
  const sato = await idOf('Sato Haruka')
  // Fridays in the morning and from noon to one, Saturdays at night; the usual hours count no more.
  const hours = [
    { weekday: 5, from: 13 * 60, to: 14 * 60 },
    { weekday: 5, from: 8 * 60, to: 10 * 60 },
    { weekday: 5, from: 10 * 60, to: 11 * 60 },
    { weekday: 6, from: 22 * 60, to: 24 * 60 }
  ]
  expect((await setHours('operator', sato, hours)).data).toEqual({ saved: true, hit: [] })
  expect((await slotsOf('2026-03-20', sato)).map(({ start }) => start)).toEqual(
    ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '13:00', '13:30'].map(time => at('2026-03-20', time))
  )
  expect(await slotsOf('2026-03-19', sato)).toEqual([])
  const tries: [time: string, length: number, code: number, field?: string][] = [
    ['2026-03-20 07:30', hour, 610604, 'start'],
    ['2026-03-20 10:30', hour, 610604, 'end'],
    ['2026-03-20 12:00', hour, 610604, 'start'],
    ['2026-03-19 10:00', hour, 610604, 'start'],
    ['2026-03-21 23:30', hour, 610604, 'end'],
    ['2026-03-20 09:30', hour, 610000],
    ['2026-03-21 23:30', hour / 2, 610000]
  ]
  for (const [time, length, code, field] of tries) {
    const [date = '', clock = ''] = time.split(' ')
    const answer = await book('customer', sato, at(date, clock), length)
    expect(answer.code, time).toBe(code)
    if (field !== undefined) expect(answer.data, time).toMatchObject([{ field }])
  }
})

const badHours: [title: string, hours: unknown, code: number][] = [
  ['that end before they begin', [{ weekday: 1, from: 600, to: 540 }], 610604],
  ['of no time', [{ weekday: 1, from: 600, to: 600 }], 610604],
  ['off the half hour', [{ weekday: 1, from: 545, to: 600 }], 610604],
  ['after midnight', [{ weekday: 1, from: 600, to: 1470 }], 610604],
  ['of an eighth day', [{ weekday: 8, from: 540, to: 600 }], 610604],
  ['that overlap', [...everyDay, { weekday: 3, from: 1050, to: 1140 }], 610604],
  ['without a list', undefined, 610601],
  ['that are a text', '09:00-18:00', 610604],
  [
    'too many',
    Array.from({ length: 29 }, (_, index) => ({ weekday: 1, from: index * 30, to: index * 30 + 30 })),
    610604
  ]
]
for (const [title, hours, code] of badHours)
  test(`refuses hours ${title}, and keeps the ones before`, async () => {
    const salespersonId = await emily()
    const before = await scheduleOf(salespersonId)
    expect((await setHours('aftersales', salespersonId, hours as Hours)).code).toBe(code)
    expect(await scheduleOf(salespersonId)).toEqual(before)
  })

test('books nothing in an absence, and books again when the absence is taken away', async () => {
  const salespersonId = await emily()
  const absence = { start: at('2026-03-24', '12:00'), end: at('2026-03-26', '00:00'), reason: ' Training ' }
  expect((await addAbsence('aftersales', salespersonId, absence)).data).toEqual({ saved: true, hit: [] })
  const [added] = (await scheduleOf(salespersonId)).absences
  expect(added).toEqual({ ...absence, reason: 'Training', absenceId: expect.any(Number) })
  const free = async (date: string) => (await slotsOf(date, salespersonId)).filter(it => it.free).length
  expect([await free('2026-03-24'), await free('2026-03-25'), await free('2026-03-26')]).toEqual([6, 0, 18])
  const tries = [at('2026-03-24', '11:30'), at('2026-03-25', '10:00')]
  for (const start of tries) expect((await book('customer', salespersonId, start)).code).toBe(610604)
  expect((await book('customer', salespersonId, at('2026-03-24', '11:00'))).code).toBe(610000)
  // A second absence in the same time is none.
  const overlapping = { start: at('2026-03-25', '17:30'), end: at('2026-03-27', '00:00') }
  expect((await addAbsence('aftersales', salespersonId, overlapping)).code).toBe(610602)
  const body = { absenceId: added?.absenceId ?? 0 }
  expect((await send(cloud.url, calls.removeAbsence, { ...as('aftersales'), body })).code).toBe(610000)
  expect((await send(cloud.url, calls.removeAbsence, { ...as('aftersales'), body })).code).toBe(610603)
  expect((await book('customer', salespersonId, at('2026-03-25', '10:00'))).code).toBe(610000)
})

const badAbsences: [title: string, start: number, end: number, field: string][] = [
  ['that ends before it begins', at('2026-03-28', '10:00'), at('2026-03-28', '09:00'), 'end'],
  ['that is over', at('2026-03-11', '00:00'), at('2026-03-12', '00:00'), 'end'],
  ['off the half hour', at('2026-03-28', '10:10'), at('2026-03-28', '12:00'), 'start'],
  ['that ends off the half hour', at('2026-03-28', '10:00'), at('2026-03-28', '12:10'), 'end'],
  ['of more than a year', at('2026-03-28', '00:00'), at('2027-04-01', '00:00'), 'end'],
  ['in two years', at('2028-03-28', '00:00'), at('2028-03-29', '00:00'), 'start'],
  ['without end', at('2026-03-28', '00:00'), Number.MAX_SAFE_INTEGER, 'end']
]
for (const [title, start, end, field] of badAbsences)
  test(`refuses an absence ${title}`, async () => {
    const answer = await addAbsence('aftersales', await emily(), { start, end })
    expect(answer).toMatchObject({ code: 610604, data: [{ field }] })
  })

test('keeps a hundred absences that are not over, and no more', async () => {
  const kim = await idOf('Kim Minseo')
  await cloud.query(`insert into salesperson_absences (salesperson_id, start_time, end_time, reason, create_time)
    select ${kim}, day, day + interval '1 hour', '', now()
    from generate_series('2026-06-01'::timestamptz, '2026-09-07', '1 day') day`)
  const add = (date: string) => addAbsence('operator', kim, { start: at(date, '09:00'), end: at(date, '10:00') })
  expect((await scheduleOf(kim)).absences).toHaveLength(99)
  expect(codesOf([await add('2026-10-01'), await add('2026-10-02')])).toEqual({ 610000: 1, 610604: 1 })
  expect((await scheduleOf(kim)).absences).toHaveLength(100)
  await cloud.query(`delete from salesperson_absences where salesperson_id = ${kim}`)
})

test('tells which appointments a change hits, saves nothing before they are agreed to, and keeps them', async () => {
  const chen = await idOf('Chen Jie')
  const start = at('2026-04-01', '16:00')
  const { appointmentId } = (await book('customer', chen, start)).data
  const short = [{ weekday: 3, from: 9 * 60, to: 16 * 60 + 30 }]
  const before = await scheduleOf(chen)
  const first = (await setHours('operator', chen, short)).data
  // The demo data has one of the operator's own, on a Friday.
  expect(first.saved).toBe(false)
  expect(first.hit.map(it => it.appointmentId)).toContain(appointmentId)
  expect(first.hit.find(it => it.appointmentId === appointmentId)).toMatchObject({ bookerName: 'Mei Tanaka', start })
  expect(await scheduleOf(chen)).toEqual(before)
  expect((await setHours('operator', chen, short, true)).data.saved).toBe(true)
  const absence = { start: at('2026-04-01', '00:00'), end: at('2026-04-02', '00:00') }
  const hit = (await addAbsence('operator', chen, absence)).data
  expect(hit).toMatchObject({ saved: false, hit: [{ appointmentId }] })
  expect((await scheduleOf(chen)).absences).toEqual([])
  expect((await addAbsence('operator', chen, { ...absence, withAppointments: true })).data.saved).toBe(true)
  // It stands, with a mark, and its booker can still see and cancel it.
  const { appointments, absences } = (await weekOf('operator', chen, '2026-03-30', '2026-04-05')).data
  expect(appointments).toMatchObject([{ appointmentId, outside: true, status: 1 }])
  expect(absences).toHaveLength(1)
  // Hours that were told before are not told again.
  expect((await setHours('operator', chen, [])).data).toMatchObject({ saved: true, hit: [] })
})

test('shows a week: appointments that stand in the order of time, without cancelled ones, and absences that reach in', async () => {
  const olivia = await idOf('Olivia Hart')
  const booked = await Promise.all([
    book('customer', olivia, at('2026-04-07', '15:00')),
    book('customer', olivia, at('2026-04-06', '09:00')),
    book('aftersales', olivia, at('2026-04-08', '09:00'))
  ])
  const cancelled = booked[2]?.data.appointmentId ?? 0
  await send(cloud.url, calls.cancelAppointment, { ...as('aftersales'), body: { appointmentId: cancelled } })
  const absence = { start: at('2026-04-05', '12:00'), end: at('2026-04-06', '09:00') }
  expect((await addAbsence('operator', olivia, absence)).data.saved).toBe(true)
  const { appointments, absences } = (await weekOf('operator', olivia, '2026-04-06', '2026-04-12')).data
  expect(appointments.map(it => [it.start, it.outside])).toEqual([
    [at('2026-04-06', '09:00'), false],
    [at('2026-04-07', '15:00'), false]
  ])
  expect(appointments[0]).toMatchObject({
    bookerName: 'Mei Tanaka',
    bookerContact: 'customer@demo.example',
    tenantName: expect.any(String)
  })
  expect(absences).toMatchObject([absence])
})

const weeks: [from: string, to: string, code: number][] = [
  ['2026-03-09', '2026-03-15', 610000],
  ['2026-03-09', '2026-03-09', 610000],
  ['2026-03-01', '2026-03-31', 610000],
  ['2026-03-01', '2026-04-01', 610604],
  ['2026-03-15', '2026-03-09', 610604],
  ['2026-02-30', '2026-03-03', 610604],
  ['today', '2026-03-03', 610604]
]
for (const [from, to, code] of weeks)
  test(`answers the week from ${from} to ${to} ${code}`, async () => {
    expect((await weekOf('aftersales', await emily(), from, to)).code).toBe(code)
  })

test('lets an after-sales person see and change the own hours alone, and answers others as if they were not there', async () => {
  const chen = await idOf('Chen Jie')
  const absence = { start: at('2026-05-01', '00:00'), end: at('2026-05-02', '00:00') }
  expect((await addAbsence('operator', chen, absence)).code).toBe(610000)
  const absenceId = (await scheduleOf(chen)).absences.at(-1)?.absenceId ?? 0
  for (const salespersonId of [chen, 2_000_000_000]) {
    const query = { salespersonId }
    expect(
      codesOf([
        await weekOf('aftersales', salespersonId, '2026-03-09', '2026-03-15'),
        await send(cloud.url, calls.salespersonSchedule, { ...as('aftersales'), query }),
        await setHours('aftersales', salespersonId, everyDay),
        await addAbsence('aftersales', salespersonId, { start: absence.end, end: absence.end + day })
      ])
    ).toEqual({ 610603: 4 })
  }
  for (const id of [absenceId, 2_000_000_000])
    expect((await send(cloud.url, calls.removeAbsence, { ...as('aftersales'), body: { absenceId: id } })).code).toBe(
      610603
    )
  expect((await scheduleOf(chen)).absences.at(-1)?.absenceId).toBe(absenceId)
})

for (const name of ['customer', 'nobody'])
  test(`keeps ${name}, who lacks the permission, out of every call`, async () => {
    const salespersonId = await emily()
    expect(
      codesOf([
        await send(cloud.url, calls.salespersonsToEdit, as(name)),
        await weekOf(name, salespersonId, '2026-03-09', '2026-03-15'),
        await send(cloud.url, calls.salespersonSchedule, { ...as(name), query: { salespersonId } }),
        await setHours(name, salespersonId, everyDay),
        await addAbsence(name, salespersonId, { start: at('2026-05-01', '00:00'), end: at('2026-05-02', '00:00') }),
        await send(cloud.url, calls.removeAbsence, { ...as(name), body: { absenceId: 1 } }),
        await recordsOf({}, name),
        await send(cloud.url, calls.recordSalespersons, as(name))
      ])
    ).toEqual({ 610403: 8 })
  })

test('lists the records of everybody, filtered, sorted and page by page', async () => {
  const all = (await recordsOf({ size: 100 })).data
  await test.step('all of them, the latest first', async () => {
    expect(all.list).toHaveLength(all.total)
    expect(new Set(all.list.map(it => it.bookerName)).size).toBeGreaterThan(1)
    const starts = all.list.map(({ start }) => start)
    expect(starts).toEqual([...starts].sort((one, other) => other - one))
  })
  await test.step('page by page', async () => {
    const pages = await Promise.all([1, 2].map(pageNo => recordsOf({ pageNo, size: 3 })))
    expect(pages.flatMap(({ data }) => data.list)).toEqual(all.list.slice(0, 6))
  })

  const kept = async (query: Query) => (await recordsOf({ ...query, size: 100 })).data.list
  await test.step('by state', async () => {
    for (const status of [1, 2, 3] as const) {
      const found = await kept({ status })
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(all.list.filter(it => it.status === status))
    }
  })
  await test.step('by salesperson and by days', async () => {
    const salespersonId = await idOf('Chen Jie')
    expect(await kept({ salespersonId })).toEqual(all.list.filter(it => it.salespersonId === salespersonId))
    expect(await kept({ from: '2026-03-15', to: '2026-03-24' })).toEqual(
      all.list.filter(({ start }) => start >= at('2026-03-15', '00:00') && start < at('2026-03-25', '00:00'))
    )
  })
  await test.step('by text', async () => {
    expect(await kept({ text: 'wHEEL' })).toMatchObject([{ remark: 'Wheel makes a noise', status: 2 }])
    expect(await kept({ text: 'tanaka', status: 3 })).toMatchObject([{ bookerName: 'Mei Tanaka' }])
    expect(await kept({ text: '%' })).toEqual([])
  })
  await test.step('sorted by name, both ways', async () => {
    const byName = (await kept({ sort: 'booker' })).map(({ bookerName }) => bookerName)
    expect(byName).toEqual([...byName].sort())
    const turned = (await kept({ sort: '-booker' })).map(({ bookerName }) => bookerName)
    expect(turned).toEqual([...byName].reverse())
  })
})

const badFilters: [title: string, query: Record<string, string>][] = [
  ['an unknown status', { status: '4' }],
  ['a day of no calendar', { from: '2026-02-30' }],
  ['an unknown order', { sort: 'remark; drop table users' }],
  ['a text without end', { text: 'x'.repeat(500) }],
  ['a page before the first', { pageNo: '0' }],
  ['more rows than a page holds', { size: '101' }]
]
for (const [title, query] of badFilters)
  test(`refuses records with ${title}`, async () => {
    const address = new URL(calls.appointmentRecords.path, cloud.url)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${tokens.aftersales}` } })
    expect(await answer.json()).toMatchObject({ code: 610604, data: [{ field: Object.keys(query)[0] }] })
  })

test('never books into an absence that is added at the same moment', async () => {
  const salespersonId = await emily()
  for (let round = 0; round < 5; round += 1) {
    const start = at('2026-04-09', '09:00') + round * hour
    const [, ...answers] = await Promise.all([
      addAbsence('aftersales', salespersonId, { start, end: start + hour }),
      book('customer', salespersonId, start, hour / 2),
      book('operator', salespersonId, start + hour / 2, hour / 2)
    ])
    // The first of the two counts. A booking before the absence is told to the person who adds the absence.
    // A booking after it is refused.
    const { absences } = await scheduleOf(salespersonId)
    const isAbsent = absences.some(it => it.start === start)
    expect(answers.map(({ code }) => code)).toEqual(isAbsent ? [610604, 610604] : expect.arrayContaining([610000]))
  }
})

test('keeps records and schedules within the own tenant, unless the person holds tenant:all', async () => {
  const own = Object.values(afterSalesPermissions)
  await givePermissions(cloud, 'distributor', [...own, permissions.myReservations])
  await cloud.query(`insert into salespersons (name, user_id)
    select nickname, user_id from users where email in ('distributor@demo.example', 'nopacks@demo.example')`)
  Object.assign(tokens, await signInAll(cloud, ['distributor']))
  const colleagues = await whoseOf('distributor')
  expect(colleagues.map(({ own }) => own)).toEqual([true])
  const ownId = colleagues[0]?.salespersonId ?? 0
  const ofOwn = (await book('customer', ownId, at('2026-04-02', '09:00'))).data.appointmentId
  const ofTenant = (await book('distributor', await emily(), at('2026-04-02', '12:00'))).data.appointmentId
  expect((await book('customer', await emily(), at('2026-04-03', '12:00'))).code).toBe(610000)
  const idsOf = async (query: Query = {}) =>
    (await recordsOf({ size: 100, ...query }, 'distributor')).data.list.map(it => it.appointmentId).toSorted()
  await test.step('the own ones, and those of people of the tenant', async () => {
    expect(await idsOf()).toEqual([ofOwn, ofTenant].toSorted())
    expect(await idsOf({ salespersonId: ownId })).toEqual([ofOwn])
    expect((await recordsOf({ text: 'Tanaka' }, 'distributor')).data).toMatchObject({ total: 1 })
  })

  const colleague = await test.step('those of a colleague, while both are in the tenant', async () => {
    // A colleague is within the tenant, and so are the appointments with that colleague.
    const tenantOf = async (name: string) =>
      (await cloud.query(`select tenant_id from users where email = '${name}@demo.example'`))[0]?.tenant_id
    const before = await tenantOf('nopacks')
    await cloud.query(
      `update users set tenant_id = ${await tenantOf('distributor')} where email = 'nopacks@demo.example'`
    )
    const both = await whoseOf('distributor')
    expect(both.map(it => it.own)).toEqual([true, false])
    const colleague = both[1]?.salespersonId ?? 0
    const withColleague = (await book('customer', colleague, at('2026-04-02', '15:00'))).data.appointmentId
    expect(await idsOf({ salespersonId: colleague })).toEqual([withColleague])
    expect((await weekOf('distributor', colleague, '2026-03-30', '2026-04-05')).data.appointments).toHaveLength(1)
    expect((await setHours('distributor', colleague, everyDay)).code).toBe(610000)
    await cloud.query(`update users set tenant_id = ${before} where email = 'nopacks@demo.example'`)
    return colleague
  })

  await test.step('those of nobody else', async () => {
    for (const salespersonId of [colleague, await emily(), await idOf('Chen Jie')])
      expect(
        codesOf([
          await weekOf('distributor', salespersonId, '2026-03-09', '2026-03-15'),
          await send(cloud.url, calls.salespersonSchedule, { ...as('distributor'), query: { salespersonId } }),
          await setHours('distributor', salespersonId, everyDay),
          await addAbsence('distributor', salespersonId, {
            start: at('2026-05-05', '00:00'),
            end: at('2026-05-06', '00:00')
          })
        ])
      ).toEqual({ 610603: 4 })
  })

  await test.step('those of everybody with tenant:all', async () => {
    await givePermissions(cloud, 'distributor', [permissions.everyTenant])
    const all = (await recordsOf({ size: 100 }, 'distributor')).data
    expect(all.total).toBe(Number((await cloud.query('select count(*) from appointments'))[0]?.count))
    expect((await whoseOf('distributor')).length).toBeGreaterThan(5)
  })
})

test('shows somebody without a tenant the appointments with the own salesperson alone', async () => {
  await cloud.query(`delete from role_permissions where permission = '${permissions.everyTenant}'
    and role_id = (select role_id from roles where name = 'After-sales')`)
  const { list } = (await recordsOf({ size: 100 })).data
  expect(new Set(list.map(it => it.salespersonName))).toEqual(new Set(['Emily Carter']))
  await givePermissions(cloud, 'aftersales', [afterSalesPermissions.everySalesperson])
  expect(await whoseOf('aftersales')).toMatchObject([{ name: 'Emily Carter' }])
})
