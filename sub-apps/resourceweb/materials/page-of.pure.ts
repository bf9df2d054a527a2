import { materialPermissions } from '#contract/permissions.ts'

/** The pages of materials and of their groups. */
export type MaterialPage =
  | { kind: 'materials' }
  | { kind: 'newMaterial' }
  | { kind: 'material'; materialId: number }
  | { kind: 'groups' }
  | { kind: 'newGroup' }
  | { kind: 'group' | 'editGroup'; groupId: number }

/** The paths below the application's own address; those of the menu are the menu's. */
export const materialPaths = { list: '/material-packs/list', groups: '/material-packs/groups' } as const

export const materialLists = [
  { path: materialPaths.list, permission: materialPermissions.list },
  { path: materialPaths.groups, permission: materialPermissions.groups }
] as const

export const materialPath = (materialId: number): string => `${materialPaths.list}/${materialId}`
export const groupPath = (groupId: number): string => `${materialPaths.groups}/${groupId}`

// Ids are written in one way.
const pattern = /^\/material-packs\/(?<list>list|groups)(?:\/(?<id>new|[1-9]\d{0,8}))?(?<edit>\/edit)?$/

/** The page of an address below the application's own; undefined where it is none of this section. */
export const materialPageOf = (below: string): MaterialPage | undefined => {
  if (below === '/material-packs') return { kind: 'materials' }
  const { list, id, edit } = pattern.exec(below)?.groups ?? {}
  if (list === undefined) return undefined
  const isGroups = list === 'groups'
  if (edit !== undefined && (!isGroups || id === undefined || id === 'new')) return undefined
  if (id === undefined) return { kind: isGroups ? 'groups' : 'materials' }
  if (id === 'new') return { kind: isGroups ? 'newGroup' : 'newMaterial' }
  if (!isGroups) return { kind: 'material', materialId: Number(id) }
  return { kind: edit === undefined ? 'group' : 'editGroup', groupId: Number(id) }
}
