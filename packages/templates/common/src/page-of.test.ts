import { expect, test } from 'vitest'
import { type Page, pageOf } from './page-of.ts'

const pages: [pathname: string, page: Page][] = [
  ['/sub-app/fleet', { kind: 'list' }],
  ['/sub-app/fleet/', { kind: 'list' }],
  ['/sub-app/fleet/X-1', { kind: 'robot', serial: 'X-1' }],
  ['/sub-app/fleet/X-1/more', { kind: 'missing' }],
  ['/sub-app/fleet/X%201', { kind: 'robot', serial: 'X 1' }],
  ['/sub-app/fleet/%', { kind: 'missing' }]
]

test.each(pages)('%s is a page', (pathname, page) => {
  expect(pageOf(pathname, '/sub-app/fleet')).toEqual(page)
})
