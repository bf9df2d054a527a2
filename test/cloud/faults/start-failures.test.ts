import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { queryDataFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { environment, importMap, writeProject } from '../support/files/portal-files.ts'

let project: string
let data: string
test.beforeAll(async () => {
  project = await writeProject({
    'environments/live/environment.json': JSON.stringify({ ...environment, name: 'live', mode: 'production' }),
    'environments/live/importmap.json': JSON.stringify(importMap)
  })
  data = join(project, 'data')
  // Also nobody must be able to read it.
  await chmod(project, 0o755)
})
test.afterAll(() => rm(project, { recursive: true, force: true }))

const failsWith = async (settings: Record<string, string>, message: string | RegExp) => {
  const child = startChild({
    cwd: project,
    env: { DATA_DIR: data, ...settings }
  })
  const code = await child.ended
  const line = child.errors().replace(/\n$/, '')
  expect(line).toMatch(message)
  expect(line).not.toContain('\n')
  expect([code, child.output()]).toEqual([1, ''])
}

test('says in one line that production needs a way for codes, and starts with one of the two', async () => {
  const site = await writeProject({ 'environment.json': JSON.stringify({ ...environment, mode: 'production' }) })
  const started = async (settings: Record<string, string>) => {
    const child = startChild({ cwd: site, env: { DATA_DIR: join(site, 'data'), PORT: '0', ...settings } })
    await Promise.race([child.ready.catch(() => undefined), child.ended])
    await child.end('SIGTERM')
    return { told: child.output(), errors: child.errors() }
  }
  expect((await started({})).errors).toMatch(
    /^In production the cloud must be able to send codes: set SMTP_URL .* SMS_WEBHOOK_URL .*\n$/
  )
  const { told } = await started({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(told).toContain('Codes by e-mail: sent by the mail server at 127.0.0.1:9')
  expect(told).toContain('Codes by text message: cannot be sent: SMS_WEBHOOK_URL is not set')
  await rm(site, { recursive: true, force: true })
})

test('says in one line that its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await failsWith({ PORT: String(port) }, new RegExp(`^Cannot listen on 127\\.0\\.0\\.1, port ${port}: it is in use`))
  other.close()
})

const folders: [title: string, path: string][] = [
  ['that lies in a file', 'environment.json/data'],
  ['that is a file', 'environment.json']
]
for (const [title, path] of folders)
  test(`says in one line that it cannot use a data folder ${title}`, () =>
    failsWith({ DATA_DIR: join(project, path) }, /^The data folder .* \(DATA_DIR\) cannot be written to: /))

test('says in one line that it may not write to its data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-read-only-'))
  await chmod(folder, 0o555)
  // Root may write anywhere but where there is nothing to write to.
  const closed = process.getuid?.() === 0 ? '/sys/portal' : folder
  await failsWith({ DATA_DIR: closed }, /^The data folder .* \(DATA_DIR\) cannot be written to: E[A-Z]+/)
  await rm(folder, { recursive: true })
})

test('says in one line that the data folder holds something else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-foreign-'))
  await writeFile(join(folder, 'database'), 'not a database')
  await failsWith({ DATA_DIR: folder }, /^The database in .* cannot be opened: /)
  expect(await readFile(join(folder, 'database'), 'utf8')).toBe('not a database')
  await rm(folder, { recursive: true })
})

test('says in one line that the database is of a newer release, or of none, and leaves it as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-newer-'))
  await queryDataFolder(
    folder,
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', 9999999999999)`
  )
  await failsWith(
    { DATA_DIR: folder },
    /^The database in .* \(DATA_DIR\) was changed by a newer release of the portal\. Start that release, or restore a backup\.$/
  )
  expect(
    await queryDataFolder(folder, `select 1 from information_schema.tables where table_schema = 'public'`)
  ).toEqual([[]])
  await queryDataFolder(folder, 'update drizzle.__drizzle_migrations set created_at = 1795168606876')
  await failsWith(
    { DATA_DIR: folder },
    /^The database in .* \(DATA_DIR\) is from before the first release\. Move it away, and start with an empty one\.$/
  )
  // The files of another major version are not even opened.
  await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n')
  await failsWith(
    { DATA_DIR: folder },
    /^The database in .* was made by PGlite with PostgreSQL 17, and this release has 18\. Start the release that made it\.$/
  )
  await rm(folder, { recursive: true })
})

const mistakes: [title: string, settings: Record<string, string>, message: RegExp][] = [
  ['a setting that it cannot read', { PORT: 'http' }, /^PORT is "http", but it takes a whole number from 0 to 65535/],
  ['a setting that it does not know', { PORTAL_PASSWORD: 'x' }, /^PORTAL_PASSWORD is not a setting/],
  [
    'an environment that it does not know',
    { PORTAL_ENVIRONMENT: 'moon' },
    /environments\/moon\/environment\.json cannot be read/
  ],
  [
    'a wish for demo data in production',
    { PORTAL_ENVIRONMENT: 'live', PORTAL_DEMO: 'on' },
    /^PORTAL_DEMO is "on", but the environment live is in production mode, which never has demo data\./
  ],
  [
    'a password for demo accounts that nobody makes',
    { PORTAL_DEMO: 'off', PORTAL_DEMO_PASSWORD: 'demo-password-1' },
    /^PORTAL_DEMO_PASSWORD is set, but this start makes no demo accounts\./
  ],
  [
    'a host that is not this machine',
    { HOST: '192.0.2.1' },
    /^Cannot listen on 192\.0\.2\.1, port 0: this machine has no such address/
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgresql://127.0.0.1:1/x' },
    /^The database at 127\.0\.0\.1:1 \(DATABASE_URL\)/
  ]
]
for (const [title, settings, message] of mistakes)
  test(`says in one line that it was given ${title}`, () => failsWith(settings, message))

test('says in one line that the portal was not built', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'portal-empty-'))
  const child = startChild({ cwd: empty })
  expect(await child.ended).toBe(1)
  expect(child.errors()).toMatch(/^.*build\/index\.html cannot be read \(ENOENT.*\)\. Run `npm run build` first\.\n$/)
  await rm(empty, { recursive: true })
})
