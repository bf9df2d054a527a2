import { expect, test } from '@playwright/test'
import { misfitsOf, type Part } from '#contract/calls/ota/fit.ts'
import { compareVersions, isVersionNumber } from '#contract/calls/ota/version-number.ts'
import {
  nextStep,
  noCounts,
  type Standing,
  type WaveCounts,
  waveSizes
} from '../../../cloud/topics/ota/roll-outs/next-step.pure.ts'
import { isNight, zoneFinder, zoneOfCountry } from '../../../cloud/topics/ota/roll-outs/night.pure.ts'

/* What roll-outs and sets of software decide, as tables. */

const versions: [one: string, other: string, order: number][] = [
  ['1.2', '1.2.0', 0],
  ['V1.10.0', '1.9.9', 1],
  ['1.9.3', 'V1.10', -1],
  ['2.0', '2.0', 0]
]
for (const [one, other, order] of versions)
  test(`${one} is ${['older than', 'the same as', 'newer than'][order + 1]} ${other}`, () => {
    expect(Math.sign(compareVersions(one, other))).toBe(order)
  })

test('knows the number of a version', () => {
  expect(['1.2', 'V1.6.10', '1.2.3.4'].every(isVersionNumber)).toBe(true)
  expect(['1', '1.2.3.4.5', 'v1.2', '1..2', '', ' 1.2', '999999.1'].some(isVersionNumber)).toBe(false)
})

const motion: Part = {
  versionId: 1,
  softwareId: 10,
  kind: 'package',
  version: '1.7.0',
  models: [],
  needs: [{ softwareId: 20, atLeast: '1.9' }],
  state: 'published'
}
const lidar: Part = { ...motion, versionId: 2, softwareId: 20, kind: 'external', version: '1.9.3', needs: [] }
const sets: [what: string, parts: Part[], models: string[], problems: string[]][] = [
  ['a whole set', [motion, lidar], ['T9'], []],
  ['nothing', [], ['T9'], ['noPackage']],
  ['a need that is not there', [motion], ['T9'], ['missing']],
  ['a need that is too old', [motion, { ...lidar, version: '1.8.9' }], ['T9'], ['tooOld']],
  ['a withdrawn part', [motion, { ...lidar, state: 'withdrawn' }], ['T9'], ['withdrawn']],
  ['software twice', [motion, lidar, { ...lidar, versionId: 3 }], ['T9'], ['twice']],
  ['a part for another model', [motion, { ...lidar, models: ['C40'] }], ['T9', 'C40'], ['model']]
]
for (const [what, parts, models, problems] of sets)
  test(`finds of ${what}: ${problems.join(' ') || 'it fits'}`, () => {
    expect(misfitsOf(parts, models).map(({ problem }) => problem)).toEqual(problems)
  })

const usual = [1, 9, 90]
const waves: [robots: number, shares: number[], sizes: number[]][] = [
  [0, usual, []],
  [1, usual, [1]],
  [5, usual, [1, 4]],
  [100, usual, [1, 9, 90]],
  [1_000, usual, [10, 90, 900]],
  [20, [5, 20, 75], [1, 4, 15]],
  [3, [5, 20, 75], [1, 2]],
  [7, [100], [7]],
  [2, Array(10).fill(10), [1, 1]]
]
for (const [robots, shares, sizes] of waves)
  test(`${robots} robots in shares of ${shares.join(', ')} are waves of ${sizes.join(', ') || 'nobody'}`, () => {
    expect(waveSizes(robots, shares)).toEqual(sizes)
  })

const counts = (some: Partial<WaveCounts> = {}): WaveCounts => ({ ...noCounts(), ...some })
const standing = (upgrades: Partial<WaveCounts>[], some: Partial<Standing> = {}): Standing => ({
  state: 'running',
  wave: 0,
  failureShareMax: 5,
  forgiven: 0,
  back: counts(),
  upgrades: [0, 1, 2].map(wave => counts(upgrades[wave])),
  ...some
})
const waits = { waiting: 10, waitingOnline: 10 }
const steps: [what: string, standing: Standing, act: string][] = [
  ['asks the first wave', standing([{ waiting: 1, waitingOnline: 1 }, waits]), 'ask'],
  ['waits for an answer', standing([{ asked: 1 }, waits]), 'ask'],
  ['goes on when the first wave has the version', standing([{ done: 1 }, waits]), 'nextWave'],
  ['pauses when the only robot of a wave fails', standing([{ failed: 1 }, waits]), 'pause'],
  ['pauses for a robot that does not answer, too', standing([{ timedOut: 1 }, waits]), 'pause'],
  ['bears failures up to the share', standing([{ done: 94, failed: 5, asked: 1 }, waits]), 'ask'],
  ['pauses above the share', standing([{ done: 93, failed: 6, asked: 1 }, waits]), 'pause'],
  ['does not count what somebody forgave', standing([{ failed: 1 }, waits], { forgiven: 1 }), 'nextWave'],
  ['waits for robots that are offline before any has the version', standing([{ waiting: 1 }, waits]), 'ask'],
  ['does not wait for them later', standing([{ done: 1, waiting: 1 }, waits]), 'nextWave'],
  ['keeps asking them in the last wave', standing([{ done: 1, waiting: 1 }, {}, {}], { wave: 2 }), 'ask'],
  ['is done when nobody is left', standing([{ done: 1 }, { done: 9 }, { done: 90, failed: 2 }], { wave: 2 }), 'finish'],
  ['goes back', standing([{ done: 5 }], { state: 'takingBack', back: counts({ waiting: 1 }) }), 'ask'],
  ['waits for those that still upgrade', standing([{ asked: 1 }], { state: 'takingBack' }), 'ask'],
  ['is back', standing([{ done: 5 }], { state: 'takingBack', back: counts({ done: 5 }) }), 'finish']
]
for (const [what, given, act] of steps)
  test(`a roll-out ${what}`, () => {
    expect(nextStep(given).act).toBe(act)
  })

const at = (hour: number): number => Date.UTC(2026, 2, 12, hour, 30)
const nights: [zone: string, hour: number, from: number, to: number, night: boolean][] = [
  ['Asia/Tokyo', 13, 22, 6, true],
  ['Asia/Tokyo', 12, 22, 6, false],
  ['Asia/Tokyo', 20, 22, 6, true],
  ['Asia/Tokyo', 21, 22, 6, false],
  ['UTC', 1, 0, 5, true],
  ['UTC', 5, 0, 5, false],
  ['UTC', 12, 7, 7, true]
]
for (const [zone, hour, from, to, night] of nights)
  test(`at ${hour}:30 UTC it is ${night ? '' : 'not '}night in ${zone} from ${from} to ${to}`, () => {
    expect(isNight(zone, { from, to }, at(hour))).toBe(night)
  })

test('knows the zone of a country, of several the one in the middle', () => {
  expect(['SG', 'FR', 'JP'].map(it => zoneOfCountry(it, at(0)))).toEqual([
    'Asia/Singapore',
    'Europe/Paris',
    'Asia/Tokyo'
  ])
  expect(zoneOfCountry('US', at(0))).toMatch(/^America\//)
})

test('robots follow the clocks of their store, and those of the country where the store has no zone', () => {
  const zoneOf = zoneFinder(at(0))
  const places = [
    { country: 'US', storeZone: 'America/Anchorage' },
    { country: 'SG', storeZone: null },
    { country: 'SG', storeZone: 'Asia/Tokyo' },
    { country: 'SG', storeZone: null }
  ]
  expect(places.map(zoneOf)).toEqual(['America/Anchorage', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Singapore'])
})
