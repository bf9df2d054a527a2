import type { DeviceReport, KnownDevice, OpenDeviceUpgrade } from '#contract/calls/device-upgrades/device-reports.ts'
import { deviceFailures } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { randomFrom } from '../../../cloud/random.pure.ts'
import type { RobotCloud } from '../robot-cloud.ts'

type Life = { seed: string; rate: number }

/** The shares of upgrades of which nothing is ever heard, that the device can't carry out, and that end with another version. */
const silentShare = 0.03
const failedShare = 0.06
const otherShare = 0.01

/** The rate at which a download takes about ten seconds. */
const usualRate = 10

/** The version of a device that has never said which one it runs. */
const firstVersion = '1.0.0'

/**
 * The report of a device about its upgrade a second later: it begins, goes on, ends, or says nothing. The same seed and
 * upgrade give the same report.
 */
export const nextUpgradeReport = (
  { upgradeId, state, progress, version }: OpenDeviceUpgrade,
  { seed, rate }: Life
): DeviceReport | undefined => {
  const fate = randomFrom(seed, 'device upgrade', upgradeId).next()
  if (fate < silentShare) return undefined
  if (state === 'waiting') return { kind: 'downloading', upgradeId, progress: 0 }
  const random = randomFrom(seed, 'device upgrade', upgradeId, progress)
  if (state === 'installing') {
    if (fate < silentShare + failedShare) return { kind: 'failed', upgradeId, failure: random.pick(deviceFailures) }
    const isOther = fate < silentShare + failedShare + otherShare
    return { kind: 'done', upgradeId, version: isOther ? firstVersion : version }
  }
  const next = progress + Math.ceil((random.between(5, 15) * rate) / usualRate)
  return next >= 100 ? { kind: 'installing', upgradeId } : { kind: 'downloading', upgradeId, progress: next }
}

/** The report of a device that has never said which version it runs. */
export const firstReport = ({ deviceKind, serial, version }: KnownDevice): DeviceReport | undefined =>
  version === null ? { kind: 'version', deviceKind, serial, version: firstVersion } : undefined

/** One second of the devices that get other versions. */
export const reportUpgrades = async (cloud: RobotCloud, life: Life): Promise<void> => {
  const first = (await cloud.devices()).map(firstReport)
  const next = (await cloud.deviceUpgrades()).map(upgrade => nextUpgradeReport(upgrade, life))
  await cloud.reportDevices([...first, ...next].filter(report => report !== undefined))
}
