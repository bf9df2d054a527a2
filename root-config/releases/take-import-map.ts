import type { ImportMap } from '#contract/page/environment.ts'
import { moduleName, subAppPrefixes } from '#contract/page/sub-apps.ts'
import { takeSubApp } from '../apps/applications.ts'
import { isInImportMap } from '../loader/load-module.ts'
import { isLoaded } from '../loader/module-registry.ts'

/**
 * Takes over from a newer import map where sub-applications lie that are not loaded yet, and those that the page's own
 * map lacked. Everything else stays as it is: two sessions, or two Reacts, on one page would be two portals.
 */
export const takeImportMap = ({ imports, integrity = {} }: ImportMap): void => {
  for (const prefix of subAppPrefixes) {
    const name = moduleName(prefix)
    const address = imports[name]
    const known = isInImportMap(name)
    if (address === undefined || (known && isLoaded(name))) continue
    const hash = integrity[address]
    System.addImportMap({
      imports: { [name]: address },
      ...(hash === undefined ? {} : { integrity: { [address]: hash } })
    })
    if (!known) takeSubApp(prefix)
  }
}
