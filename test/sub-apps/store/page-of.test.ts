import { expect, test } from '@playwright/test'
import { type Page, pageOf } from '../../../sub-apps/store/page-of.pure.ts'

const rows: [pathname: string, page: Page][] = [
  ['/sub-app/store', { kind: 'list' }],
  ['/sub-app/store/', { kind: 'list' }],
  ['/sub-app/store/list', { kind: 'list' }],
  ['/sub-app/store/new', { kind: 'new' }],
  ['/sub-app/store/map', { kind: 'map' }],
  ['/sub-app/store/import', { kind: 'import' }],
  ['/sub-app/store/7', { kind: 'store', storeId: 7 }],
  ['/sub-app/store/7/', { kind: 'store', storeId: 7 }],
  ['/sub-app/store/120/edit', { kind: 'edit', storeId: 120 }],
  ['/sub-app/store/0', { kind: 'missing' }],
  ['/sub-app/store/07', { kind: 'missing' }],
  ['/sub-app/store/-1', { kind: 'missing' }],
  ['/sub-app/store/1e3', { kind: 'missing' }],
  ['/sub-app/store/1234567890', { kind: 'missing' }],
  ['/sub-app/store/7/delete', { kind: 'missing' }],
  ['/sub-app/store/NEW', { kind: 'missing' }],
  ['/sub-app/stores', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]

for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, '/sub-app/store')).toEqual(page)
  })
