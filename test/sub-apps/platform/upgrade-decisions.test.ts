import { expect, test } from '@playwright/test'
import type { UpgradableDevice } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { newestGoal, upgradeChoice } from '../../../sub-apps/platform/iot/upgrades/upgrade-choice.pure.ts'

const newest = { deviceVersionId: 9, version: '2.0.0' }
const device = (deviceId: number, version: string | null, part: Partial<UpgradableDevice> = {}): UpgradableDevice => ({
  deviceKind: 'watch',
  deviceId,
  name: 'N',
  serial: 'S',
  storeName: 'A',
  version,
  newest,
  upgrade: null,
  ...part
})
const last = { upgradeId: 1, progress: 5, failure: null, deviceVersionId: 9, toVersion: '2.0.0', createTime: 1 }
const open = device(4, '1.0', { upgrade: { ...last, state: 'downloading', endTime: null } })
const ended = device(5, '1.0', { upgrade: { ...last, state: 'cancelled', endTime: 2 } })

const rows: [name: string, devices: UpgradableDevice[], version: string, chosen: number[], older: number][] = [
  ['older devices', [device(1, '1.0'), ended], '2.0.0', [1, 5], 0],
  ['devices that run it, or work at an upgrade', [device(1, '2.0'), open], '2.0.0', [], 0],
  ['newer devices, which go back', [device(1, '2.1'), device(2, '1.0')], '2.0.0', [1, 2], 1],
  ['a device that never said what it runs', [device(1, null)], '1.0', [1], 0]
]
for (const [name, devices, version, chosen, older] of rows)
  test(`the choice of ${name}`, () => {
    const choice = upgradeChoice(devices, () => ({ deviceVersionId: 7, version }))
    expect(choice.devices.map(({ deviceId }) => deviceId)).toEqual(chosen)
    expect(choice.older).toBe(older)
    expect(choice.deviceVersionIds).toEqual(chosen.length === 0 ? [] : [7])
  })

test('the newest version is no goal for a device that has it or a newer one', () => {
  const running = ['1.9', '2.0', '2.0.1', null]
  expect(running.map(version => newestGoal(device(1, version)))).toEqual([newest, null, null, newest])
  expect(newestGoal(device(1, '1.0', { newest: null }))).toBeNull()
})
