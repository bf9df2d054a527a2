import type { MenuItem } from '#contract/calls/menu/menu.ts'
import type { SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { joinPath } from './menu-tree.pure.ts'

/**
 * The sub-applications that a menu leads to, in its order.
 * @param prefixAt the sub-application that an address belongs to
 */
export const prefixesIn = (
  items: readonly MenuItem[],
  prefixAt: (pathname: string) => SubAppPrefix | undefined,
  parent = '',
  found = new Set<SubAppPrefix>()
): SubAppPrefix[] => {
  for (const item of items) {
    const path = joinPath(parent, item.path)
    const prefix = prefixAt(path)
    if (prefix !== undefined) found.add(prefix)
    prefixesIn(item.children, prefixAt, path, found)
  }
  return [...found]
}
