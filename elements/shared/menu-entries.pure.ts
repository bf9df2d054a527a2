import { joinPath, menuAddress, paths, trailTo } from '@portal/session'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { hasPage, type Offered } from '#contract/page/pages.ts'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'

/** A menu entry as sidebar and command palette show it. */
export type MenuEntry = {
  /** The position in the tree: `0`, `0.2`, `0.2.1`. An entry's id begins with its parent's id. */
  id: string
  menuId: number
  langKey: string | null
  name: string
  icon: string | null
  /** The entry's own address. It decides which entry is the current one. */
  path: string
  /** The target of the link. Without it, the entry is a group to open, or a name without a link. */
  address?: string
  /** Whether it opens in a new tab. */
  newTab: boolean
  /** Whether the page is missing, for the entry and all its children. */
  absent: boolean
  children: MenuEntry[]
}

/**
 * Entries of the visible menu. A sub-application with child entries is a group that opens. A group inside it links to
 * its first child: a click follows the joined path of parent, child and first grandchild (docs/requirements.md §2). Deeper entries link
 * to their own path. Among several children, the first one with a page counts. An address outside the sub-applications
 * is removed, and the name stays.
 */
export const entriesOf = (items: readonly MenuItem[], offered: Offered | undefined): MenuEntry[] => {
  const isThere = (path: string): boolean => offered === undefined || hasPage(offered, path)
  const addressAt = (path: string): string | undefined => menuAddress(path, offered?.named)
  return entriesBelow(items, { isThere, addressAt }, '', '', 1)
}

/** The site's facts about a path: whether there is a page, and the address of a path that is safe to follow. */
type Site = { isThere: (path: string) => boolean; addressAt: (path: string) => string | undefined }

const entriesBelow = (
  items: readonly MenuItem[],
  site: Site,
  parentId: string,
  parentPath: string,
  level: number
): MenuEntry[] =>
  items.map((item, index) => {
    const id = `${parentId}${index}`
    const path = joinPath(parentPath, item.path)
    const { menuId, langKey, name } = item
    const newTab = path === subAppPath('cleanCC')
    const children = newTab ? [] : entriesBelow(item.children, site, `${id}.`, path, level + 1)
    const address = newTab ? paths.cleaningCentre : addressOf(path, children, level, site)
    return {
      id,
      menuId,
      langKey,
      name,
      icon: item.meta.icon,
      path,
      ...(address === undefined ? {} : { address }),
      newTab,
      absent:
        children.length > 0 ? children.every(({ absent }) => absent) : address !== undefined && !site.isThere(path),
      children
    }
  })

const addressOf = (
  path: string,
  children: readonly MenuEntry[],
  level: number,
  { isThere, addressAt }: Site
): string | undefined => {
  if (children.length === 0) return addressAt(path)
  if (level === 1) return undefined
  const below = firstAddress(children)
  return level > 2 && (isThere(path) || children.every(({ absent }) => absent)) ? (addressAt(path) ?? below) : below
}

/** The target of the first entry that has a page, else of the first entry with a target. */
const firstAddress = (entries: readonly MenuEntry[]): string | undefined => {
  const leading = entries.filter(({ address }) => address !== undefined)
  return (leading.find(({ absent }) => !absent) ?? leading[0])?.address
}

/** The id of the entry that an address belongs to. */
export const currentEntry = (entries: readonly MenuEntry[], pathname: string): string | undefined =>
  trailTo(entries, pathname === paths.cleaningCentre ? subAppPath('cleanCC') : pathname).at(-1)?.id

/** Whether an entry is the current one or a group that contains it. */
export const holds = (id: string, current: string | undefined): boolean =>
  current !== undefined && (current === id || current.startsWith(`${id}.`))

/** The ids of the groups that contain an entry, outermost first. They must be open for the entry to be visible. */
export const groupsAround = (id: string | undefined): string[] => {
  if (id === undefined) return []
  const steps = id.split('.')
  return steps.slice(0, -1).map((_, index) => steps.slice(0, index + 1).join('.'))
}

/** An entry with a target, with the entries that contain it, outermost first. */
export type Destination = { entry: MenuEntry; address: string; way: MenuEntry[] }

/** All entries with a target, in menu order. A group's target is its first child's. */
export const destinationsOf = (entries: readonly MenuEntry[], way: MenuEntry[] = []): Destination[] =>
  entries.flatMap(entry => {
    const below = destinationsOf(entry.children, [...way, entry])
    const address = entry.address ?? (below.find(it => !it.entry.absent) ?? below[0])?.address
    return address === undefined ? [] : [{ entry, address, way }, ...below]
  })

/** Adds `micro=true` to a link in sub-app mode (docs/requirements.md §2). The guard passes it on to the sub-application. */
export const withMicro = (address: string): string => `${address}?micro=true`
