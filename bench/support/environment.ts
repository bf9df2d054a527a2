import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment, ImportMap } from '#contract/page/environment.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The contents of `environment.json` and `importmap.json`. */
export type Site = { environment: Environment; importMap: ImportMap }

const readJson = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'))

/** Writes the project's environment, changed, into a folder of its own, which is removed afterwards. */
export const withEnvironment = async (
  change: (site: Site) => Site,
  act: (folder: string) => Promise<void>
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-environment-'))
  try {
    const own = { environment: await readJson('environment.json'), importMap: await readJson('importmap.json') }
    const { environment, importMap } = change(own)
    await writeFile(join(folder, 'environment.json'), JSON.stringify(environment))
    await writeFile(join(folder, 'importmap.json'), JSON.stringify(importMap))
    await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
