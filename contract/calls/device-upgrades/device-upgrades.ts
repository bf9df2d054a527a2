import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, yesOrNo } from '../../paging.ts'
import { iotPermissions } from '../../permissions.ts'
import { deviceKinds } from './device-versions.ts'

/* The version that each device runs, and the upgrades that bring another version. */

const path = '/api/platformservice/v1/device_upgrades'
const read = { permission: iotPermissions.deviceUpgrade }
const run = { permission: iotPermissions.upgrade }
const whole = v.pipe(v.number(), v.integer())

/** How an upgrade stands. It is open until it is done, failed or cancelled. */
export const deviceUpgradeStates = ['waiting', 'downloading', 'installing', 'done', 'failed', 'cancelled'] as const
export type DeviceUpgradeState = (typeof deviceUpgradeStates)[number]

/** Why a device can't take a version, as the device says. */
export const deviceFailures = ['download', 'digest', 'space', 'battery', 'installation'] as const

/** Why an upgrade failed: as the device says, or because it was silent or came back with another version. */
export const deviceUpgradeFailures = [...deviceFailures, 'silent', 'otherVersion'] as const
export type DeviceUpgradeFailure = (typeof deviceUpgradeFailures)[number]

const upgrade = {
  upgradeId: v.number(),
  state: v.picklist(deviceUpgradeStates),
  /** Per cent of the download. */
  progress: whole,
  failure: v.nullable(v.picklist(deviceUpgradeFailures)),
  deviceVersionId: v.number(),
  toVersion: v.string(),
  createTime: whole,
  endTime: v.nullable(whole)
}

const device = v.object({
  deviceKind: v.picklist(deviceKinds),
  deviceId: v.number(),
  name: v.string(),
  serial: v.string(),
  storeName: v.string(),
  /** Null until the device has told its version. */
  version: v.nullable(v.string()),
  /** The newest published version of its kind; null without one. */
  newest: v.nullable(v.object({ deviceVersionId: v.number(), version: v.string() })),
  /** Its last upgrade; null for a device that had none. */
  upgrade: v.nullable(v.object(upgrade))
})
export type UpgradableDevice = v.InferOutput<typeof device>

export const upgradableDevices = defineCall({
  method: 'GET',
  path: `${path}/devices`,
  summary: 'The devices that the user may see by name, with what they run and their last upgrade, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    deviceKind: v.optional(v.picklist(deviceKinds)),
    storeId: v.optional(idInQuery),
    /** Of the last upgrade. */
    state: v.optional(v.picklist(deviceUpgradeStates)),
    /** Whether a newer version than the one that runs is published. */
    outdated: v.optional(yesOrNo),
    /** Part of a name, of a serial or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(device), total: whole })
})

const chosenDevice = v.object({ deviceKind: v.picklist(deviceKinds), deviceId: id })
export type ChosenDevice = v.InferOutput<typeof chosenDevice>

export const startDeviceUpgrades = defineCall({
  method: 'POST',
  path,
  summary:
    'Upgrades devices, each to the version of its kind. Devices that run it already are left out, and so are those that are being ' +
    'upgraded; 614101 where that is so of all others. 610603 for a device that the user may not see or a version that is not ' +
    'there, 612051 for a version that is withdrawn, 610604 for a kind without a version, or for an older version without ' +
    '`allowOlder`.',
  access: run,
  body: v.object({
    devices: v.pipe(boundedList(chosenDevice, limits.deviceUpgradesMax), v.minLength(1, 'at least one')),
    /** One for each kind at most. */
    deviceVersionIds: v.pipe(boundedList(id, deviceKinds.length), v.minLength(1, 'at least one')),
    /** Said by a person who was told that devices go back to an older version. */
    allowOlder: v.boolean()
  }),
  data: v.object({ begun: whole, upgrading: whole, current: whole })
})

export const cancelDeviceUpgrade = defineCall({
  method: 'PUT',
  path: `${path}/cancel`,
  summary:
    'Cancels an upgrade. 610603 for one that the user may not see, 610606 for one that has ended or is being installed.',
  access: run,
  body: v.object({ upgradeId: id }),
  data: v.null()
})

const record = v.object({
  ...upgrade,
  deviceKind: v.picklist(deviceKinds),
  name: v.string(),
  serial: v.string(),
  storeName: v.string(),
  fromVersion: v.nullable(v.string()),
  /** Null where the account is gone. */
  startedBy: v.nullable(v.string())
})
export type DeviceUpgradeRecord = v.InferOutput<typeof record>

export const deviceUpgradeRecords = defineCall({
  method: 'GET',
  path,
  summary: 'The upgrades of the devices that the user may see, the newest first, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    deviceKind: v.optional(v.picklist(deviceKinds)),
    state: v.optional(v.picklist(deviceUpgradeStates)),
    /** Part of a name or of a serial; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(record), total: whole })
})
