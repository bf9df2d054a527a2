import * as v from 'valibot'
import type { QualityLevel } from '../../contract/modules/quality.ts'
import type { Environment } from '../../contract/page/environment.ts'
import { environmentFile } from '../../contract/page/environment-files.ts'
import type { SubAppFacts, SubAppOrigins } from '../../contract/page/sub-apps/sub-app-facts.ts'
import { isShipped, moduleName, subAppPath } from '../../contract/page/sub-apps/sub-apps.ts'
import { Stop } from '../support/process.mjs'
import { askEntry } from './ask-entry.ts'
import { changeFile } from './change-map.ts'
import type { EnvironmentFiles } from './read-environment.ts'
import { setEntry } from './set-entry.ts'

/** Content that the address of a new sub-application may send beside its module, with the policy's name for each kind. */
const allowances: Readonly<Record<string, keyof SubAppOrigins>> = {
  styles: 'styles',
  images: 'images',
  fonts: 'fonts',
  calls: 'calls',
  sockets: 'calls'
}

/** The options of the command line, beside prefix and address. */
export type NewSubApp = {
  title?: string | undefined
  icon?: string | undefined
  permission?: string | undefined
  /** As `styles,images`. */
  allow?: string | undefined
  /** `frame` for code that is not trusted. */
  isolation?: string | undefined
  /** The level that the check of its team found. */
  quality?: QualityLevel | undefined
}

/**
 * Adds a sub-application to an environment: its facts to `environment.json`, its module to the import map. Nothing is
 * written before the module was found sound.
 * @returns a sentence that says what was done
 * @throws Stop where the environment would not be valid, or a browser could not load the module
 */
export const addEntry = async (
  files: EnvironmentFiles,
  prefix: string,
  address: string,
  given: NewSubApp
): Promise<string> => {
  if (isShipped(prefix)) throw new Stop(`${prefix} is known to every portal. Set ${moduleName(prefix)} instead.`)
  const facts = factsFrom(address, given)
  const environment = withSubApp(files, files.environment, prefix, facts)
  const answer = await askEntry({ ...files, environment }, moduleName(prefix), address)
  if ('fault' in answer) throw new Stop(`${address} was not taken. ${answer.fault}`)
  await changeFile(files.environmentFile, text => {
    const { $schema, ...now }: Environment & { $schema?: string } = JSON.parse(text)
    const next = withSubApp(files, now, prefix, facts)
    return { value: { ...($schema === undefined ? {} : { $schema }), ...next }, told: undefined }
  })
  const set = await setEntry({ ...files, environment }, moduleName(prefix), address, given)
  return `${set}\nIts address is ${subAppPath(prefix)}. Whoever has the permission ${facts.permission ?? prefix} may open it.`
}

const factsFrom = (address: string, { title, icon, permission, allow, isolation }: NewSubApp): SubAppFacts => {
  if (isolation !== undefined && isolation !== 'page' && isolation !== 'frame')
    throw new Stop(`--isolation takes page and frame, not ${isolation}.`)
  const origins = originsFrom(address, allow)
  return {
    ...(title === undefined ? {} : { title }),
    ...(icon === undefined ? {} : { icon }),
    ...(permission === undefined ? {} : { permission }),
    ...(isolation === undefined ? {} : { isolation }),
    ...(origins === undefined ? {} : { origins })
  }
}

/** A module of another origin needs that origin for its script, and for nothing that was not asked for. */
const originsFrom = (address: string, allow: string | undefined): SubAppOrigins | undefined => {
  const url = URL.parse(address)
  if (url === null) {
    if (allow !== undefined) throw new Stop('--allow is for a module of another origin.')
    return undefined
  }
  const origins: SubAppOrigins = { scripts: [url.origin] }
  for (const kind of allow?.split(',') ?? []) {
    const directive = Object.hasOwn(allowances, kind) ? allowances[kind] : undefined
    if (directive === undefined) throw new Stop(`--allow takes ${Object.keys(allowances).join(', ')}, not ${kind}.`)
    const source = kind === 'sockets' ? url.origin.replace(/^http/, 'ws') : url.origin
    origins[directive] = [...(origins[directive] ?? []), source]
  }
  return origins
}

const withSubApp = (
  { environmentFile: file }: Pick<EnvironmentFiles, 'environmentFile'>,
  environment: Environment,
  prefix: string,
  facts: SubAppFacts
): Environment => {
  if (Object.hasOwn(environment.subApps ?? {}, prefix))
    throw new Stop(`${file} has ${prefix} already. Set ${moduleName(prefix)} to move its module.`)
  const next = { ...environment, subApps: { ...environment.subApps, [prefix]: facts } }
  const read = v.safeParse(environmentFile, next)
  if (read.success && Object.hasOwn(read.output.subApps ?? {}, prefix)) return next
  if (read.success) throw new Stop(`${prefix} was not added: every object has that name.`)
  const [issue] = read.issues
  throw new Stop(`${prefix} was not added. ${v.getDotPath(issue) ?? 'subApps'}: ${issue.message}`)
}
