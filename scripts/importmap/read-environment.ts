import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Environment, ImportMap } from '../../contract/page/environment.ts'
import { environmentFile, importMapFile } from '../../contract/page/environment-files.ts'
import { Stop } from '../support/process.mjs'

/** An environment as its files say, and where they and the build are. */
export type EnvironmentFiles = {
  mapFile: string
  environmentFile: string
  build: string
  environment: Environment
  importMap: ImportMap
}

/**
 * @param root the folder of the project
 * @param name of the environment, as PORTAL_ENVIRONMENT has it
 * @throws Stop which names the file, and the field in it, that is missing or wrong
 */
export const readEnvironment = async (root: string, name: string): Promise<EnvironmentFiles> => {
  if (!/^[a-z0-9-]{1,40}$/.test(name)) throw new Stop(`--env is ${JSON.stringify(name)}, but it takes a name.`)
  const folder = name === 'local' ? root : join(root, 'environments', name)
  if (!existsSync(folder)) throw new Stop(`There is no environment ${name}: ${folder} is missing.`)
  const [mapFile, siteFile] = [join(folder, 'importmap.json'), join(folder, 'environment.json')]
  return {
    mapFile,
    environmentFile: siteFile,
    build: join(root, 'build'),
    environment: parseFile(siteFile, await read(siteFile), environmentFile),
    importMap: readMap(mapFile, await read(mapFile))
  }
}

/** @throws Stop which names the file and the field */
export const readMap = (file: string, text: string): ImportMap => parseFile(file, text, importMapFile)

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const parseFile = <Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema
): v.InferOutput<Schema> => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Stop(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Stop(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}
