import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { removeOld, sourcesVersion } from '../../../cloud/testing.ts'
import { root } from '../../../scripts/support/process.mjs'
import { startChild } from './faults/child.ts'
import { writeProject } from './files/portal-files.ts'

/** Asks the database in a data folder that no cloud has open. */
export const queryDataFolder = async <Row>(folder: string, ...texts: string[]): Promise<Row[][]> => {
  const database = await PGlite.create(join(folder, 'database'))
  const results: Row[][] = []
  for (const text of texts) results.push((await database.query<Row>(text)).rows)
  await database.close()
  return results
}

/** The password of the demo accounts in a folder of `putDemoFolder`. */
export const demoPassword = 'demo-password-1'

const cache = join(root, 'node_modules/.cache/portal-test-folders')

/**
 * Makes the data folder that a cloud left after its first start, with demo data up to this hour. A first start takes a
 * processor for 17 seconds. So the first test of an hour starts a cloud, and the others begin with a copy.
 */
export const putDemoFolder = async (folder: string): Promise<void> => {
  const kept = join(cache, `${await sourcesVersion()}-${new Date().toISOString().slice(0, 13)}`)
  if (!existsSync(kept)) await makeDemoFolder(kept)
  await cp(kept, folder, { recursive: true })
}

const makeDemoFolder = async (kept: string): Promise<void> => {
  await mkdir(cache, { recursive: true })
  const unfinished = `${kept}.${process.pid}`
  const project = await writeProject()
  const cloud = startChild({ cwd: project, env: { DATA_DIR: unfinished, PORTAL_DEMO_PASSWORD: demoPassword } })
  await cloud.ready
  await cloud.end('SIGTERM')
  await rm(project, { recursive: true, force: true })
  // Another worker may have been faster.
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }))
  await removeOld(cache)
}
