import type { DeviceReport } from '#contract/calls/device-upgrades/device-reports.ts'
import type { DeviceUpgradeFailure, DeviceUpgradeState } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { compareVersions } from '#contract/calls/ota/version-number.ts'

/** An upgrade, as far as its next state follows from it. */
type Upgrade = { state: DeviceUpgradeState; progress: number; toVersion: string }

/** A report of a device about its upgrade. */
export type UpgradeReport = Exclude<DeviceReport, { kind: 'version' }>

/** The next state of an upgrade. */
export type NextUpgrade =
  | { state: 'downloading' | 'installing'; progress: number }
  | { state: 'done'; progress: number }
  | { state: 'failed'; failure: DeviceUpgradeFailure }

const openUpgradeStates: readonly DeviceUpgradeState[] = ['waiting', 'downloading', 'installing']

/**
 * Pure: decides the next state of an upgrade. Reports may come late: a download never goes back, and an installation never
 * becomes a download again. A device that comes back with another version than it was asked for has failed.
 * @returns undefined where the report does not follow the upgrade's state
 */
export const nextUpgrade = (
  { state, progress, toVersion }: Upgrade,
  report: UpgradeReport
): NextUpgrade | undefined => {
  if (!openUpgradeStates.includes(state)) return undefined
  if (report.kind === 'failed') return { state: 'failed', failure: report.failure }
  if (report.kind === 'installing') return { state: 'installing', progress: 100 }
  if (report.kind === 'downloading')
    return state === 'installing' ? undefined : { state: 'downloading', progress: Math.max(progress, report.progress) }
  return compareVersions(report.version, toVersion) === 0
    ? { state: 'done', progress: 100 }
    : { state: 'failed', failure: 'otherVersion' }
}
