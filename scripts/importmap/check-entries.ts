import { requiredModules } from '../../contract/page/sub-apps/required-modules.ts'
import { askEntry } from './ask-entry.ts'
import type { EnvironmentFiles } from './read-environment.ts'

/** The faults of the map's modules, as sentences by module name; empty for a map without faults. */
export const checkEntries = async (environment: EnvironmentFiles): Promise<ReadonlyMap<string, string>> => {
  const { imports, integrity = {} } = environment.importMap
  const missing = requiredModules
    .filter(name => imports[name] === undefined)
    .map(name => [name, `${environment.mapFile} has no ${name}, and no portal is without.`] as const)
  const asked = Object.entries(imports).map(async ([name, address]) => {
    const answer = await askEntry(environment, name, address)
    if ('fault' in answer) return [name, answer.fault] as const
    if ('own' in answer || integrity[address] === answer.integrity) return undefined
    return integrity[address] === undefined
      ? ([name, 'The map has no hash for it. Set it anew.'] as const)
      : ([name, 'What lies there is not what the hash of the map says. Browsers refuse it.'] as const)
  })
  const faults = (await Promise.all(asked)).filter(fault => fault !== undefined)
  return new Map([...missing, ...faults])
}
