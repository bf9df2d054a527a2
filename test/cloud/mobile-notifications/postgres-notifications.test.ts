import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startTestCloud } from '../../../cloud/testing.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'
import { startTextMessageServer } from '../support/servers/text-message-server.ts'

/* Notifications of events: two processes of one cloud, and a process that is killed, send each of them once. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
test.beforeEach(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterEach(() => postgres.stop())

/** A rule for one person of the demo data, without other rules beside it. */
const addRule = async (perHour: number): Promise<void> => {
  await postgres.query('delete from notification_rules')
  await postgres.query('delete from device_events')
  await postgres.query(`update users set cellphone = '+8613800138077' where email = 'tenant@demo.example'`)
  await postgres.query(
    `with rule as (insert into notification_rules
        (tenant_id, name, event_kind, severity, time_zone, per_hour, enabled, create_time)
      select tenant_id, 'R', 'upgradeFailed', 'error', 'UTC', $1, true, now() from users
      where email = 'tenant@demo.example' returning rule_id)
    insert into notification_rule_people (rule_id, user_id)
    select rule_id, user_id from rule, users where email = 'tenant@demo.example'`,
    [perHour]
  )
}
const addEvents = (count: number) =>
  postgres.query(
    `insert into device_events (tenant_id, kind, subject_id, device_name, detail, time)
    select tenant_id, 'upgradeFailed', n, 'Device ' || n, '2.0.1', now() from users, generate_series(1, $1) n
    where email = 'tenant@demo.example'`,
    [count]
  )
const numbers = async () => {
  const [row] = await postgres.query(`select
    (select count(*)::int from device_events where done_time is null) as waiting,
    (select count(*)::int from mobile_notifications where way = 'cellphone') as rows,
    (select count(distinct event_id)::int from mobile_notifications) as events,
    (select count(*)::int from mobile_notifications where state = 'sent' and way = 'cellphone') as sent,
    (select count(*)::int from mobile_notifications where reason = 'tooMany') as held,
    (select count(*)::int from outbox_messages where purpose = 'notification') as texts`)
  return row
}

test('two processes send each message once, and not more in an hour than the rule lets them', async () => {
  const settings = { WEBHOOK_INTERNAL_HOSTS: { names: [], networks: ['127.0.0.1'] } }
  const start = () => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, settings })
  const receiver = await startTextMessageServer()
  const clouds = [await start(), await start()]
  try {
    await addRule(20)
    await postgres.query(
      `insert into notification_webhooks (rule_id, tenant_id, address, secret, secret_time, next_time)
      select rule_id, tenant_id, $1, $2, '2020-01-01', '2020-01-01' from notification_rules`,
      [`http://127.0.0.1:${receiver.port}/`, `whsec_${'A'.repeat(44)}`]
    )
    await addEvents(60)
    await expect
      .poll(async () => {
        for (const cloud of clouds) await cloud.clock.advance(1_000)
        return numbers()
      })
      .toEqual({ waiting: 0, rows: 60, events: 60, sent: 20, held: 40, texts: 20 })
    await expect
      .poll(async () => {
        for (const cloud of clouds) await cloud.clock.advance(5_000)
        const [row] = await postgres.query(
          `select count(*)::int as sent from mobile_notifications where way = 'webhook' and state = 'sent'`
        )
        return row?.sent
      })
      .toBe(60)
    expect(receiver.messages).toHaveLength(60)
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(60)
  } finally {
    await Promise.all(clouds.map(cloud => cloud.close()))
    await receiver.stop()
  }
})

test('events of a process that is killed are told once by the next one', async () => {
  test.setTimeout(180_000)
  const project = await writeProject()
  const env = {
    DATA_DIR: join(project, 'data'),
    DATABASE_URL: postgres.url,
    PORTAL_DEMO: 'on',
    PORTAL_DEMO_PASSWORD: 'killed-often-1'
  }
  try {
    const killed = startChild({ cwd: project, env })
    await killed.ready
    await addRule(20)
    await addEvents(2_000)
    await expect.poll(async () => (await numbers())?.rows, { intervals: [20] }).toBeGreaterThan(0)
    await killed.end('SIGKILL')
    expect((await numbers())?.waiting).toBeGreaterThan(0)
    const next = startChild({ cwd: project, env })
    await next.ready
    await expect.poll(async () => (await numbers())?.waiting, { timeout: 100_000 }).toBe(0)
    await expect.poll(numbers, { timeout: 30_000 }).toMatchObject({ rows: 2_000, events: 2_000, sent: 20, held: 1_980 })
    await next.end('SIGTERM')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})
