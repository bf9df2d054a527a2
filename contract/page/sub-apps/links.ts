import type { Environment } from '../environment.ts'
import { subAppPath } from './sub-apps.ts'

/** Values for the parts of an address that a link leaves open. */
export type LinkValues = Readonly<Record<string, string | number>>

/** Values that no address can carry as a part of their own. */
const noPart = new Set(['', '.', '..'])

/**
 * The address of a link by its name, `store.detail`: the sub-application's prefix, and a name of its own. So no
 * application writes addresses of another one, and the other one may move its pages.
 * @param subApps of the environment, which lists the links
 * @returns undefined when there is no such link, or a value is missing
 */
export const linkAddress = (
  subApps: Environment['subApps'],
  name: string,
  values: LinkValues = {}
): string | undefined => {
  const [prefix = '', own = '', ...more] = name.split('.', 3)
  const links = subApps !== undefined && Object.hasOwn(subApps, prefix) ? subApps[prefix]?.links : undefined
  if (links === undefined || more.length > 0) return undefined
  const path = Object.hasOwn(links, own) ? links[own] : undefined
  if (path === undefined) return undefined
  const parts = path.split('/').map(part => (part.startsWith(':') ? filled(part.slice(1), values) : part))
  return parts.includes(undefined) ? undefined : [subAppPath(prefix), ...parts.filter(part => part !== '')].join('/')
}

const filled = (name: string, values: LinkValues): string | undefined => {
  const value = Object.hasOwn(values, name) ? String(values[name]) : ''
  return noPart.has(value) ? undefined : encodeURIComponent(value)
}
