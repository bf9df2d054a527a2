import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { workbookIn } from '../support/files/workbook.ts'

/* Files of many rows: asked for, made in the background, fetched once by a ticket, kept for a week. */

const minute = 60_000
const day = 24 * 60 * minute
const body = { dataset: 'tasks', from: '2026-03-01', to: '2026-03-07' } as const

let cloud: TestCloud
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 20 })
})
test.afterEach(() => cloud.close())

const listOf = async (token: string) => (await send(cloud.url, calls.exportList, { token })).data.list

/** Asks for a file, and waits until it is done. */
const exported = async (token: string, wish: Parameters<typeof asked>[1]): Promise<number> => {
  const { exportId } = (await asked(token, wish)).data
  await expect.poll(async () => (await listOf(token)).find(it => it.exportId === exportId)?.state).toBe('done')
  return exportId
}
const asked = (
  token: string,
  wish: {
    dataset: 'tasks' | 'cleaning' | 'faults'
    format?: 'csv' | 'xlsx'
    from: string
    to: string
    storeId?: number
  }
) => send(cloud.url, calls.startExport, { token, body: wish })

const ticketFor = async (token: string, exportId: number) =>
  send(cloud.url, calls.exportTicket, { token, body: { exportId } })

const fileOf = async (token: string, exportId: number, ending = 'csv'): Promise<Buffer> => {
  const { path } = (await ticketFor(token, exportId)).data
  const answer = await fetch(cloud.url + path)
  expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="[\\w-]+\\.${ending}"$`))
  const file = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(file.length))
  return file
}
// Not the answer's `text()`: it takes the mark at the start away.
const fetched = async (token: string, exportId: number): Promise<string> =>
  (await fileOf(token, exportId)).toString('utf8')

const count = async (statement: string) => Number((await cloud.query(statement))[0]?.count)

test('makes a file of all rows within the days in Beijing, tells by message, and gives it for a ticket once', async () => {
  const { token, exportId, rows } = await test.step('a file of all rows is made, and a message says so', async () => {
    // More rows than one page has, of one robot with one moment behind the other.
    await cloud.query(`insert into tasks (robot_id, start_time, end_time, status, mileage)
      select (select min(robot_id) from robots), '2026-03-05T00:00:00+08:00'::timestamptz + number * interval '7 seconds',
        '2026-03-06T23:59:59+08:00', 'ended', number from generate_series(0, 12000) as number`)
    await cloud.query(`update robots set name = '=1+1' where robot_id = (select min(robot_id) from robots)`)
    const token = await signIn(cloud, 'operator')
    const messages = (await send(cloud.url, calls.messageCount, { token })).data.count
    const exportId = await exported(token, body)
    const rows = await count(`select count(*) from tasks where start_time >= '2026-03-01T00:00:00+08:00'
      and start_time < '2026-03-08T00:00:00+08:00'`)
    expect(rows).toBeGreaterThan(12_000)
    const [listed] = await listOf(token)
    expect(listed).toMatchObject({ exportId, rows, rowsDone: rows, state: 'done', storeName: null })
    expect(listed?.expireTime).toBe(cloud.clock.now() + 7 * day)
    expect((await send(cloud.url, calls.messageCount, { token })).data.count).toBe(messages + 1)
    return { token, exportId, rows }
  })

  await test.step('each row is one line, and no cell is read as a formula', async () => {
    const text = await fetched(token, exportId)
    const lines = text.split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFSerial number,Robot,Model,Kind,Store,Start (UTC+08:00),End (UTC+08:00),State,Distance (m)'
    )
    expect(lines).toHaveLength(rows + 2)
    expect(new Set(lines).size).toBe(rows + 2)
    expect(text).toContain(`,'=1+1,`)
    expect(text).not.toContain(',=1+1,')
    expect(text).toContain(',2026-03-05 00:00:00,')
    expect(text).not.toContain(',2026-03-08 ')
  })

  await test.step('a ticket gives it once, within a minute', async () => {
    const { path } = (await ticketFor(token, exportId)).data
    expect((await fetch(cloud.url + path)).status).toBe(200)
    expect((await fetch(cloud.url + path)).status).toBe(404)
    const late = (await ticketFor(token, exportId)).data.path
    await cloud.clock.advance(minute + 1)
    expect((await fetch(cloud.url + late)).status).toBe(404)
  })
})

test('makes a workbook of the same rows as the CSV file, over several pages', async () => {
  await cloud.query(`insert into tasks (robot_id, start_time, status, mileage)
    select (select min(robot_id) from robots), '2026-03-05T00:00:00+08:00'::timestamptz + number * interval '7 seconds',
      'started', number from generate_series(0, 12000) as number`)
  await cloud.query(`update robots set name = '=1+1' where robot_id = (select min(robot_id) from robots)`)
  const token = await signIn(cloud, 'operator')
  const lines = (await fetched(token, await exported(token, body))).trimEnd().split('\r\n')
  const exportId = await exported(token, { ...body, format: 'xlsx' })
  const file = await fileOf(token, exportId, 'xlsx')
  expect((await listOf(token))[0]).toMatchObject({ exportId, format: 'xlsx', bytes: file.length })
  const [sheet] = await workbookIn(file)
  const rows = sheet?.rows ?? []
  expect(rows).toHaveLength(lines.length)
  expect(rows.slice(1).map(row => `${row[0]},${row.at(-1)}`)).toEqual(
    lines.slice(1).map(line => `${line.split(',')[0]},${line.split(',').at(-1)}`)
  )
  expect(rows.slice(1).map(row => row[1])).toContain('=1+1')
})

test('makes files of cleaning and of faults, of one store alone', async () => {
  const token = await signIn(cloud, 'operator')
  const storeId = Number(
    (
      await cloud.query(`select store_id from tasks join robots using (robot_id) where area > 0
      and start_time >= '2026-03-01T00:00:00+08:00' and start_time < '2026-03-08T00:00:00+08:00' limit 1`)
    )[0]?.store_id
  )
  const cleaning = await fetched(token, await exported(token, { ...body, dataset: 'cleaning', storeId }))
  const rows =
    await count(`select count(*) from tasks join robots using (robot_id) where area > 0 and store_id = ${storeId}
    and start_time >= '2026-03-01T00:00:00+08:00' and start_time < '2026-03-08T00:00:00+08:00'`)
  expect(cleaning.split('\r\n')).toHaveLength(rows + 2)
  const faults = await fetched(
    token,
    await exported(token, { dataset: 'faults', from: '2026-02-20', to: '2026-03-12' })
  )
  const faultRows = await count('select count(*) from robot_faults')
  expect(faults.split('\r\n').length - 2).toBeLessThanOrEqual(faultRows)
  expect(faults).toMatch(/,E-\d{3},V1\./)
})

test('goes on where a process ended that was killed, without a lost row or a double one', async () => {
  await cloud.query(`insert into tasks (robot_id, start_time, status, mileage)
    select (select min(robot_id) from robots), '2026-03-05T00:00:00+08:00'::timestamptz + number * interval '7 seconds',
      'started', number from generate_series(0, 6000) as number`)
  const token = await signIn(cloud, 'operator')
  const exportId = await exported(token, body)
  const whole = await fetched(token, exportId)
  // As a killed process leaves it: one page is in, the lease is still running.
  await cloud.query(`delete from export_parts where part > 0`)
  const first = (
    await cloud.query(`select robot_id, task_id,
      to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
    from tasks where start_time >= '2026-03-01T00:00:00+08:00' and start_time < '2026-03-08T00:00:00+08:00'
    order by robot_id, start_time offset 4999 limit 1`)
  )[0]
  const cursor = JSON.stringify({ robotId: first?.robot_id, startTime: first?.time, rowId: Number(first?.task_id) })
  const bytes = Buffer.byteLength(`${whole.split('\r\n').slice(0, 5_001).join('\r\n')}\r\n`)
  await cloud.query(`update export_jobs set state = 'running', parts = 1, rows_done = 5000, bytes = ${bytes},
    cursor = '${cursor}', next_time = '${new Date(cloud.clock.now() + minute).toISOString()}'`)
  expect((await listOf(token))[0]?.state).toBe('running')
  await cloud.clock.advance(2 * minute)
  await expect.poll(async () => (await listOf(token))[0]?.state).toBe('done')
  expect(await fetched(token, exportId)).toBe(whole)
})

test('refuses what has no row, one file too many at the same moment, and other people', async () => {
  const token = await signIn(cloud, 'operator')
  await test.step('refuses what has no row, and days in the wrong order', async () => {
    expect(await asked(token, { ...body, from: '2020-01-01', to: '2020-01-02' })).toMatchObject({ code: 610802 })
    expect(await asked(token, { ...body, from: '2026-03-08', to: '2026-03-01' })).toMatchObject({ code: 610_604 })
  })
  await test.step('refuses one file too many at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => asked(token, body)))
    const started = codesOf(answers)[610_000] ?? 0
    expect(started).toBeGreaterThanOrEqual(3)
    expect(started).toBeLessThanOrEqual(20)
    // A busy cloud refuses a person who makes too many calls at one moment, with a code of its own.
    const { 610_520: tooMany = 0, 610_521: busy = 0 } = codesOf(answers)
    expect(tooMany).toBeGreaterThan(0)
    expect(tooMany + busy).toBe(25 - started)
  })
  const [{ exportId } = { exportId: 0 }] = await listOf(token)
  await expect.poll(async () => (await listOf(token)).every(({ state }) => state === 'done')).toBe(true)

  await test.step('refuses a ticket to a file that failed', async () => {
    await cloud.query(`update export_jobs set state = 'failed' where export_id = ${exportId}`)
    expect(await ticketFor(token, exportId)).toMatchObject({ code: 610726 })
  })

  const distributor = await signIn(cloud, 'distributor')
  await test.step('refuses other people', async () => {
    expect(await listOf(distributor)).toEqual([])
    expect(await ticketFor(distributor, exportId)).toMatchObject({ code: 610_603 })
    const foreign = { token: distributor, body: { exportId } }
    expect(await send(cloud.url, calls.cancelExport, foreign)).toMatchObject({ code: 610_603 })
    expect(await asked(await signIn(cloud, 'customer'), body)).toMatchObject({ code: 610_403 })
  })
  await test.step('gives each person the rows of the own tenant and of those below it alone', async () => {
    await cloud.query(`update tenants set parent_id = null
      where tenant_id = (select tenant_id from users where email = 'customer@demo.example')`)
    const own = await fetched(distributor, await exported(distributor, body))
    const theirs = `tenant_id in (select tenant_id from tenants where 'distributor@demo.example' in
  (select email from users where users.tenant_id in (tenants.tenant_id, tenants.parent_id)))`
    expect(own.split('\r\n').length - 2).toBe(
      await count(`select count(*) from tasks join robots using (robot_id) where ${theirs}
        and start_time >= '2026-03-01T00:00:00+08:00' and start_time < '2026-03-08T00:00:00+08:00'`)
    )
  })
})

test('gives a file to nobody who lost the permission, and drops it when it was cancelled or is old', async () => {
  const token = await signIn(cloud, 'distributor')
  const exportId = await exported(token, body)
  const { path } = (await ticketFor(token, exportId)).data
  await cloud.query(`delete from role_permissions where permission = 'statement:export'`)
  expect((await fetch(cloud.url + path)).status).toBe(404)

  const operator = await signIn(cloud, 'robot')
  expect(await asked(operator, body)).toMatchObject({ code: 610_403 })
  await cloud.query(`insert into role_permissions select role_id, 'statement:export' from roles on conflict do nothing`)
  expect((await send(cloud.url, calls.cancelExport, { token, body: { exportId } })).code).toBe(610_000)
  expect(await count('select count(*) from export_parts')).toBe(0)
  expect(await ticketFor(token, exportId)).toMatchObject({ code: 610_603 })
  await exported(token, body)
  await cloud.clock.advance(8 * day + minute)
  await expect.poll(() => count('select count(*) from export_parts')).toBe(0)
})
