import type { ChosenDevice, UpgradableDevice } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { compareVersions } from '#contract/calls/ota/version-number.ts'

/** A version that devices of its kind may get. */
export type Goal = { deviceVersionId: number; version: string }

/** The values to send, and the values for the question that the person answers first. */
export type UpgradeChoice = {
  devices: ChosenDevice[]
  deviceVersionIds: number[]
  /** The versions by number, each once. */
  versions: string[]
  /** Devices that would go back to an older version. */
  older: number
}

/** Pure: whether a device works at an upgrade, so that it takes no other one. */
export const isUpgrading = ({ upgrade }: Pick<UpgradableDevice, 'upgrade'>): boolean =>
  upgrade !== null && upgrade.endTime === null

/** Pure: less than zero where a device would go back, zero where it runs the version. */
const stepTo = (goal: Goal, { version }: UpgradableDevice): number =>
  version === null ? 1 : compareVersions(goal.version, version)

/** Pure: which of the ticked devices are upgraded. Those that run the version or work at an upgrade are left out. */
export const upgradeChoice = (
  rows: readonly UpgradableDevice[],
  goalOf: (row: UpgradableDevice) => Goal | null
): UpgradeChoice => {
  const chosen = rows.flatMap(row => {
    const goal = goalOf(row)
    return goal === null || isUpgrading(row) || stepTo(goal, row) === 0 ? [] : [{ row, goal }]
  })
  return {
    devices: chosen.map(({ row: { deviceKind, deviceId } }) => ({ deviceKind, deviceId })),
    deviceVersionIds: [...new Set(chosen.map(({ goal }) => goal.deviceVersionId))],
    versions: [...new Set(chosen.map(({ goal }) => goal.version))],
    older: chosen.filter(({ row, goal }) => stepTo(goal, row) < 0).length
  }
}

/** Pure: the newest version of a device's kind, unless the device runs a newer one. */
export const newestGoal = (row: UpgradableDevice): Goal | null =>
  row.newest !== null && stepTo(row.newest, row) > 0 ? row.newest : null
