import type { Environment } from './environment.ts'
import {
  moduleName,
  type NamedSubApps,
  prefixesOf,
  type SubAppPrefix,
  subAppOf,
  subAppPath
} from './sub-apps/sub-apps.ts'

/** The pages that an environment offers behind the entries of the menu. */
export type Offered = {
  /** The paths below its own address for which a sub-application has a page, or `all`; one that is absent is not there. */
  pages: Partial<Record<SubAppPrefix, 'all' | readonly string[]>>
  /** The sub-applications that the environment names; without them only the thirteen are known. */
  named?: NamedSubApps
  /** Whether entries without a page are left out of the menu, and not only marked. */
  hidesAbsent: boolean
}

/** @param hasModule whether the import map names a module */
export const offeredBy = (
  { subApps = {}, absentEntries, cleaningCentre }: Pick<Environment, 'subApps' | 'absentEntries' | 'cleaningCentre'>,
  hasModule: (name: string) => boolean
): Offered => ({
  pages: Object.fromEntries(
    prefixesOf(subApps)
      // The cleaning control centre is no module: it opens beside the portal.
      .filter(prefix => hasModule(moduleName(prefix)) || (prefix === 'cleanCC' && cleaningCentre !== null))
      .map(prefix => [prefix, subApps[prefix]?.pages ?? 'all'])
  ),
  named: subApps,
  hidesAbsent: absentEntries === 'hidden'
})

/**
 * Whether there is a page behind an address of a sub-application. A listed path covers what lies below it, by whole
 * segments; the empty path is the sub-application's own address alone.
 */
export const hasPage = ({ pages, named }: Offered, pathname: string): boolean => {
  const prefix = subAppOf(pathname, named)
  const listed = prefix === undefined ? undefined : pages[prefix]
  if (prefix === undefined || listed === undefined) return false
  const below = pathname.slice(subAppPath(prefix).length + 1)
  return listed === 'all' || listed.some(path => below === path || (path !== '' && below.startsWith(`${path}/`)))
}
