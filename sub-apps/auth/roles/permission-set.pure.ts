import type { PermissionNode } from '#contract/calls/administration/roles.ts'

/** A node of the tree with the branches below it. */
export type Branch = PermissionNode & { below: Branch[] }

/** The permissions as a tree. A node whose parent is not there stands at the top. */
export const branchesOf = (nodes: readonly PermissionNode[]): Branch[] => {
  const byName = new Map(nodes.map(node => [node.permission, { ...node, below: [] as Branch[] }]))
  const top: Branch[] = []
  for (const branch of byName.values()) {
    const parent = branch.parent === null ? undefined : byName.get(branch.parent)
    ;(parent?.below ?? top).push(branch)
  }
  return top
}

/** The part of the tree whose titles hold a text, with all above each. The whole tree for an empty text. */
export const matching = (
  branches: readonly Branch[],
  text: string,
  titleOf: (node: PermissionNode) => string
): Branch[] => {
  const wanted = text.trim().toLocaleLowerCase()
  return branches.flatMap(branch => {
    if (wanted === '' || titleOf(branch).toLocaleLowerCase().includes(wanted)) return [branch]
    const below = matching(branch.below, text, titleOf)
    return below.length === 0 ? [] : [{ ...branch, below }]
  })
}

/** A branch's own permission and those below it. */
export const permissionsOf = ({ permission, below }: Branch): string[] => [permission, ...below.flatMap(permissionsOf)]

/** Whether all, some or none of a branch is in a set. */
export const stateOf = (branch: Branch, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' => {
  const all = permissionsOf(branch)
  const count = all.filter(permission => chosen.has(permission)).length
  return count === 0 ? 'none' : count === all.length ? 'all' : 'some'
}

/**
 * The set after a person changed it. A page opens only together with the areas above it. So a permission brings those
 * above it, and a permission that is taken takes those below it along. Nobody gives a permission without having it.
 */
export const settled = (
  nodes: readonly PermissionNode[],
  before: ReadonlySet<string>,
  wanted: ReadonlySet<string>
): Set<string> => {
  const known = new Map(nodes.map(node => [node.permission, node]))
  const after = new Set(wanted)
  const isTaken = (permission: string): boolean => before.has(permission) && !wanted.has(permission)
  const above = (permission: string): string[] => {
    const parent = known.get(permission)?.parent ?? null
    return parent === null ? [] : [parent, ...above(parent)]
  }
  for (const { permission, own } of nodes) {
    if (!after.has(permission)) continue
    if ((!own && !before.has(permission)) || above(permission).some(isTaken)) after.delete(permission)
    else if (!before.has(permission)) for (const it of above(permission)) if (known.get(it)?.own) after.add(it)
  }
  return after
}

/** The permissions that a change gives and takes. */
export const changesOf = (before: ReadonlySet<string>, after: ReadonlySet<string>) => ({
  give: [...after].filter(permission => !before.has(permission)),
  take: [...before].filter(permission => !after.has(permission))
})
