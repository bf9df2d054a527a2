import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import * as limits from '#contract/limits.ts'
import { originsOf, policiesOf, subApps } from '#contract/page/sub-apps/sub-app-facts.ts'
import { titlesIn } from '#contract/page/sub-apps/sub-app-titles.ts'
import { prefixesOf, subAppOf, subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'

const taken = ['fleet', 'f', 'fleet-2', 'a'.repeat(32), 'robot', 'cleanCC', 'to-string']
const refused = [
  '',
  'Fleet',
  '2fleet',
  '-fleet',
  'fleet_2',
  'fleet.2',
  'fleet/2',
  'a'.repeat(33),
  'cleancc',
  'CLEANCC',
  'session',
  'shell',
  'root-config',
  'elements',
  'controls',
  'portal',
  'toString',
  'флот',
  'fleet\n'
]
for (const prefix of taken)
  test(`an environment may name the sub-application «${prefix}»`, () => {
    expect(v.is(subApps, { [prefix]: {} })).toBe(true)
  })
for (const prefix of refused)
  test(`an environment may not name the sub-application «${JSON.stringify(prefix)}»`, () => {
    expect(v.is(subApps, { [prefix]: {} })).toBe(false)
  })

for (const prefix of ['constructor', 'prototype', '__proto__'])
  test(`a name of every object, «${prefix}», is dropped`, () => {
    expect(v.parse(subApps, JSON.parse(`{ "${prefix}": {} }`))).toEqual({})
  })

const wrongFacts: [what: string, facts: object][] = [
  ['an icon that is an address', { icon: '../x' }],
  ['a title without English', { title: { ja: '車両' } }],
  ['an endless title', { title: 'a'.repeat(61) }],
  ['a permission with a blank', { permission: 'fleet view' }],
  ['any origin', { origins: { styles: ['*'] } }],
  ['a scheme as an origin', { origins: { images: ['https:'] } }],
  ['an origin with a path', { origins: { scripts: ['https://x.test/'] } }],
  ['an origin that ends the directive', { origins: { calls: ["https://x.test; script-src 'unsafe-inline'"] } }],
  ['a socket for scripts', { origins: { scripts: ['wss://x.test'] } }],
  ['data as an origin', { origins: { fonts: ['data:'] } }],
  ['a kind of origin that is not there', { origins: { frames: ['https://x.test'] } }],
  ['too many origins', { origins: { styles: Array.from({ length: 21 }, (_, at) => `https://x${at}.test`) } }],
  ['a policy that decides for everybody', { policies: ['default'] }],
  ['a policy that ends the directive', { policies: ["x; script-src 'unsafe-inline'"] }],
  ['all policies', { policies: ['*'] }],
  ['too many policies', { policies: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['a field that is not there', { isolated: true }],
  ['a card of code that is not trusted', { isolation: 'frame', extends: { dashboardCard: { name: 'Fleet' } } }],
  ['a search of code that is not trusted', { isolation: 'frame', extends: { search: { name: 'Fleet' } } }],
  ['a call with a query', { calls: ['GET /api/managercloud/robots?x=1'] }]
]
for (const [what, facts] of wrongFacts)
  test(`an environment may not give a sub-application ${what}`, () => {
    expect(v.is(subApps, { fleet: facts })).toBe(false)
  })

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`app-${at}`, {}]))

test('an environment adds 500 sub-applications at most', () => {
  expect(v.is(subApps, many(limits.addedSubAppsMax))).toBe(true)
  expect(v.is(subApps, many(limits.addedSubAppsMax + 1))).toBe(false)
})

test('the origins of all sub-applications fit into one header', () => {
  const apps = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `app-${at}`,
        { origins: { scripts: [`https://app-${at}.example.com`] } }
      ])
    )
  expect(v.is(subApps, apps(80))).toBe(true)
  expect(v.is(subApps, apps(200))).toBe(false)
})

test('an origin that two sub-applications name stands once', () => {
  const scripts = ['https://x.test']
  expect(originsOf({ fleet: { origins: { scripts } }, yard: { origins: { scripts } } }).scripts).toEqual(scripts)
})

test('titles are texts of the menu in each language, with the English one in place of a missing one', () => {
  const named = { fleet: { title: { en: 'Fleet', ja: '車両' } }, yard: { title: 'Yard' }, robot: {} }
  expect(titlesIn(named, 'ja')).toEqual({ 'menu.fleet': '車両', 'menu.yard': 'Yard' })
  expect(titlesIn(named, 'fr')).toEqual({ 'menu.fleet': 'Fleet', 'menu.yard': 'Yard' })
})

test('a site knows the thirteen and those that its environment adds, by their exact names', () => {
  const named = { robot: {}, fleet: {} }
  expect(prefixesOf(named)).toEqual([...subAppPrefixes, 'fleet'])
  expect(subAppOf('/sub-app/fleet/list', named)).toBe('fleet')
  for (const path of ['/sub-app/fleet', '/sub-app/Fleet', '/sub-app/fleets', '/sub-app/fleet%2f', '/sub-app/toString'])
    expect(subAppOf(path, path === '/sub-app/fleet' ? undefined : named), path).toBeUndefined()
})

test('the own policies of 500 sub-applications fit into one header, and those that a site names come first', () => {
  const names = policiesOf({ ...many(limits.addedSubAppsMax), last: { policies: ['portal-last'] } })
  expect(names[0]).toBe('portal-last')
  expect(names).toContain('portal-robot')
  expect(names).toContain('portal-app-0')
  expect(names.join(' ').length).toBeLessThanOrEqual(limits.policyNamesMaxLength + 'portal-last '.length)
})
