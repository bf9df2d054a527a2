import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { permissions } from '#contract/permissions.ts'
import type { MenuNode } from './sql/menu.ts'

/**
 * The part of the menu that somebody with these permissions sees, as a tree (docs/requirements.md §6). An entry without a permission
 * of its own and the robot index are open to everybody who gets that far; a group of which nothing is left goes too.
 */
export const permittedMenu = (nodes: readonly MenuNode[], held: ReadonlySet<string>): MenuItem[] => {
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId)
  const childrenOf = (parentId: number | null) => byParent.get(parentId) ?? []
  const isOpen = ({ perms }: MenuNode) => perms === null || perms === permissions.robotIndex || held.has(perms)
  const branch = (parentId: number | null): MenuItem[] =>
    childrenOf(parentId).flatMap(node => {
      if (!isOpen(node)) return []
      const children = branch(node.menuId)
      return children.length === 0 && childrenOf(node.menuId).length > 0 ? [] : [itemOf(node, children)]
    })
  return branch(null)
}

const itemOf = (
  { menuId, name, perms, url, path, type, langKey, icon, hidden, micro }: MenuNode,
  children: MenuItem[]
) => ({
  menuId,
  name,
  perms,
  url,
  path,
  type,
  langKey,
  children,
  meta: { title: name, icon, hidden, micro }
})
