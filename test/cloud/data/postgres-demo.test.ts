import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { runScript } from '../support/run-script.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A database that belongs to people: it begins without demo data, is given some, and loses it again. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterAll(() => postgres?.stop())

const start = (demo: boolean) => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, demo })
const count = async (from: string): Promise<number> =>
  Number((await postgres.query(`select count(*) as n from ${from}`))[0]?.n)

test('begins a real portal with menu, roles, languages and agreements, and with nobody in it', async () => {
  const cloud = await start(false)
  expect(await postgres.query('select name, built_in, demo from roles order by name')).toEqual([
    { name: 'Administrator', built_in: 'administrator', demo: false },
    { name: 'End customer', built_in: 'registered', demo: false }
  ])
  expect(await count('menu_nodes where parent_id is null')).toBe(13)
  expect(await count('language_files')).toBe(6)
  for (const table of ['users', 'tenants', 'stores', 'robots', 'tasks', 'messages', 'notices', 'product_sales'])
    expect([table, await count(table)]).toEqual([table, 0])
  for (const table of ['courses', 'salespersons', 'appointments', 'demo_parts'])
    expect([table, await count(table)]).toEqual([table, 0])
  const agreement = await send(cloud.url, calls.agreement, { query: { type: 'service', lang: 'en' } })
  expect(codesOf([agreement])).toEqual({ 610000: 1 })
  // Every permission that the menu names, and those that the portal looks at beside it.
  const missing = await postgres.query(`select perms from menu_nodes where perms not in (
    select permission from role_permissions join roles using (role_id) where built_in = 'administrator')`)
  expect(missing).toEqual([])
  await cloud.close()
})

/** Rows of people, many of them called as the demo data calls its own. */
const ownRows = [
  `insert into tenants (name, country, create_time) values ('Lotus Court Hotels', 'JP', '2025-01-01T00:00:00Z')`,
  `insert into stores (tenant_id, store_code, name, city, country, create_time)
    select tenant_id, 'JP0001', 'Lotus Court Umeda', 'Osaka', 'JP', '2025-01-01T00:00:00Z' from tenants`,
  `insert into robots (tenant_id, store_id, serial, name, model, robot_kind, online, state, battery, last_seen_time,
      deploy_time, software_version)
    select tenant_id, store_id, 'OWN-' || n, 'Momo', 'T6', 'delivery', true, 'busy', 50, '2026-03-01T00:00:00Z',
      '2025-06-01T00:00:00Z', 'V1.4.0' from stores, generate_series(1, 3) n`,
  `insert into tasks (robot_id, start_time, status, mileage)
    select robot_id, '2026-03-12T03:00:00Z', 'started', 12 from robots`,
  `insert into product_sales (month, model, count) values ('2026-03-01', 'T6', 4711), ('2026-02-01', 'T10', 1)`,
  `insert into roles (name) values ('Distributor'), ('External operator')`,
  `insert into role_permissions select role_id, 'robot' from roles where name = 'Distributor'`,
  `insert into users (nickname, email, cellphone, user_type, status, tenant_id, create_time)
    select 'Olivia', 'operator@demo.example', '+4915100000001', 5, 'active', tenant_id, '2025-01-01T00:00:00Z' from tenants`,
  `insert into users (nickname, email, cellphone, user_type, status, create_time)
    values ('Nia', 'nobody@demo.example', '+8613800000005', 3, 'active', '2025-01-01T00:00:00Z')`,
  `insert into user_roles select user_id, role_id from users, roles where nickname = 'Olivia' and name = 'Distributor'`,
  `insert into messages (user_id, title, content, status, create_time)
    select user_id, 'Robot offline', 'x', 1, '2026-03-01T00:00:00Z' from users`,
  `insert into notices (tenant_id, title, content, level, start_time, end_time)
    select tenant_id, 'Spring inspection', 'x', 'info', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z' from tenants`,
  `insert into salespersons (name) values ('Chen Jie')`,
  `insert into courses (robot_kind, texts) values ('delivery', '{"en":{"title":"Own","summary":"Own"}}')`,
  `insert into appointments (user_id, salesperson_id, start_time, end_time, remark, create_time)
    select users.user_id, salesperson_id, '2026-03-13T01:00:00Z', '2026-03-13T01:30:00Z', '', '2026-03-01T00:00:00Z'
    from users, salespersons where nickname = 'Olivia'`
]

/** All rows outside the demo data, each with the transaction that wrote it last. */
const rowsOfPeople = async (): Promise<Record<string, unknown>> => {
  const questions: Record<string, string> = {
    tenants: 'not demo',
    users: 'not demo',
    roles: 'not demo',
    role_permissions: 'role_id in (select role_id from roles where not demo)',
    user_roles: 'user_id in (select user_id from users where not demo)',
    stores: 'tenant_id in (select tenant_id from tenants where not demo)',
    robots: 'not demo',
    tasks: 'robot_id in (select robot_id from robots where not demo)',
    product_sales: 'not demo',
    messages: 'user_id in (select user_id from users where not demo)',
    notices: 'not demo',
    salespersons: 'not demo',
    courses: 'not demo',
    appointments: 'user_id in (select user_id from users where not demo)',
    menu_nodes: 'not demo',
    language_files: 'true',
    language_versions: 'true'
  }
  const found: Record<string, unknown> = {}
  for (const [table, condition] of Object.entries(questions))
    found[table] = await postgres.query(
      `select t.xmin::text as written, to_jsonb(t)::text as row from ${table} t where ${condition} order by 2`
    )
  return found
}

test('puts demo data beside rows of people who call things the same, and tops up its own rows alone', async () => {
  for (const statement of ownRows) await postgres.query(statement)
  const before = await rowsOfPeople()
  await (await start(true)).close()
  expect(await rowsOfPeople()).toEqual(before)
  expect([await count('tenants'), await count('robots'), await count('users where demo')]).toEqual([4, 163, 12])

  // As if the last start had been yesterday.
  await postgres.query(`update demo_parts set until_time = until_time - interval '1 day'`)
  await postgres.query('delete from tasks where robot_id in (select robot_id from robots where demo)')
  await postgres.query(`update robots set last_seen_time = '2026-03-01T00:00:00Z' where demo and online`)
  await postgres.query('update product_sales set count = 0 where demo')
  const cloud = await start(true)
  expect(await rowsOfPeople()).toEqual(before)
  expect(await count('tasks join robots using (robot_id) where demo')).toBeGreaterThan(100)
  expect(await count(`robots where demo and last_seen_time = '2026-03-01T00:00:00Z'`)).toBe(0)
  expect(await count('product_sales where demo and count > 0')).toBeGreaterThan(100)

  // The mailbox is Olivia's, the phone is the demo account's, and neither is let in as the other.
  expect(await trySignIn(cloud.url, 'operator@demo.example', cloud.password)).toMatchObject({ code: 610001 })
  const byPhone = { cellphone: '+8613800000001', password: cloud.password }
  expect(await send(cloud.url, calls.signInByCellphone, { body: byPhone })).toMatchObject({ code: 610000 })
  // Sales of the demo data and sales of the people add up, and each keeps its own row.
  const { data: sales } = await send(cloud.url, calls.monthlySales, {
    token: (await send(cloud.url, calls.signInByCellphone, { body: byPhone })).data.token
  })
  const march = sales.filter(({ month, model }) => month === '2026-03' && model === 'T6')
  expect(march).toEqual([{ month: '2026-03', model: 'T6', count: expect.any(Number) }])
  expect(march[0]?.count).toBeGreaterThanOrEqual(4711)
  const { data: robots } = await send(cloud.url, calls.robotList, { token: await signIn(cloud, 'customer'), query: {} })
  expect(robots.list.filter(({ serial }) => serial.startsWith('OWN-'))).toEqual([])
  await cloud.close()
})

test('leaves demo data as it is where a start does not ask for it', async () => {
  await postgres.query(`update demo_parts set until_time = until_time - interval '1 day'`)
  await postgres.query('delete from tasks where robot_id in (select robot_id from robots where demo)')
  await (await start(false)).close()
  expect(await count('tasks join robots using (robot_id) where demo')).toBe(0)
  expect(await count('users where demo')).toBe(12)
})

const script = (...args: string[]) => runScript('demo', args, { DATABASE_URL: postgres.url })

test('takes the demo data away on request alone, whole, and nothing of people', async () => {
  test.setTimeout(180_000)
  await test.step('nothing is removed unasked', async () => {
    await (await start(true)).close()
    expect(await script('remove')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/ 3 tenants\n {2}24 stores\n[\s\S]*There is no terminal to ask on: give --yes/)
    })
  })

  await test.step('nothing is removed while rows of people depend on it', async () => {
    // Rows of the people that depend on the demo data.
    await postgres.query(
      `update users set tenant_id = (select min(tenant_id) from tenants where demo) where nickname = 'Nia'`
    )
    await postgres.query(`insert into user_roles select user_id, role_id from users, roles
      where nickname = 'Nia' and name = 'Tenant administrator'`)
    await postgres.query(`insert into appointments (user_id, salesperson_id, start_time, end_time, remark, create_time)
      select user_id, (select min(salesperson_id) from salespersons where demo), '2026-03-16T01:00:00Z',
        '2026-03-16T01:30:00Z', '', '2026-03-01T00:00:00Z' from users where nickname = 'Nia'`)
    await postgres.query(`insert into taken_slots select salesperson_id, start_time, appointment_id from appointments
      where start_time = '2026-03-16T01:00:00Z'`)
    await postgres.query(`insert into lesson_progress select user_id, (select min(lesson_id) from lessons), now()
      from users where nickname = 'Nia'`)
    const refused = await script('remove', '--yes')
    expect(refused.code).toBe(1)
    for (const line of [
      '1 account in a tenant of the demo data',
      '1 account with a role of the demo data',
      '1 appointment with a salesperson of the demo data',
      '1 lesson done in a course of the demo data',
      'Nothing was removed: what others have on it would go too.'
    ])
      expect(refused.output).toContain(line)
    expect([await count('tenants where demo'), await count('users where demo')]).toEqual([3, 12])
  })

  await test.step('a robot of others is never taken away', async () => {
    // A robot of others is never taken away.
    await postgres.query(`update robots set tenant_id = (select min(tenant_id) from tenants where demo), store_id = null
      where serial = 'OWN-3'`)
    const kept = await script('remove', '--yes', '--with-dependents')
    expect([kept.code, kept.output]).toEqual([1, expect.stringContaining('move the robots of others to a tenant')])
    await postgres.query(
      `update robots set tenant_id = (select tenant_id from tenants where not demo) where serial = 'OWN-3'`
    )
  })

  await postgres.query(`update users set tenant_id = null where nickname = 'Nia'`)
  const before = await rowsOfPeople()
  await postgres.query(
    `update users set tenant_id = (select min(tenant_id) from tenants where demo) where nickname = 'Nia'`
  )
  await test.step('all of it is removed on request', async () => {
    const removed = await script('remove', '--yes', '--with-dependents')
    expect(removed).toMatchObject({ code: 0, output: expect.stringMatching(/Removed all of it/) })
    for (const table of ['tenants', 'users', 'roles', 'robots', 'notices', 'product_sales', 'courses', 'salespersons'])
      expect([table, await count(`${table} where demo`)]).toEqual([table, 0])
    expect([await count('robots'), await count('tasks'), await count('stores')]).toEqual([3, 3, 1])
    expect(await count('taken_slots')).toBe(0)
  })
  await test.step('what is of people stays as it was', async () => {
    const without = (rows: Record<string, unknown>) => ({ ...rows, users: [], user_roles: [], appointments: [] })
    expect(without(await rowsOfPeople())).toEqual(without(before))
    expect(await postgres.query('select nickname, tenant_id is null as free from users order by nickname')).toEqual([
      { nickname: 'Nia', free: true },
      { nickname: 'Olivia', free: false }
    ])
    expect(await count('appointments')).toBe(1)
    expect(await count('user_roles')).toBe(1)
  })
  await test.step('it is made anew on request alone', async () => {
    expect(await script('status')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^There is no demo data in /)
    })

    await (await start(false)).close()
    expect(await count('tenants where demo')).toBe(0)
    // Asked for anew, it is made anew.
    await (await start(true)).close()
    expect(await count('tenants where demo')).toBe(3)
  })
})
