import type { MenuItem } from '#contract/calls/menu/menu.ts'
import type { MenuVisit } from '#contract/calls/menu/menu-history.ts'

type OpenableMenu = Omit<MenuVisit, 'visitTime'>

/** An entry's path stands below its parent's, unless it begins with a slash. */
const joined = (parent: string, path: string): string => (path.startsWith('/') ? path : `${parent}/${path}`)

/** The entries of a user's menu by their id, each with the address at which it opens. */
export const openableMenus = (items: readonly MenuItem[], parent = ''): Map<number, OpenableMenu> =>
  new Map(
    items.flatMap(({ menuId, name, perms, url, langKey, path, children }) => {
      const address = joined(parent, path)
      return [
        [menuId, { menuId, menuName: name, perms, url: url ?? address, langKey }],
        ...openableMenus(children, address)
      ]
    })
  )
