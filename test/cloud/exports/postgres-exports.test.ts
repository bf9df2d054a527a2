import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../support/client.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { workbookIn } from '../support/files/workbook.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A file whose process is killed while it is made. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const password = 'killed-often-1'
const rowsOfOneRobot = 60_000

let postgres: Postgres
test.beforeEach(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterEach(() => postgres.stop())

const jobOf = async (exportId: number) =>
  (await postgres.query('select state, parts, rows_done as rows from export_jobs where export_id = $1', [exportId]))[0]

test('a workbook of a process that is killed is whole, and no row of it is lost or doubled', async () => {
  const project = await writeProject()
  const env = {
    DATA_DIR: join(project, 'data'),
    DATABASE_URL: postgres.url,
    PORTAL_DEMO: 'on',
    PORTAL_DEMO_PASSWORD: password
  }
  try {
    const killed = startChild({ cwd: project, env })
    const url = await killed.ready
    // The kilometres of these tasks count them.
    await postgres.query(`insert into tasks (robot_id, start_time, end_time, status, mileage)
      select (select min(robot_id) from robots), date_trunc('day', now()) - interval '3 days' + n * interval '1 second',
        now(), 'ended', n from generate_series(1, ${rowsOfOneRobot}) n on conflict do nothing`)
    const [{ first, last, serial } = {}] = await postgres.query(`select min(serial) as serial,
      to_char(now() - interval '5 days', 'YYYY-MM-DD') as first, to_char(now() - interval '1 day', 'YYYY-MM-DD') as last
      from robots where robot_id = (select min(robot_id) from robots)`)
    const token = await signIn({ url, password }, 'operator')
    const body = { dataset: 'tasks' as const, format: 'xlsx' as const, from: String(first), to: String(last) }
    const { exportId } = (await send(url, calls.startExport, { token, body })).data
    await expect.poll(async () => Number((await jobOf(exportId))?.rows), { intervals: [10] }).toBeGreaterThan(0)
    await killed.end('SIGKILL')
    expect((await jobOf(exportId))?.state).toBe('running')

    const next = startChild({ cwd: project, env })
    const nextUrl = await next.ready
    // The lease of the killed process ends.
    await postgres.query('update export_jobs set next_time = now()')
    await expect.poll(async () => (await jobOf(exportId))?.state, { timeout: 60_000 }).toBe('done')
    const { path } = (await send(nextUrl, calls.exportTicket, { token, body: { exportId } })).data
    const file = Buffer.from(await (await fetch(nextUrl + path)).arrayBuffer())
    const [sheet] = await workbookIn(file)
    const rows = sheet?.rows.slice(1) ?? []
    expect(rows).toHaveLength(Number((await jobOf(exportId))?.rows))
    const counted = rows.filter(row => row[0] === serial).map(row => row.at(-1))
    for (const number of [1, rowsOfOneRobot / 2, rowsOfOneRobot]) expect(counted).toContain(number)
    expect(new Set(rows.map(row => `${row[0]} ${Math.round(Number(row[5]) / 1_000)}`)).size).toBe(rows.length)
    await next.end('SIGTERM')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})
