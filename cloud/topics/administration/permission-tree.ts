import type { PermissionNode } from '#contract/calls/administration/roles.ts'
import type { MenuNode } from '../menu/index.ts'

type Entry = Pick<MenuNode, 'menuId' | 'parentId' | 'name' | 'perms' | 'langKey'>

/** The longest of these permissions that another one stands below, by its segments. */
const parentAmong = (known: ReadonlySet<string>, permission: string): string | null => {
  for (let end = permission.lastIndexOf(':'); end > 0; end = permission.lastIndexOf(':', end - 1)) {
    const above = permission.slice(0, end)
    if (known.has(above)) return above
  }
  return null
}

/**
 * Every permission as a tree. The permissions of the menu come first, in its order and with its titles. Those that only the
 * portal or the cloud looks at follow. Each node comes after the one that it stands below.
 * @param own the permissions of the person who asks
 */
export const permissionTree = (
  entries: readonly Entry[],
  every: readonly string[],
  own: readonly string[]
): PermissionNode[] => {
  const held = new Set(own)
  const permissionOf = new Map(entries.map(({ menuId, perms }) => [menuId, perms]))
  const nodes = new Map<string, PermissionNode>()
  const add = (parentId: number | null): void => {
    for (const { menuId, name, perms, langKey } of entries.filter(entry => entry.parentId === parentId)) {
      if (perms !== null && !nodes.has(perms)) {
        const parent = parentId === null ? null : (permissionOf.get(parentId) ?? null)
        nodes.set(perms, { permission: perms, parent, name, langKey, own: held.has(perms) })
      }
      add(menuId)
    }
  }
  add(null)
  const others = every.filter(permission => !nodes.has(permission)).sort()
  for (const permission of others) {
    const parent = parentAmong(new Set(nodes.keys()), permission)
    nodes.set(permission, { permission, parent, name: permission, langKey: null, own: held.has(permission) })
  }
  return [...nodes.values()]
}
