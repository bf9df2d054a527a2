import { expect, test } from '@playwright/test'
import { type Page, pageOf } from '../../../sub-apps/resourceweb/page-of.pure.ts'

const base = '/sub-app/resourceweb'

const rows: [pathname: string, page: Page | undefined][] = [
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
  [`${base}/toString`, { kind: 'missing' }],
  ['/sub-app/resourcewebs', undefined],
  ['/dashboard', undefined]
]
for (const [pathname, page] of rows)
  test(`${pathname} is ${page === undefined ? 'not of this application' : `the page ${JSON.stringify(page)}`}`, () => {
    expect(pageOf(pathname, base, [])).toEqual(page)
  })

test('the application’s own address shows the first list that the person may open', () => {
  expect(pageOf(base, base, ['resourceweb:scenes'])).toEqual({ kind: 'scenes', leadsTo: 'scene' })
  expect(pageOf(base, base, ['resourceweb:scenes:settings'])).toEqual({ kind: 'scenes', leadsTo: 'settings' })
  expect(pageOf(base, base, [])).toEqual({ kind: 'missing' })
})
