import { expect, test } from '@playwright/test'
import { type Page, pageOf } from '../../../sub-apps/resourceweb/page-of.pure.ts'

const base = '/sub-app/resourceweb'
const section = 'scenes'

const rows: [pathname: string, page: Page | undefined][] = [
  [`${base}/scenes`, { section, kind: 'scenes', leadsTo: 'scene' }],
  [`${base}/scenes/list`, { section, kind: 'scenes', leadsTo: 'scene' }],
  [`${base}/scenes/list/`, { section, kind: 'scenes', leadsTo: 'scene' }],
  [`${base}/scenes/settings`, { section, kind: 'scenes', leadsTo: 'settings' }],
  [`${base}/scenes/settings/new`, { section, kind: 'newScene' }],
  [`${base}/scenes/list/12`, { section, kind: 'scene', sceneId: 12 }],
  [`${base}/scenes/settings/12`, { section, kind: 'settings', sceneId: 12 }],
  [`${base}/scenes/list/new`, { section: 'missing' }],
  [`${base}/scenes/list/012`, { section: 'missing' }],
  [`${base}/scenes/list/12/edit`, { section: 'missing' }],
  [`${base}/scenes-old/list`, { section: 'missing' }],
  [`${base}/material-packs`, { section: 'materials', kind: 'materials' }],
  [`${base}/material-packs/list`, { section: 'materials', kind: 'materials' }],
  [`${base}/material-packs/list/new`, { section: 'materials', kind: 'newMaterial' }],
  [`${base}/material-packs/list/7`, { section: 'materials', kind: 'material', materialId: 7 }],
  [`${base}/material-packs/list/7/edit`, { section: 'missing' }],
  [`${base}/material-packs/groups`, { section: 'materials', kind: 'groups' }],
  [`${base}/material-packs/groups/new`, { section: 'materials', kind: 'newGroup' }],
  [`${base}/material-packs/groups/7`, { section: 'materials', kind: 'group', groupId: 7 }],
  [`${base}/material-packs/groups/7/edit`, { section: 'materials', kind: 'editGroup', groupId: 7 }],
  [`${base}/material-packs/groups/new/edit`, { section: 'missing' }],
  [`${base}/material-packs/groups/07`, { section: 'missing' }],
  [`${base}/toString`, { section: 'missing' }],
  ['/sub-app/resourcewebs', undefined],
  ['/dashboard', undefined]
]
for (const [pathname, page] of rows)
  test(`${pathname} is ${page === undefined ? 'not of this application' : `the page ${JSON.stringify(page)}`}`, () => {
    expect(pageOf(pathname, base, [])).toEqual(page)
  })

test('the application’s own address shows the first list that the person may open', () => {
  expect(pageOf(base, base, ['resourceweb:scenes'])).toEqual({ section, kind: 'scenes', leadsTo: 'scene' })
  expect(pageOf(base, base, ['resourceweb:scenes:settings'])).toEqual({ section, kind: 'scenes', leadsTo: 'settings' })
  expect(pageOf(base, base, [])).toEqual({ section: 'missing' })
})
