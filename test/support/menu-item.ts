import type { MenuItem } from '#contract/calls/menu/menu.ts'

/** A menu entry that is named by its path, for tests of rules over menus. */
export const menuItem = (
  path: string,
  perms: string | null = null,
  children: MenuItem[] = [],
  hidden = false
): MenuItem => ({
  menuId: 1,
  name: path,
  perms,
  url: null,
  path,
  type: 1,
  langKey: null,
  children,
  meta: { title: path, icon: null, hidden, micro: false }
})
