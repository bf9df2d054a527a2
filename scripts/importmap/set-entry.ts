import * as v from 'valibot'
import type { QualityLevel } from '../../contract/modules/quality.ts'
import { importMap } from '../../contract/page/environment.ts'
import { extensionModule } from '../../contract/page/sub-apps/extensions.ts'
import { requiredModules } from '../../contract/page/sub-apps/required-modules.ts'
import { moduleName, prefixesOf } from '../../contract/page/sub-apps/sub-apps.ts'
import { Stop } from '../support/process.mjs'
import { askEntry } from './ask-entry.ts'
import { changeMap } from './change-map.ts'
import type { EnvironmentFiles } from './read-environment.ts'
import { writeQuality } from './write-quality.ts'

/**
 * Gives a module an address, and the map the hash of the file at that address.
 * @param quality the level that the check of its team found; without one, the facts say none of what lies there now
 * @returns a sentence that says what was done
 * @throws Stop where the name or the address is not valid, or a browser could not load a module from it
 */
export const setEntry = async (
  environment: EnvironmentFiles,
  name: string,
  address: string,
  { quality }: { quality?: QualityLevel | undefined } = {}
): Promise<string> => {
  const known: readonly string[] = [
    ...requiredModules,
    ...prefixesOf(environment.environment.subApps).flatMap(prefix => [
      moduleName(prefix),
      extensionModule(prefix, 'dashboardCard'),
      extensionModule(prefix, 'search')
    ])
  ]
  if (name.startsWith('@portal/') && !known.includes(name))
    throw new Stop(
      `${name} is no module that the portal knows. It knows ${known.join(', ')}. \`add\` makes another one known.`
    )
  if (!/^(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._/-]*$/.test(name)) throw new Stop(`${name} is no name of a module.`)
  const wanted = v.safeParse(importMap, { imports: { [name]: address } })
  if (!wanted.success) throw new Stop(`${address} is no address of a module, but ${wanted.issues[0].message} is.`)
  const answer = await askEntry(environment, name, address)
  if ('fault' in answer) throw new Stop(`${address} was not taken. ${answer.fault}`)
  const before = await changeMap(environment.mapFile, map => {
    const { [name]: old } = map.imports
    const imports = { ...map.imports, [name]: address }
    const integrity = 'own' in answer ? map.integrity : { ...map.integrity, [address]: answer.integrity }
    return { map: { imports, ...(integrity === undefined ? {} : { integrity }) }, told: old }
  })
  await writeQuality(environment, name, quality)
  const hash = 'own' in answer ? '' : `, with the hash ${answer.integrity}`
  const note = 'note' in answer ? `\n${answer.note}` : ''
  return before === undefined
    ? `${name} is now at ${address}${hash}.${note}`
    : `${name} is now at ${address}${hash}; it was at ${before}.${note}`
}
