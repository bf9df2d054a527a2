import { expect, test } from '@playwright/test'
import { hasPage, offeredBy } from '#contract/page/pages.ts'

const modules = ['@portal/robot', '@portal/store', '@portal/study']
const site = {
  subApps: { robot: { pages: ['', 'list', 'running/records'] }, store: { pages: [] }, ota: { pages: ['list'] } },
  cleaningCentre: null
}
const offered = offeredBy(site, name => modules.includes(name))

const rows: [pathname: string, there: boolean][] = [
  ['/sub-app/robot', true],
  ['/sub-app/robot/list', true],
  ['/sub-app/robot/list/17', true],
  ['/sub-app/robot/lists', false],
  ['/sub-app/robot/running', false],
  ['/sub-app/robot/running/records', true],
  ['/sub-app/robotics', false],
  ['/sub-app/store', false],
  ['/sub-app/store/list', false],
  ['/sub-app/study', true],
  ['/sub-app/study/anything', true],
  ['/sub-app/ota/list', false],
  ['/sub-app/cleanCC', false],
  ['/sub-app/unknown', false],
  ['/dashboard', false],
  ['', false]
]
for (const [pathname, there] of rows)
  test(`${there ? 'has a' : 'has no'} page at «${pathname}»`, () => {
    expect(hasPage(offered, pathname)).toBe(there)
  })

test('the cleaning control centre is there where the environment names it, without a module', () => {
  const cleaningCentre = { signedBy: 'cloud' as const, address: '/dev/cleaning-centre' }
  expect(
    hasPage(
      offeredBy({ cleaningCentre }, () => false),
      '/sub-app/cleanCC'
    )
  ).toBe(true)
})

test('entries without a page are marked, and hidden where the environment says so', () => {
  expect(offered.hidesAbsent).toBe(false)
  expect(offeredBy({ ...site, absentEntries: 'hidden' }, () => true).hidesAbsent).toBe(true)
})
