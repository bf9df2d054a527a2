import { materialPermissions, packagePermissions, scenePermissions } from '#contract/permissions.ts'
import { createRouter, type PageOf } from '#kit/router.pure.ts'

const { scenes, edit: editScenes } = scenePermissions
const { newPackages, oldPackages, upload } = packagePermissions
const { list: materials, edit: editMaterials, groups, editGroups } = materialPermissions

/** Lists come first, in the order of the menu: the application's own address shows the first one that a person may open. */
const routes = [
  { path: '/scenes/list', page: { kind: 'scenes', leadsTo: 'scene' }, permission: scenes },
  { path: '/scenes/settings', page: { kind: 'scenes', leadsTo: 'settings' }, permission: editScenes },
  { path: '/packages/new', page: { kind: 'packages', age: 'new' }, permission: newPackages },
  { path: '/packages/old', page: { kind: 'packages', age: 'old' }, permission: oldPackages },
  { path: '/material-packs/list', page: { kind: 'materials' }, permission: materials },
  { path: '/material-packs/groups', page: { kind: 'groups' }, permission: groups },
  { path: '/scenes', page: { kind: 'scenes', leadsTo: 'scene' }, permission: scenes },
  { path: '/scenes/list/:sceneId', page: { kind: 'scene' }, permission: scenes },
  { path: '/scenes/settings/new', page: { kind: 'newScene' }, permission: editScenes },
  { path: '/scenes/settings/:sceneId', page: { kind: 'settings' }, permission: editScenes },
  { path: '/packages', page: { kind: 'packages', age: 'new' }, permission: newPackages },
  { path: '/packages/new/upload', page: { kind: 'upload', packageId: undefined }, permission: upload },
  { path: '/packages/new/:packageId', page: { kind: 'package', age: 'new' }, permission: newPackages },
  { path: '/packages/new/:packageId/upload', page: { kind: 'upload' }, permission: upload },
  { path: '/packages/old/:packageId', page: { kind: 'package', age: 'old' }, permission: oldPackages },
  { path: '/material-packs', page: { kind: 'materials' }, permission: materials },
  { path: '/material-packs/list/new', page: { kind: 'newMaterial' }, permission: editMaterials },
  { path: '/material-packs/list/:materialId', page: { kind: 'material' }, permission: materials },
  { path: '/material-packs/groups/new', page: { kind: 'newGroup' }, permission: editGroups },
  { path: '/material-packs/groups/:groupId', page: { kind: 'group' }, permission: groups },
  { path: '/material-packs/groups/:groupId/edit', page: { kind: 'editGroup' }, permission: editGroups }
] as const

/** The pages of this application, and those for an address without a page that the person may open. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
