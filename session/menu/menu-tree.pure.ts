import { object, safeParse } from 'valibot'
import { isForMaterialPacks, materialPacksPath } from '#contract/calls/materials/material-packs.ts'
import { type MenuItem, menuItemFields } from '#contract/calls/menu/menu.ts'
import { type NamedSubApps, subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { allows } from '../identity/permissions.pure.ts'

/** Deeper than any usable menu, and far below the depth where recursion would fail. */
const deepest = 16

const fields = object(menuItemFields)

/**
 * Reads the menu of the cloud node by node. A malformed node is dropped with its children and passed to `report`. The
 * rest stays. A menu that is not a list counts as empty.
 */
export const readMenu = (data: unknown, report: (problem: string) => void): MenuItem[] => readNodes(data, report, 1)

const readNodes = (data: unknown, report: (problem: string) => void, depth: number): MenuItem[] => {
  if (!Array.isArray(data)) {
    report('children is not a list')
    return []
  }
  if (depth > deepest) {
    report(`deeper than ${deepest} levels`)
    return []
  }
  return data.flatMap((node: unknown) => {
    const read = safeParse(fields, node)
    if (!read.success) {
      report(read.issues[0].message)
      return []
    }
    const children = (node as { children?: unknown }).children
    return [{ ...read.output, children: children == null ? [] : readNodes(children, report, depth + 1) }]
  })
}

/**
 * The part of the menu that the sidebar shows: permitted entries of the supported types that are not hidden. Groups
 * without children are removed.
 */
export const visibleMenu = (menu: readonly MenuItem[], held: readonly string[]): MenuItem[] =>
  menu.flatMap(item => {
    if (item.meta.hidden || !allows(held, item.perms)) return []
    const children = visibleMenu(item.children, held)
    return item.children.length > 0 && children.length === 0 ? [] : [{ ...item, children }]
  })

/** Without a pattern: a regular expression would check each slash of a long row again. */
const withoutSlashesAtEnd = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Joins an entry's path to its parent's. A path that starts with a slash is already complete. */
export const joinPath = (parent: string, path: string): string => {
  const own = withoutSlashesAtEnd(path)
  if (path.startsWith('/')) return own
  return own === '' ? parent : `${parent}/${own}`
}

/** A node of a tree with paths: a menu entry of the cloud, or one that the sidebar draws. */
type PathNode<Node> = { path: string; children: readonly Node[] }

/**
 * The entries from the root to the entry that an address belongs to; empty when no entry covers the address. The entry
 * with the longest matching path wins; whole segments are compared. So an address below an entry (a robot's own page
 * below the list) belongs to that entry. Of two equal matches, the inner entry is the page and the outer one is its
 * group.
 */
export const trailTo = <Node extends PathNode<Node>>(nodes: readonly Node[], pathname: string): Node[] =>
  mostExact(nodes, pathname, '')?.trail ?? []

const mostExact = <Node extends PathNode<Node>>(
  nodes: readonly Node[],
  pathname: string,
  parent: string
): { length: number; trail: Node[] } | undefined => {
  let best: { length: number; trail: Node[] } | undefined
  for (const node of nodes) {
    const path = joinPath(parent, node.path)
    const own = covers(path, pathname) ? { length: path.length, trail: [node] } : undefined
    const below = mostExact(node.children, pathname, path)
    const found = below === undefined || below.length < (own?.length ?? 0) ? own : below
    if (found === undefined || found.length <= (best?.length ?? 0)) continue
    best = found === below ? { length: found.length, trail: [node, ...found.trail] } : found
  }
  return best
}

const covers = (path: string, pathname: string): boolean =>
  path !== '' && (pathname === path || pathname.startsWith(`${path}/`))

/**
 * Whether the menu opens an address of a sub-application. The longest matching entry and its groups decide. An address
 * that no entry covers is closed. An address below an open entry is open: the sub-application and the cloud check it.
 * When a menu has no entries for the pages of material packs, another entry covers them. So their addresses are closed
 * separately (docs/requirements.md §5).
 */
export const opensPath = (menu: readonly MenuItem[], held: readonly string[], pathname: string): boolean => {
  if (covers(materialPacksPath, pathname) && !held.some(isForMaterialPacks)) return false
  const trail = trailTo(menu, pathname)
  return trail.length > 0 && trail.every(item => allows(held, item.perms))
}

/**
 * The address of a menu entry, when it is safe to follow. Only a sub-application's address in normal form is
 * safe: `..`, a backslash or a query could lead elsewhere (T24).
 * @param named the sub-applications of the environment; without them only the thirteen are known
 */
export const menuAddress = (path: string, named?: NamedSubApps): string | undefined =>
  subAppOf(path, named) !== undefined && URL.parse(path, 'https://portal.invalid')?.pathname === path ? path : undefined
