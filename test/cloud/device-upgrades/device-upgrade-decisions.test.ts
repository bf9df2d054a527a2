import { expect, test } from '@playwright/test'
import type { DeviceUpgradeState } from '#contract/calls/device-upgrades/device-upgrades.ts'
import type { DeviceKind } from '#contract/calls/device-upgrades/device-versions.ts'
import { fourNumbersOf } from '#contract/calls/ota/version-number.ts'
import {
  type NextUpgrade,
  nextUpgrade,
  type UpgradeReport
} from '../../../cloud/topics/device-upgrades/next-upgrade.pure.ts'
import { upgradePlan } from '../../../cloud/topics/device-upgrades/upgrade-plan.pure.ts'
import { firstReport, nextUpgradeReport } from '../../../scripts/simulate/devices/upgrades.ts'

type Reported = UpgradeReport extends infer Each ? (Each extends unknown ? Omit<Each, 'upgradeId'> : never) : never
const half = { kind: 'downloading', progress: 50 } as const
const battery = { kind: 'failed', failure: 'battery' } as const
const rows: [state: DeviceUpgradeState, report: Reported, next: NextUpgrade | undefined][] = [
  ['waiting', half, { state: 'downloading', progress: 50 }],
  ['waiting', { kind: 'installing' }, { state: 'installing', progress: 100 }],
  ['downloading', half, { state: 'downloading', progress: 60 }],
  ['downloading', { kind: 'downloading', progress: 70 }, { state: 'downloading', progress: 70 }],
  ['downloading', { kind: 'installing' }, { state: 'installing', progress: 100 }],
  ['downloading', battery, { state: 'failed', failure: 'battery' }],
  ['installing', half, undefined],
  ['installing', { kind: 'done', version: '2.0' }, { state: 'done', progress: 100 }],
  ['installing', { kind: 'done', version: '1.9.0' }, { state: 'failed', failure: 'otherVersion' }],
  ['done', half, undefined],
  ['failed', { kind: 'done', version: '2.0.0' }, undefined],
  ['cancelled', battery, undefined]
]
for (const [state, report, next] of rows)
  test(`an upgrade that is ${state} ${next ? `becomes ${next.state}` : 'stays as it is'} after ${JSON.stringify(report)}`, () => {
    const upgrade = { state, progress: state === 'waiting' ? 0 : 60, toVersion: '2.0.0' }
    expect(nextUpgrade(upgrade, { ...report, upgradeId: 1 } as UpgradeReport)).toEqual(next)
  })

const device = (deviceKind: DeviceKind, version: string | null) => ({ deviceKind, version })
const plans: [
  name: string,
  running: (string | null)[],
  wanted: string,
  planned: number,
  current: number,
  older: number
][] = [
  ['older ones', ['1.0.0', '1.9'], '2.0.0', 2, 0, 0],
  ['one that runs it in other words', ['2.0', 'V2.0.0.0'], '2.0.0', 0, 2, 0],
  ['newer ones', ['2.0.1', '10.0'], '2.0.0', 2, 0, 2],
  ['one that never said what it runs', [null], '1.0.0', 1, 0, 0]
]
for (const [name, running, wanted, planned, current, older] of plans)
  test(`the plan of ${name}`, () => {
    const plan = upgradePlan(
      running.map(version => device('watch', version)),
      [device('phone', '9.0'), device('watch', wanted)] as { deviceKind: DeviceKind; version: string }[]
    )
    expect({ ...plan, planned: plan.planned.length }).toEqual({ planned, current, older })
  })

test('four numbers stand for a version', () => {
  expect(['1.2', 'V1.6.10', '0.0.0.7'].map(fourNumbersOf)).toEqual([
    [1, 2, 0, 0],
    [1, 6, 10, 0],
    [0, 0, 0, 7]
  ])
})

const open = { deviceKind: 'watch' as const, serial: 'W', version: '2.0.0', fileName: 'w.bin', size: 1, sha256: 'a' }
const lifeOf = (upgradeId: number, rate: number) => {
  let now = { ...open, upgradeId, state: 'waiting' as 'waiting' | 'downloading' | 'installing', progress: 0 }
  for (let seconds = 1; seconds < 500; seconds += 1) {
    const report = nextUpgradeReport(now, { seed: '7', rate })
    if (report === undefined) return { ends: 'silent', seconds }
    if (report.kind === 'downloading') now = { ...now, state: 'downloading', progress: report.progress }
    else if (report.kind === 'installing') now = { ...now, state: 'installing', progress: 100 }
    else return { ends: report.kind, seconds }
  }
  return { ends: 'never', seconds: 500 }
}

test('the simulator ends most upgrades well, some badly, and all the same for the same seed', () => {
  const lives = Array.from({ length: 400 }, (_, index) => lifeOf(index, 10))
  const ends = Map.groupBy(lives, ({ ends }) => ends)
  expect(ends.get('done')?.length).toBeGreaterThan(320)
  expect(ends.get('failed')?.length).toBeGreaterThan(5)
  expect(ends.get('silent')?.length).toBeGreaterThan(2)
  expect(ends.get('never')).toBeUndefined()
  expect(Array.from({ length: 400 }, (_, index) => lifeOf(index, 10))).toEqual(lives)
  const done = lives.findIndex(({ ends }) => ends === 'done')
  expect(lifeOf(done, 100).seconds).toBeLessThan(lifeOf(done, 10).seconds)
})

test('a simulated device says what it runs once', () => {
  expect(firstReport({ deviceKind: 'phone', serial: 'P', version: null })).toMatchObject({ kind: 'version' })
  expect(firstReport({ deviceKind: 'phone', serial: 'P', version: '1.0.0' })).toBeUndefined()
})
