import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const root = resolve(import.meta.dirname, '../../..')

test('has a migration for everything in the schema', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  const out = join(folder, 'migrations')
  await cp(join(root, 'cloud/database/migrations'), out, { recursive: true })
  const config = join(folder, 'drizzle.config.json')
  const schema = join(root, 'cloud/database/schema.ts')
  await writeFile(config, JSON.stringify({ dialect: 'postgresql', schema, out: 'migrations', casing: 'snake_case' }))
  const before = await readdir(out)
  const program = join(root, 'node_modules/drizzle-kit/bin.cjs')
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'generate', '--config', config], {
    // It takes `out` for a path below the working folder, always.
    cwd: folder
  })
  expect(stdout).toContain('No schema changes')
  expect(await readdir(out)).toEqual(before)
  await rm(folder, { recursive: true })
})

test('the folder of migrations keeps the newest snapshot alone, with which the schema is compared', async () => {
  const files = await readdir(join(root, 'cloud/database/migrations'))
  const newest =
    files
      .filter(file => file.endsWith('.sql'))
      .sort()
      .at(-1) ?? ''
  const snapshot = `${newest.slice(0, 4)}_snapshot.json`
  // Each snapshot is the whole schema, some 20,000 lines: remove the older one beside a new migration.
  expect((await readdir(join(root, 'cloud/database/migrations/meta'))).sort()).toEqual([snapshot, '_journal.json'])
})
