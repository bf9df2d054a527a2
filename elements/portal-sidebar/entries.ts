import { joinPath, menuAddress } from '@portal/session'
import type { MenuItem } from '#contract/menu.ts'

/** One row of the sidebar. */
export type Entry = {
  /** Where it stands in the tree: `0`, `0.2`, `0.2.1`. An entry's id begins with those of the entries around it. */
  id: string
  langKey: string | null
  name: string
  icon: string | null
  /** The address it stands for, by which the current entry is found. */
  path: string
  /** Where its link leads; without one it is a group to open, or a name that leads nowhere. */
  address?: string
  children: Entry[]
}

/** Entries below the third level do not navigate (spec §2 joins three paths), so they are not drawn. */
const levels = 3

/**
 * Rows for the visible menu. A sub-application with entries of its own is a group that opens; a group inside it leads
 * to its first entry: the joined parent, child and first-grandchild path (spec §2). Addresses that are not a
 * sub-application's own are left out, the name stays.
 */
export const entriesOf = (items: readonly MenuItem[]): Entry[] => rowsOf(items, '', '', 1)

const rowsOf = (items: readonly MenuItem[], parentId: string, parentPath: string, level: number): Entry[] =>
  items.map((item, index) => {
    const id = `${parentId}${index}`
    const path = joinPath(parentPath, item.path)
    const children = level < levels ? rowsOf(item.children, `${id}.`, path, level + 1) : []
    const address = children.length === 0 ? menuAddress(path) : level === 1 ? undefined : firstAddress(children)
    return {
      id,
      langKey: item.langKey,
      name: item.name,
      icon: item.meta.icon,
      path,
      ...(address === undefined ? {} : { address }),
      children
    }
  })

const firstAddress = (entries: readonly Entry[]): string | undefined =>
  entries.find(entry => entry.address !== undefined)?.address

/**
 * The id of the entry that an address belongs to: the one whose path covers most of it, whole segments compared. An
 * address below an entry (a robot's own page below the list) belongs to that entry.
 */
export const currentEntry = (entries: readonly Entry[], pathname: string): string | undefined =>
  mostExact(entries, pathname)?.id

const mostExact = (entries: readonly Entry[], pathname: string): Entry | undefined => {
  let best: Entry | undefined
  for (const entry of entries) {
    const own = covers(entry.path, pathname) ? entry : undefined
    const found = mostExact(entry.children, pathname) ?? own
    // Of two that cover the same, the inner one is the page and the outer one its group.
    if (found !== undefined && (best === undefined || found.path.length > best.path.length)) best = found
  }
  return best
}

const covers = (path: string, pathname: string): boolean =>
  path !== '' && (pathname === path || pathname.startsWith(`${path}/`))

/** Whether an entry is the current one or a group around it. */
export const holds = (id: string, current: string | undefined): boolean =>
  current !== undefined && (current === id || current.startsWith(`${id}.`))

/** The ids of the groups around an entry, outermost first: those that have to be open for it to be seen. */
export const groupsAround = (id: string | undefined): string[] => {
  if (id === undefined) return []
  const steps = id.split('.')
  return steps.slice(0, -1).map((_, index) => steps.slice(0, index + 1).join('.'))
}
