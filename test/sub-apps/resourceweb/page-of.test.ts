import { expect, test } from '@playwright/test'
import { type Page, pageOf } from '../../../sub-apps/resourceweb/page-of.ts'

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
