import { expect, test } from '@playwright/test'
import type { Figures } from '#contract/calls/releases/releases.ts'
import { type InForce, placeOf, releasesFor } from '../../../cloud/topics/releases/choose.pure.ts'
import { compareVersions } from '../../../cloud/topics/releases/compare-versions.pure.ts'

/* The people who get a release, and the cases in which a release goes back: as tables. */

const limits = { users: 5, failurePoints: 10, slowerPercent: 50 }
const figures = (users: number, failed: number, milliseconds: number | null = 100): Figures => ({
  users,
  failed,
  milliseconds
})

const validated: [what: string, now: Figures, before: Figures, verdict: 'failures' | 'slower' | undefined][] = [
  ['too few people opened it', figures(4, 4), figures(100, 0), undefined],
  ['nobody had a failure', figures(5, 0), figures(5, 0), undefined],
  ['as many failures more as the limit', figures(10, 1), figures(10, 0), 'failures'],
  ['fewer failures more than the limit', figures(100, 9), figures(100, 0), undefined],
  ['failures of everybody, before too', figures(10, 10), figures(10, 10), undefined],
  ['failures, and nothing is known of before', figures(5, 1), figures(0, 0, null), 'failures'],
  ['half as slow again, but not felt', figures(5, 0, 200), figures(5, 0, 100), undefined],
  ['slower by more than the limit', figures(5, 0, 1_600), figures(5, 0, 1_000), 'slower'],
  ['slower by the limit', figures(5, 0, 1_500), figures(5, 0, 1_000), undefined],
  ['slower, but too few opened the one before', figures(5, 0, 9_000), figures(4, 0, 100), undefined],
  ['no load time', figures(5, 0, null), figures(5, 0, 100), undefined]
]
for (const [what, now, before, verdict] of validated)
  test(`a release is ${verdict ?? 'no worse'}: ${what}`, () => {
    expect(compareVersions(now, before, limits)?.kind).toBe(verdict)
  })

const release = (change: Partial<InForce>): InForce => ({
  releaseId: 1,
  module: '@portal/robot',
  address: '/all.js',
  integrity: '',
  audienceKind: 'everybody',
  userIds: [],
  tenantIds: [],
  percent: null,
  ...change
})
const all = release({})
const person = { userId: 7, tenantId: 3 }
const place = placeOf('@portal/robot', 7)
const some = (change: Partial<InForce>) => release({ address: '/some.js', ...change })

const given: [what: string, inForce: InForce[], who: typeof person | undefined, addresses: string[]][] = [
  ['none, where there is none', [], person, []],
  ['everybody’s, a guest too', [all], undefined, ['/all.js']],
  ['the chosen one, by name', [all, some({ audienceKind: 'chosen', userIds: [7] })], person, ['/some.js']],
  ['the chosen one, whatever the order', [some({ audienceKind: 'chosen', userIds: [7] }), all], person, ['/some.js']],
  ['the chosen one, by tenant', [some({ audienceKind: 'chosen', tenantIds: [3] })], person, ['/some.js']],
  ['everybody’s, where others are chosen', [all, some({ audienceKind: 'chosen', userIds: [8] })], person, ['/all.js']],
  ['everybody’s as a guest', [all, some({ audienceKind: 'share', percent: 99 })], undefined, ['/all.js']],
  [
    'a share that reaches the place',
    [some({ audienceKind: 'share', percent: Math.floor(place / 100) + 1 })],
    person,
    ['/some.js']
  ],
  [
    'no share that ends before the place',
    [some({ audienceKind: 'share', percent: Math.floor(place / 100) })],
    person,
    []
  ],
  ['one of each module', [all, release({ module: '@portal/ota', address: '/ota.js' })], person, ['/ota.js', '/all.js']]
]
for (const [what, inForce, who, addresses] of given)
  test(`a person is given ${what}`, () => {
    expect(releasesFor(inForce, who).map(({ address }) => address)).toEqual(addresses)
  })

test('a share of 30 in a hundred is about that of a thousand people', () => {
  const share = some({ audienceKind: 'share', percent: 30 })
  const people = Array.from({ length: 1_000 }, (_, userId) => ({ userId, tenantId: null }))
  const reached = people.filter(one => releasesFor([share], one).length > 0).length
  expect(reached).toBeGreaterThan(250)
  expect(reached).toBeLessThan(350)
})
