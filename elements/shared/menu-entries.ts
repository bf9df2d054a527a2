import { joinPath, menuAddress, paths, trailTo } from '@portal/session'
import type { MenuItem } from '#contract/calls/menu.ts'
import { hasPage, type Offered } from '#contract/page/pages.ts'
import { subAppPath } from '#contract/page/sub-apps.ts'

/** One entry of the menu, as sidebar and command palette show it. */
export type MenuEntry = {
  /** Where it stands in the tree: `0`, `0.2`, `0.2.1`. An entry's id begins with those of the entries around it. */
  id: string
  menuId: number
  langKey: string | null
  name: string
  icon: string | null
  /** The address it stands for, by which the current entry is found. */
  path: string
  /** Where its link leads; without one it is a group to open, or a name that leads nowhere. */
  address?: string
  /** Opens beside the portal and not in it. */
  newTab: boolean
  /** There is no page behind it, or behind any entry below it. */
  absent: boolean
  children: MenuEntry[]
}

/**
 * Entries for the visible menu. A sub-application with entries of its own is a group that opens; a group inside it leads
 * to its first entry, so that a click follows the joined parent, child and first-grandchild path (spec §2); what stands
 * deeper leads to its own path. Of several entries the first that has a page counts. Addresses that are not a sub-application's own are left out, the name stays.
 */
export const entriesOf = (items: readonly MenuItem[], offered: Offered | undefined): MenuEntry[] => {
  const isThere = (path: string): boolean => offered === undefined || hasPage(offered, path)
  return entriesBelow(items, isThere, '', '', 1)
}

const entriesBelow = (
  items: readonly MenuItem[],
  isThere: (path: string) => boolean,
  parentId: string,
  parentPath: string,
  level: number
): MenuEntry[] =>
  items.map((item, index) => {
    const id = `${parentId}${index}`
    const path = joinPath(parentPath, item.path)
    const { menuId, langKey, name } = item
    const newTab = path === subAppPath('cleanCC')
    const children = newTab ? [] : entriesBelow(item.children, isThere, `${id}.`, path, level + 1)
    const address = newTab ? paths.cleaningCentre : addressOf(path, children, level, isThere(path))
    return {
      id,
      menuId,
      langKey,
      name,
      icon: item.meta.icon,
      path,
      ...(address === undefined ? {} : { address }),
      newTab,
      absent: children.length > 0 ? children.every(({ absent }) => absent) : address !== undefined && !isThere(path),
      children
    }
  })

const addressOf = (
  path: string,
  children: readonly MenuEntry[],
  level: number,
  isThere: boolean
): string | undefined => {
  if (children.length === 0) return menuAddress(path)
  if (level === 1) return undefined
  const below = firstAddress(children)
  return level > 2 && (isThere || children.every(({ absent }) => absent)) ? (menuAddress(path) ?? below) : below
}

/** Where the first of these entries leads that has a page, or else the first that leads anywhere. */
const firstAddress = (entries: readonly MenuEntry[]): string | undefined => {
  const leading = entries.filter(({ address }) => address !== undefined)
  return (leading.find(({ absent }) => !absent) ?? leading[0])?.address
}

/** The id of the entry that an address belongs to. */
export const currentEntry = (entries: readonly MenuEntry[], pathname: string): string | undefined =>
  trailTo(entries, pathname === paths.cleaningCentre ? subAppPath('cleanCC') : pathname).at(-1)?.id

/** Whether an entry is the current one or a group around it. */
export const holds = (id: string, current: string | undefined): boolean =>
  current !== undefined && (current === id || current.startsWith(`${id}.`))

/** The ids of the groups around an entry, outermost first: those that have to be open for it to be seen. */
export const groupsAround = (id: string | undefined): string[] => {
  if (id === undefined) return []
  const steps = id.split('.')
  return steps.slice(0, -1).map((_, index) => steps.slice(0, index + 1).join('.'))
}

/** An entry that can be gone to, with the names of the entries around it, outermost first. */
export type Destination = { entry: MenuEntry; address: string; way: MenuEntry[] }

/** Every entry that leads somewhere, in the order of the menu. A group leads to the first of its entries. */
export const destinationsOf = (entries: readonly MenuEntry[], way: MenuEntry[] = []): Destination[] =>
  entries.flatMap(entry => {
    const below = destinationsOf(entry.children, [...way, entry])
    const address = entry.address ?? (below.find(it => !it.entry.absent) ?? below[0])?.address
    return address === undefined ? [] : [{ entry, address, way }, ...below]
  })

/** An address as a link inside a sub-application carries it (spec §2): the guard then hands it on to that one. */
export const withMicro = (address: string): string => `${address}?micro=true`
