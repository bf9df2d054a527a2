import type { DeviceReport } from '#contract/calls/device-upgrades/device-reports.ts'
import { codes } from '#contract/codes.ts'
import type { Work } from '../../background.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { nextUpgrade } from './next-upgrade.pure.ts'
import {
  changeDeviceUpgrade,
  type KeptDeviceUpgrade,
  lockDeviceUpgrade,
  lockOverdueUpgrades
} from './sql/device-upgrades.ts'
import { setDeviceVersion } from './sql/devices.ts'

/** For so long a device may be silent while it downloads or installs. */
const silenceMs = 10 * minute

/** An upgrade that failed is an event. */
const noteFailed = (transaction: Database, upgrade: KeptDeviceUpgrade, now: number): Promise<void> => {
  const { tenantId, storeId, upgradeId, name, toVersion } = upgrade
  return addDeviceEvent(transaction, {
    tenantId,
    storeId,
    kind: 'upgradeFailed',
    subjectId: upgradeId,
    deviceName: name,
    detail: toVersion,
    time: now
  })
}

/** Takes a device's report. @returns whether the report counts */
export const takeDeviceReport = (
  database: Database,
  scope: Scope,
  report: DeviceReport,
  now: number
): Promise<boolean> => {
  if (report.kind === 'version') return setDeviceVersion(database, scope, report)
  return database.transaction(async transaction => {
    const upgrade = await lockDeviceUpgrade(transaction, scope, report.upgradeId)
    if (upgrade === undefined) return false
    const next = nextUpgrade(upgrade, report)
    if (next === undefined) return false
    const { upgradeId, deviceKind, deviceId } = upgrade
    const ends = next.state === 'done' || next.state === 'failed'
    await changeDeviceUpgrade(transaction, upgradeId, {
      ...next,
      ...(ends ? { endTime: now } : { dueTime: now + silenceMs })
    })
    if (next.state === 'failed') await noteFailed(transaction, upgrade, now)
    if (report.kind === 'done')
      await setDeviceVersion(transaction, scope, { deviceKind, deviceId, version: report.version })
    return true
  })
}

/** @throws Refusal 610603 where there is none, 610606 for one that has ended or is being installed */
export const cancelDeviceUpgrade = (
  database: Database,
  upgradeId: number,
  { scope, now }: { scope: Scope; now: number }
): Promise<void> =>
  database.transaction(async transaction => {
    const upgrade = await lockDeviceUpgrade(transaction, scope, upgradeId)
    if (upgrade === undefined) throw new Refusal(codes.recordNotFound)
    if (upgrade.endTime !== null || upgrade.state === 'installing') throw new Refusal(codes.updateFailed)
    await changeDeviceUpgrade(transaction, upgradeId, { state: 'cancelled', endTime: now })
  })

/** Upgrades that one transaction ends. */
const atOnce = 50

/** Ends upgrades of which the device said nothing in time. */
const endSilentUpgrades = (database: Database, now: number): Promise<void> =>
  database.transaction(async transaction => {
    for (const upgrade of await lockOverdueUpgrades(transaction, now, atOnce)) {
      await changeDeviceUpgrade(transaction, upgrade.upgradeId, { state: 'failed', failure: 'silent', endTime: now })
      await noteFailed(transaction, upgrade, now)
    }
  })

/** Ends upgrades of devices that are silent. */
export const deviceUpgradeWork: Work = {
  everyMs: 1_000,
  failed: 'upgrades of silent devices were not ended',
  round: ({ database, now }) => endSilentUpgrades(database, now())
}
