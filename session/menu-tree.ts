import { object, safeParse } from 'valibot'
import { type MenuItem, menuItemFields } from '#contract/menu.ts'
import { subAppOf } from '#contract/sub-apps.ts'
import { allows } from './permissions.ts'

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

/** Joins an entry's path to its parent's. One that starts with a slash stands for itself. */
export const joinPath = (parent: string, path: string): string => {
  if (path.startsWith('/')) return path.replace(/\/+$/, '')
  const relative = path.replace(/^\/+|\/+$/g, '')
  return relative === '' ? parent : `${parent}/${relative}`
}

/**
 * Whether the menu opens an address of a sub-application: the most exact entry that covers it decides, whole segments
 * compared, and an address that no entry covers is closed. An address below an open entry (a robot's own page below
 * the list) is open: the sub-application and the cloud decide there.
 */
export const opensPath = (menu: readonly MenuItem[], held: readonly string[], pathname: string): boolean =>
  mostExact(menu, held, pathname, '', true)?.open ?? false

const mostExact = (
  items: readonly MenuItem[],
  held: readonly string[],
  pathname: string,
  parent: string,
  parentOpen: boolean
): { length: number; open: boolean } | undefined => {
  let best: { length: number; open: boolean } | undefined
  for (const item of items) {
    const path = joinPath(parent, item.path)
    if (pathname !== path && !pathname.startsWith(`${path}/`)) continue
    const open = parentOpen && allows(held, item.perms)
    const below = mostExact(item.children, held, pathname, path, open)
    const found = below ?? { length: path.length, open }
    if (best === undefined || found.length > best.length) best = found
  }
  return best
}

/**
 * The address of a menu entry where it is safe to follow: a sub-application's own, written as a browser would write it,
 * so that no `..`, backslash or query leads elsewhere (T24).
 */
export const menuAddress = (path: string): string | undefined =>
  subAppOf(path) !== undefined && URL.parse(path, 'https://portal.invalid')?.pathname === path ? path : undefined
