import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { menuKeyOf } from '#contract/page/menu-key.ts'

/**
 * An entry of the menu as a list. The page holds the menu in this form: with the names of the fields, the menu would be a
 * third of the page. Usual values at the end are left out. `true` stands for the key that follows from the permission.
 */
type MenuRow = readonly unknown[]

export const rowsOf = (menu: readonly MenuItem[]): MenuRow[] => menu.map(rowOf)

const rowOf = ({ menuId, name, path, perms, langKey, type, url, children, meta }: MenuItem): MenuRow => {
  const { title, icon, hidden, micro } = meta
  const below = children.length === 0 ? null : rowsOf(children)
  const key = perms !== null && langKey === menuKeyOf(perms) ? true : langKey
  const row = [menuId, name, path, perms, key, type, micro, below, icon, hidden || null, url]
  row.push(title === name ? null : title)
  return row.slice(0, row.findLastIndex(value => value !== null) + 1)
}

/** The menu in the form of the menu call, for `readMenu`, which checks the menu. */
export const menuOfRows = (rows: unknown): unknown =>
  Array.isArray(rows) ? rows.map(row => (Array.isArray(row) ? entryOf(row) : row)) : rows

const entryOf = (row: MenuRow): unknown => {
  const [menuId, name, path, perms = null, key = null, type = null, micro, below, icon = null, ...rest] = row
  const [hidden, url = null, title] = rest
  const langKey = key === true ? menuKeyOf(String(perms)) : key
  const meta = { title: title ?? name, icon, hidden: hidden ?? false, micro }
  return { menuId, name, path, perms, langKey, type, url, children: menuOfRows(below ?? []), meta }
}
