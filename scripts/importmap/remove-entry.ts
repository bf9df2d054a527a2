import { requiredModules } from '../../contract/page/sub-apps/required-modules.ts'
import { Stop } from '../support/process.mjs'
import { changeMap } from './change-map.ts'
import type { EnvironmentFiles } from './read-environment.ts'

/**
 * Takes a module out of the map.
 * @returns a sentence that says what was done
 * @throws Stop where the map has no such module, or the portal can't be without it
 */
export const removeEntry = async ({ mapFile }: EnvironmentFiles, name: string): Promise<string> => {
  if (requiredModules.some(it => it === name)) throw new Stop(`${name} is part of the portal: every map has it.`)
  const address = await changeMap(mapFile, map => {
    const { [name]: old, ...imports } = map.imports
    if (old === undefined) throw new Stop(`${mapFile} has no ${name}.`)
    return { map: { ...map, imports }, told: old }
  })
  return `${name} is gone; it was at ${address}.`
}
