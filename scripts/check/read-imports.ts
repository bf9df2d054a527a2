/** Reads every source file and says where a rule about imports is broken. */
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { findGlobals } from './globals.ts'

/** A broken rule: which one, why the rule is there, and where. */
export type Violation = { rule: string; comment: string; where: string }

export type ImportReport = {
  violations: Violation[]
  /** Source files on disk that were not read, so that nothing is known of them. */
  unread: string[]
  read: number
}

type Configuration = { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }

const folders = [
  'contract',
  'session',
  'elements',
  'controls',
  'shell',
  'root-config',
  'cloud',
  'clean-centre',
  'conformance',
  'packages',
  'sub-apps',
  'test',
  'scripts',
  'bench'
]

/**
 * Reads the modules below `directory`. A check that can pass on nothing is not a check. dependency-cruiser reads no
 * TypeScript, and finds nothing wrong, where it does not know the compiler's version. So the files that it read are
 * compared with the files on the disk.
 */
export const checkImports = async (directory: string, { forbidden, options }: Configuration): Promise<ImportReport> => {
  const present = folders.filter(folder => existsSync(join(directory, folder)))
  const onDisk = await sourceFiles(directory, present)
  const { modules, summary } = await cruiseModules(directory, present, { forbidden, options })
  const read = new Set(modules.filter(module => module.couldNotResolve !== true).map(module => module.source))
  return {
    violations: [
      ...summary.violations.map(found => imported(found, forbidden)),
      ...(await usedGlobals(directory, onDisk))
    ],
    unread: onDisk.filter(file => !read.has(file)),
    read: onDisk.filter(file => read.has(file)).length
  }
}

/** What each source file imports of the project's own files. */
export const readImports = async (directory: string, configuration: Configuration): Promise<Map<string, string[]>> => {
  const present = folders.filter(folder => existsSync(join(directory, folder)))
  const { modules } = await cruiseModules(directory, present, configuration)
  return new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)] as const)
  )
}

const sourceFiles = async (directory: string, present: string[]): Promise<string[]> => {
  const patterns = present.map(folder => `${folder}/**/*.{ts,tsx,vue,svelte,mjs}`)
  const files = await Array.fromAsync(glob(patterns, { cwd: directory }))
  return files.map(file => file.replaceAll('\\', '/')).filter(file => !notOurs.test(file))
}

/** Templates are the sources of other repositories. */
const notOurs = /node_modules\/|^packages\/templates\//

const cruiseModules = async (
  directory: string,
  present: string[],
  { forbidden, options }: Configuration
): Promise<ICruiseResult> => {
  const tsConfig = join(directory, 'tsconfig.json')
  const { output } = await cruise(
    present,
    { ...options, tsConfig: { fileName: tsConfig }, baseDir: directory, validate: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: extractTSConfig(tsConfig) }
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text instead of its result.')
  return output
}

const imported = (
  { rule, from, to, cycle }: ICruiseResult['summary']['violations'][number],
  forbidden: Configuration['forbidden']
): Violation => ({
  rule: rule.name,
  comment: forbidden.find(it => it.name === rule.name)?.comment ?? '',
  where: [from, ...(cycle?.map(step => step.name) ?? (to === from ? [] : [to]))].join(' → ')
})

const usedGlobals = async (directory: string, files: string[]): Promise<Violation[]> => {
  const found = await Promise.all(
    files.map(async file => findGlobals(file, await readFile(join(directory, file), 'utf8')))
  )
  return found.flat().map(({ rule, file, line, what }) => ({
    rule: rule.name,
    comment: rule.comment,
    where: `${file}:${line} uses ${what}`
  }))
}
