import { expect, test } from '@playwright/test'
import { materialPermissions, packagePermissions, scenePermissions } from '../../../contract/permissions.ts'
import { type Page, pageOf } from '../../../sub-apps/resourceweb/page-of.pure.ts'

const base = '/sub-app/resourceweb'
const all = [scenePermissions, packagePermissions, materialPermissions].flatMap(it => Object.values(it))

const rows: [pathname: string, page: Page][] = [
  [`${base}/scenes`, { kind: 'scenes', leadsTo: 'scene' }],
  [`${base}/scenes/list`, { kind: 'scenes', leadsTo: 'scene' }],
  [`${base}/scenes/list/`, { kind: 'scenes', leadsTo: 'scene' }],
  [`${base}/scenes/settings`, { kind: 'scenes', leadsTo: 'settings' }],
  [`${base}/scenes/settings/new`, { kind: 'newScene' }],
  [`${base}/scenes/list/12`, { kind: 'scene', sceneId: 12 }],
  [`${base}/scenes/settings/12`, { kind: 'settings', sceneId: 12 }],
  [`${base}/scenes/list/new`, { kind: 'missing' }],
  [`${base}/scenes/list/012`, { kind: 'missing' }],
  [`${base}/scenes/list/12/edit`, { kind: 'missing' }],
  [`${base}/scenes-old/list`, { kind: 'missing' }],
  [`${base}/material-packs`, { kind: 'materials' }],
  [`${base}/material-packs/list`, { kind: 'materials' }],
  [`${base}/material-packs/list/new`, { kind: 'newMaterial' }],
  [`${base}/material-packs/list/7`, { kind: 'material', materialId: 7 }],
  [`${base}/material-packs/list/7/edit`, { kind: 'missing' }],
  [`${base}/material-packs/groups`, { kind: 'groups' }],
  [`${base}/material-packs/groups/new`, { kind: 'newGroup' }],
  [`${base}/material-packs/groups/7`, { kind: 'group', groupId: 7 }],
  [`${base}/material-packs/groups/7/edit`, { kind: 'editGroup', groupId: 7 }],
  [`${base}/material-packs/groups/new/edit`, { kind: 'missing' }],
  [`${base}/material-packs/groups/07`, { kind: 'missing' }],
  [`${base}/packages`, { kind: 'packages', age: 'new' }],
  [`${base}/packages/new`, { kind: 'packages', age: 'new' }],
  [`${base}/packages/old`, { kind: 'packages', age: 'old' }],
  [`${base}/packages/new/7`, { kind: 'package', age: 'new', packageId: 7 }],
  [`${base}/packages/old/7`, { kind: 'package', age: 'old', packageId: 7 }],
  [`${base}/packages/new/upload`, { kind: 'upload', packageId: undefined }],
  [`${base}/packages/new/7/upload`, { kind: 'upload', packageId: 7 }],
  [`${base}/packages/old/upload`, { kind: 'missing' }],
  [`${base}/packages/new/0`, { kind: 'missing' }],
  [`${base}/packages/new/7/more`, { kind: 'missing' }],
  [`${base}/packages/newest`, { kind: 'missing' }],
  [`${base}/toString`, { kind: 'missing' }],
  ['/sub-app/resourcewebs', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]
for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, base, all)).toEqual(page)
  })

test('the application’s own address shows the first list that the person may open', () => {
  expect(pageOf(base, base, all)).toEqual({ kind: 'scenes', leadsTo: 'scene' })
  expect(pageOf(base, base, ['resourceweb:scenes:settings'])).toEqual({ kind: 'scenes', leadsTo: 'settings' })
  expect(pageOf(base, base, [materialPermissions.groups])).toEqual({ kind: 'groups' })
  expect(pageOf(base, base, [])).toEqual({ kind: 'closed' })
})

test('a page that changes something is closed to whoever may only look', () => {
  const held = [
    scenePermissions.scenes,
    packagePermissions.newPackages,
    materialPermissions.list,
    materialPermissions.groups
  ]
  const closed = [
    'scenes/settings/7',
    'packages/new/7/upload',
    'material-packs/list/new',
    'material-packs/groups/7/edit'
  ]
  for (const path of closed) expect(pageOf(`${base}/${path}`, base, held), path).toEqual({ kind: 'closed' })
})
