import { expect, test } from '@playwright/test'
import type { Figures, Hold } from '#contract/calls/releases/releases.ts'
import { type InForce, placeOf, releasesFor } from '../../../cloud/topics/releases/choose.pure.ts'
import { compareVersions } from '../../../cloud/topics/releases/compare-versions.pure.ts'
import { brokenLimits, isWider } from '../../../cloud/topics/releases/field-limits.pure.ts'

/* The people who get a release, and the cases in which a release goes back: as tables. */

const limits = { users: 5, failurePoints: 10, slowerPercent: 50 }
const figures = (users: number, failed: number, milliseconds: number | null = 100): Figures => ({
  users,
  failed,
  milliseconds,
  loadedWithin: null,
  readyWithin: null,
  mounts: users,
  failures: failed
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
const field: [what: string, change: Partial<Figures>, broken: Hold[]][] = [
  ['all is within the limits', {}, []],
  ['the load is at its limit', { loadedWithin: 2_000 }, []],
  ['the load is over its limit', { loadedWithin: 2_001 }, ['loaded']],
  ['the drawing is at its limit', { readyWithin: 4_000 }, []],
  ['the drawing is over its limit', { readyWithin: 4_001 }, ['ready']],
  ['one mount in a thousand failed', { mounts: 2_000, failures: 2, failed: 2 }, []],
  ['more than one mount in a thousand failed', { mounts: 1_999, failures: 2, failed: 2 }, ['failures']],
  ['all failures are those of one person', { mounts: 100, failures: 90, failed: 1 }, []],
  ['nothing was timed', { loadedWithin: null, readyWithin: null }, []],
  ['all is over, but too few people opened it', { users: 4, loadedWithin: 9_000, failures: 9, failed: 4 }, []],
  ['all is over', { loadedWithin: 9_000, readyWithin: 9_000, failures: 9, failed: 4 }, ['loaded', 'ready', 'failures']]
]
for (const [what, change, broken] of field)
  test(`a release is held by ${broken.join(', ') || 'nothing'}: ${what}`, () => {
    const whole = { ...figures(10, 0), loadedWithin: 500, readyWithin: 900, mounts: 100, ...change }
    expect(brokenLimits(whole, limits)).toEqual(broken)
  })

const audience = (change: Partial<InForce>) => release({ audienceKind: 'chosen', ...change })
const share = (percent: number) => release({ audienceKind: 'share', percent })
const widened: [what: string, before: InForce, after: InForce, isWiderThen: boolean][] = [
  ['a larger share', share(10), share(11), true],
  ['the same share', share(10), share(10), false],
  ['a smaller share', share(10), share(9), false],
  ['everybody after a share', share(99), release({}), true],
  ['everybody after some', audience({ userIds: [1] }), release({}), true],
  ['names after a share', share(99), audience({ userIds: [1] }), true],
  ['a share after names', audience({ userIds: [1] }), share(1), true],
  ['one person more', audience({ userIds: [1] }), audience({ userIds: [1, 2] }), true],
  ['one person less', audience({ userIds: [1, 2] }), audience({ userIds: [2] }), false],
  ['another person', audience({ userIds: [1] }), audience({ userIds: [2] }), true],
  ['one organisation more', audience({ tenantIds: [1] }), audience({ tenantIds: [1, 2] }), true],
  ['the same organisations', audience({ tenantIds: [1] }), audience({ tenantIds: [1] }), false]
]
for (const [what, before, after, isWiderThen] of widened)
  test(`${what}: ${isWiderThen ? 'somebody gets it who did not' : 'nobody gets it who did not'}`, () => {
    expect(isWider(before, after)).toBe(isWiderThen)
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
