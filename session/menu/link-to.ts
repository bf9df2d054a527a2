import { type LinkValues, linkAddress } from '#contract/page/sub-apps/links.ts'
import { subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { environment } from '../environment.ts'
import { $permissions } from '../identity/session.ts'
import { $menu } from './menu.ts'
import { opensPath } from './menu-tree.pure.ts'
import { $offered } from './offered.ts'

export type { LinkValues }

/**
 * The address of a page of another sub-application, by the name that its environment lists: `store.detail`.
 * @param values for the parts that the link leaves open, as `{ storeId: 7 }`
 * @returns undefined where this site lacks the sub-application or the link, and where this person may not open it
 */
export const linkTo = (name: string, values?: LinkValues): string | undefined => {
  const address = linkAddress(environment().subApps, name, values)
  const prefix = subAppOf(address ?? '', environment().subApps)
  if (address === undefined || prefix === undefined || $offered.get()?.pages[prefix] === undefined) return undefined
  const menu = $menu.get()
  return menu.state === 'ready' && opensPath(menu.items, $permissions.get(), address) ? address : undefined
}
