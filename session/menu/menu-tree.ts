import { object, safeParse } from 'valibot'
import { isForMaterialPacks, materialPacksPath } from '#contract/calls/material-packs.ts'
import { type MenuItem, menuItemFields } from '#contract/calls/menu.ts'
import { subAppOf } from '#contract/page/sub-apps.ts'
import { allows } from '../identity/permissions.ts'

/** Deeper than anything a person could open, and far from where recursion would fail. */
const deepest = 16

const fields = object(menuItemFields)

/**
 * Reads the menu as it came, node by node: one that is malformed is dropped with everything below it and told to
 * `report`, and the rest stays. A menu that is no list at all is an empty one.
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
 * What the sidebar shows of the menu: permitted entries of the considered types that are not hidden, without groups
 * that lost all their children.
 */
export const visibleMenu = (menu: readonly MenuItem[], held: readonly string[]): MenuItem[] =>
  menu.flatMap(item => {
    if (item.meta.hidden || !allows(held, item.perms)) return []
    const children = visibleMenu(item.children, held)
    return item.children.length > 0 && children.length === 0 ? [] : [{ ...item, children }]
  })

/** A pattern for it would look at each slash of a long row anew. */
const withoutSlashesAtEnd = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Joins an entry's path to its parent's. One that starts with a slash stands for itself. */
export const joinPath = (parent: string, path: string): string => {
  const own = withoutSlashesAtEnd(path)
  if (path.startsWith('/')) return own
  return own === '' ? parent : `${parent}/${own}`
}

/** Anything that stands in a tree by its path: a menu's entries as they came, or as the sidebar draws them. */
type PathNode<Node> = { path: string; children: readonly Node[] }

/**
 * The way to the entry that an address belongs to, outermost first; empty where no entry covers it. The entry is the one
 * whose path covers most of the address, whole segments compared, so that an address below an entry (a robot's own page
 * below the list) belongs to that entry. Of two that cover the same, the inner one is the page and the outer its group.
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
 * Whether the menu opens an address of a sub-application: the most exact entry that covers it decides, with those around
 * it, and an address that no entry covers is closed. An address below an open entry is open: the sub-application and the
 * cloud decide there. The pages of material packs stand below another entry in a menu that does not have them, so they
 * are closed by their address (spec §5).
 */
export const opensPath = (menu: readonly MenuItem[], held: readonly string[], pathname: string): boolean => {
  if (covers(materialPacksPath, pathname) && !held.some(isForMaterialPacks)) return false
  const trail = trailTo(menu, pathname)
  return trail.length > 0 && trail.every(item => allows(held, item.perms))
}

/**
 * The address of a menu entry where it is safe to follow: a sub-application's own, written as a browser would write it,
 * so that no `..`, backslash or query leads elsewhere (T24).
 */
export const menuAddress = (path: string): string | undefined =>
  subAppOf(path) !== undefined && URL.parse(path, 'https://portal.invalid')?.pathname === path ? path : undefined
