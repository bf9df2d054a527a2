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
  const { tenantId, storeId, upgradeId, name, serial, toVersion } = upgrade
  return addDeviceEvent(transaction, {
    tenantId,
    storeId,
    kind: 'upgradeFailed',
    subjectId: upgradeId,
    deviceName: name,
    serial,
    detail: toVersion,
    time: now
  })
}

/** Whether a report counts, and whose upgrade it changed. A version that a device says changes none. */
export type Taken = { counts: boolean; tenantIds: number[] }

const ignored: Taken = { counts: false, tenantIds: [] }

/** Takes a device's report. */
export const takeDeviceReport = async (
  database: Database,
  scope: Scope,
  report: DeviceReport,
  now: number
): Promise<Taken> => {
  if (report.kind === 'version') return { counts: await setDeviceVersion(database, scope, report), tenantIds: [] }
  return database.transaction(async transaction => {
    const upgrade = await lockDeviceUpgrade(transaction, scope, report.upgradeId)
    if (upgrade === undefined) return ignored
    const next = nextUpgrade(upgrade, report)
    if (next === undefined) return ignored
    const { upgradeId, deviceKind, deviceId } = upgrade
    const ends = next.state === 'done' || next.state === 'failed'
    await changeDeviceUpgrade(transaction, upgradeId, {
      ...next,
      ...(ends ? { endTime: now } : { dueTime: now + silenceMs })
    })
    if (next.state === 'failed') await noteFailed(transaction, upgrade, now)
    if (report.kind === 'done')
      await setDeviceVersion(transaction, scope, { deviceKind, deviceId, version: report.version })
    return { counts: true, tenantIds: [upgrade.tenantId] }
  })
}

/** @returns whose it is. @throws Refusal 610603 where there is none, 610606 for one that has ended or is being installed */
export const cancelDeviceUpgrade = (
  database: Database,
  upgradeId: number,
  { scope, now }: { scope: Scope; now: number }
): Promise<number> =>
  database.transaction(async transaction => {
    const upgrade = await lockDeviceUpgrade(transaction, scope, upgradeId)
    if (upgrade === undefined) throw new Refusal(codes.recordNotFound)
    if (upgrade.endTime !== null || upgrade.state === 'installing') throw new Refusal(codes.updateFailed)
    await changeDeviceUpgrade(transaction, upgradeId, { state: 'cancelled', endTime: now })
    return upgrade.tenantId
  })

/** Upgrades that one transaction ends. */
const atOnce = 50

/** Ends upgrades of which the device said nothing in time. @returns whose they are */
const endSilentUpgrades = (database: Database, now: number): Promise<number[]> =>
  database.transaction(async transaction => {
    const overdue = await lockOverdueUpgrades(transaction, now, atOnce)
    for (const upgrade of overdue) {
      await changeDeviceUpgrade(transaction, upgrade.upgradeId, { state: 'failed', failure: 'silent', endTime: now })
      await noteFailed(transaction, upgrade, now)
    }
    return overdue.map(({ tenantId }) => tenantId)
  })

/** Ends upgrades of devices that are silent. */
export const deviceUpgradeWork: Work = {
  everyMs: 1_000,
  failed: 'upgrades of silent devices were not ended',
  round: async ({ database, now, announce }) =>
    announce.ofRobots(await endSilentUpgrades(database, now()), 'upgrades_changed')
}
