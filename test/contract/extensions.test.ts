import { expect, test } from '@playwright/test'
import { extensionModule, extensionsAt, linksAt, nameIn } from '#contract/page/sub-apps/extensions.ts'

const subApps = {
  store: { extends: { dashboardCard: { name: 'Stores', permission: 'store' } } },
  robot: { extends: { search: { name: 'Robots' }, dashboardCard: { name: 'Faults' } } },
  ota: { extends: { robotActions: [{ name: 'Update', link: 'update' }] } },
  study: {}
}

test('contributions to a point come in the order of the specification, with their module and name', () => {
  const asked: unknown[] = []
  const all = extensionsAt('dashboardCard', subApps, (...given) => asked.push(given) > 0)
  expect(all).toEqual([
    { prefix: 'store', module: '@portal/store/dashboard-card', name: 'Stores' },
    { prefix: 'robot', module: '@portal/robot/dashboard-card', name: 'Faults' }
  ])
  expect(asked).toEqual([
    ['store', '@portal/store/dashboard-card', 'store'],
    ['robot', '@portal/robot/dashboard-card', undefined]
  ])
})

test('a contribution that may not be used is not there', () => {
  expect(extensionsAt('dashboardCard', subApps, prefix => prefix === 'robot').map(({ prefix }) => prefix)).toEqual([
    'robot'
  ])
  expect(extensionsAt('search', undefined, () => true)).toEqual([])
})

test('links of a point carry the name by which an address is found', () => {
  expect(linksAt('robotActions', subApps)).toEqual([{ key: 'ota.update', name: 'Update' }])
  expect(linksAt('accountEntries', subApps)).toEqual([])
})

test('a module of a contribution lies below the name of its sub-application', () =>
  expect(extensionModule('robot', 'search')).toBe('@portal/robot/search'))

const names: [name: Parameters<typeof nameIn>[0], text: string][] = [
  ['Stores', 'Stores'],
  [{ en: 'Stores', ja: '店舗' }, '店舗'],
  [{ en: 'Stores', fr: 'Magasins' }, 'Stores']
]
for (const [name, text] of names)
  test(`${JSON.stringify(name)} is ${text} in Japanese`, () => expect(nameIn(name, 'ja')).toBe(text))
