import { Unreachable } from '@portal/session'
import { prefixOfModule, type SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { askForRelease } from './ask-release.ts'

/**
 * Asks the server about sub-applications that this page does not name, and adds their modules to the import map.
 * @returns the facts about those that there are
 * @throws Unreachable
 */
export const findSubApps = async (prefixes: readonly SubAppPrefix[]): Promise<unknown> => {
  const found = await askForRelease(prefixes).catch((cause: unknown) => {
    throw new Unreachable('The sub-applications of this site could not be asked for.', { cause })
  })
  if (found?.subApps === undefined) throw new Unreachable('The server does not say which sub-applications there are.')
  const { imports, integrity = {} } = found.importMap
  const { imports: present } = System.getImportMap()
  const added = Object.entries(imports).filter(
    ([name]) => prefixes.includes(prefixOfModule(name) ?? '') && !Object.hasOwn(present, name)
  )
  const hashes = added.flatMap(([, address]) => {
    const hash = integrity[address]
    return hash === undefined ? [] : [[address, hash] as const]
  })
  System.addImportMap({ imports: Object.fromEntries(added), integrity: Object.fromEntries(hashes) })
  return found.subApps
}
