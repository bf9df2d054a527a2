import { expect, test } from '@playwright/test'
import { kindIn, queryOf } from '../../../sub-apps/study/filter-address.pure.ts'
import { type Page, pageOf } from '../../../sub-apps/study/page-of.pure.ts'

const rows: [pathname: string, page: Page][] = [
  ['/sub-app/study', { kind: 'list' }],
  ['/sub-app/study/', { kind: 'list' }],
  ['/sub-app/study/3', { kind: 'course', courseId: 3 }],
  ['/sub-app/study/3/', { kind: 'course', courseId: 3 }],
  ['/sub-app/study/03', { kind: 'missing' }],
  ['/sub-app/study/3/4', { kind: 'missing' }],
  ['/sub-app/study/1234567890', { kind: 'missing' }],
  ['/sub-app/studying', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]

for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, '/sub-app/study')).toEqual(page)
  })

const queries: [search: string, kind: string | undefined, written: string][] = [
  ['', undefined, ''],
  ['?kind=guide', 'guide', '?kind=guide'],
  ['?kind=GUIDE', undefined, ''],
  ['?kind=Lawnmower', undefined, ''],
  ['?micro=true&kind=hotel&x=1', 'hotel', '?micro=true&kind=hotel']
]

for (const [search, kind, written] of queries)
  test(`reads "${search}" and writes it again`, () => {
    expect(kindIn(search)).toBe(kind)
    expect(queryOf(kindIn(search), search)).toBe(written)
  })
