import type { Language } from '../../languages.ts'
import type { Environment } from '../environment.ts'
import type { Names } from './sub-app-facts.ts'
import { prefixesOf, type SubAppPrefix } from './sub-apps.ts'

/** The extension points for which a sub-application has a module of its own, each with the end of the module's name. */
export const modulePoints = { dashboardCard: 'dashboard-card', search: 'search' } as const
export type ModulePoint = keyof typeof modulePoints

/** The extension points where a sub-application adds links to its own pages. */
export type LinkPoint = 'robotActions' | 'accountEntries'

/** The name under which the import map lists a contribution: `@portal/store/dashboard-card`. */
export const extensionModule = (prefix: SubAppPrefix, point: ModulePoint): string =>
  `@portal/${prefix}/${modulePoints[point]}`

/** A sub-application's contribution to a page that is not its own. */
export type Extension = {
  readonly prefix: SubAppPrefix
  /** Its name in the import map. */
  readonly module: string
  readonly name: Names
}

type SubApps = Environment['subApps']

/**
 * The contributions to one extension point, in the order of the specification.
 * @param mayUse whether this site has the module, and whether the person may open the sub-application
 */
export const extensionsAt = (
  point: ModulePoint,
  subApps: SubApps,
  mayUse: (prefix: SubAppPrefix, module: string, permission: string | undefined) => boolean
): Extension[] =>
  prefixesOf(subApps).flatMap(prefix => {
    const declared = subApps?.[prefix]?.extends?.[point]
    const module = extensionModule(prefix, point)
    return declared !== undefined && mayUse(prefix, module, declared.permission)
      ? [{ prefix, module, name: declared.name }]
      : []
  })

/** The links that sub-applications add to one extension point, each with the name by which `linkTo` finds its address. */
export const linksAt = (point: LinkPoint, subApps: SubApps): { key: string; name: Names }[] =>
  prefixesOf(subApps).flatMap(prefix =>
    (subApps?.[prefix]?.extends?.[point] ?? []).map(({ link, name }) => ({ key: `${prefix}.${link}`, name }))
  )

/** A name of a deployment's own in a language. English stands in for a language without one. */
export const nameIn = (name: Names, language: Language): string =>
  typeof name === 'string' ? name : (name[language] ?? name.en)
