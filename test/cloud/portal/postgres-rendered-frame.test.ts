import { expect, test } from '@playwright/test'
import { signIn } from '../support/client.ts'
import { askPage, cookieOf, renderedIn, startRendering } from '../support/rendered-project.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterAll(() => postgres.stop())

test('a page does not wait for a database that is busy: it comes without its frame, and with it once that answers', async () => {
  const { cloud, end } = await startRendering({}, { databaseUrl: postgres.url })
  const cookie = cookieOf(await signIn(cloud, 'customer'))
  let isBusy = true
  const busy = cloud
    .query('do $$ begin lock table menu_nodes in access exclusive mode; perform pg_sleep(8); end $$')
    .finally(() => {
      isBusy = false
    })
  const locked = `select 1 from pg_locks where relation = 'menu_nodes'::regclass and mode = 'AccessExclusiveLock' and granted`
  await expect.poll(async () => (await postgres.query(locked)).length).toBe(1)
  const early = await askPage(cloud, '/dashboard', cookie)
  expect([early.status, renderedIn(await early.text()), isBusy]).toEqual([200, undefined, true])
  await busy
  expect(renderedIn(await (await askPage(cloud, '/dashboard', cookie)).text())).toMatchObject({
    nickname: 'Mei Tanaka'
  })
  await end()
})
