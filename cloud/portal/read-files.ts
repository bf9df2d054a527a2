import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Environment } from '#contract/page/environment.ts'
import { environmentFile, importMapFile } from '#contract/page/environment-files.ts'
import { requiredModules } from '#contract/page/sub-apps/required-modules.ts'
import { reasonOf, StartError } from '../start-error.pure.ts'
import { type Manifest, manifest } from './manifest.ts'
import { type ResolvedImportMap, resolveImportMap } from './release/import-map.pure.ts'

/** Where the build and the files of the environment are. */
export type PortalFolders = { build: string; environment: string }

/** All that the portal's pages are made of. */
export type PortalFiles = {
  template: string
  manifest: Manifest
  environment: Environment
  /** With the names that the build gave its files. */
  importMap: ResolvedImportMap
}

/** The folder with an environment's two files: the project itself for the local one (behaviour, environments). */
export const environmentFolder = (root: string, name: string): string =>
  name === 'local' ? root : join(root, 'environments', name)

const readText = async (file: string, advice: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new StartError(`${file} cannot be read (${reasonOf(error)}). ${advice}`, { cause: error })
  }
}

const readJson = async <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  advice: string
): Promise<v.InferOutput<Schema>> => {
  const text = await readText(file, advice)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${reasonOf(error)}`, { cause: error })
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartError(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

const buildFirst = 'Run `npm run build` first.'
const environmentHelp = 'PORTAL_ENVIRONMENT names the environment; local is the one at the top of the project.'

/** The files that say which modules a page takes from where: they may change while the cloud runs. */
export const filesOfRelease = ({ build, environment }: PortalFolders): string[] => [
  join(build, 'manifest.json'),
  join(environment, 'importmap.json'),
  join(environment, 'environment.json')
]

/** @throws StartError which names the field of `environment.json` that is missing or wrong */
export const readEnvironment = (folder: string): Promise<Environment> =>
  readJson(join(folder, 'environment.json'), environmentFile, environmentHelp)

/** @throws StartError which names the file, and the field in it, that is missing or wrong. */
export const readPortalFiles = async (folders: PortalFolders): Promise<PortalFiles> => {
  const mapFile = join(folders.environment, 'importmap.json')
  const template = await readText(join(folders.build, 'index.html'), buildFirst)
  const built = await readJson(join(folders.build, 'manifest.json'), manifest, buildFirst)
  const site = await readEnvironment(folders.environment)
  const map = await readJson(mapFile, importMapFile, environmentHelp)
  for (const module of requiredModules) {
    const address = map.imports[module]
    if (address === undefined) throw new StartError(`${mapFile}: imports.${module} is missing`)
    if (address.startsWith('/') && built.files[address] === undefined)
      throw new StartError(`${mapFile}: imports.${module} is ${address}, which the build does not have. ${buildFirst}`)
  }
  return { template, manifest: built, environment: site, importMap: resolveImportMap(map, built) }
}
