import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, page } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { versionNumber } from '../ota/version-number.ts'
import { deviceFailures } from './device-upgrades.ts'
import { deviceKinds } from './device-versions.ts'

/* The versions that the cloud asks devices to install, and the reports of the devices about them. */

const path = '/api/platformservice/v1/device_upgrades/open'
const asRobot = { permission: permissions.reportAsRobot }
const whole = v.pipe(v.number(), v.integer())
const serial = v.pipe(boundedString(limits.deviceSerialMaxLength), v.minLength(1, 'not empty'))

const openUpgrade = v.object({
  upgradeId: v.number(),
  deviceKind: v.picklist(deviceKinds),
  serial: v.string(),
  state: v.picklist(['waiting', 'downloading', 'installing']),
  progress: whole,
  version: v.string(),
  fileName: v.string(),
  size: whole,
  sha256: v.string()
})
export type OpenDeviceUpgrade = v.InferOutput<typeof openUpgrade>

export const openDeviceUpgrades = defineCall({
  method: 'GET',
  path,
  summary: 'For devices: the upgrades that are open with the file to install, the oldest first, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(openUpgrade), total: whole })
})

const known = v.object({ deviceKind: v.picklist(deviceKinds), serial: v.string(), version: v.nullable(v.string()) })
export type KnownDevice = v.InferOutput<typeof known>

export const knownDevices = defineCall({
  method: 'GET',
  path: '/api/platformservice/v1/device_upgrades/known',
  summary: 'For devices: what the cloud believes that each one runs, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(known), total: whole })
})

/** A device's report: the version that it runs, or how far its upgrade is. */
const deviceReport = v.variant('kind', [
  v.object({
    kind: v.literal('version'),
    deviceKind: v.picklist(deviceKinds),
    serial,
    version: versionNumber
  }),
  v.object({
    kind: v.literal('downloading'),
    upgradeId: id,
    /** Per cent. */
    progress: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(100, 'at most 100'))
  }),
  v.object({ kind: v.literal('installing'), upgradeId: id }),
  /** The version that the device runs now. */
  v.object({ kind: v.literal('done'), upgradeId: id, version: versionNumber }),
  v.object({ kind: v.literal('failed'), upgradeId: id, failure: v.picklist(deviceFailures) })
])
export type DeviceReport = v.InferOutput<typeof deviceReport>

export const reportDevices = defineCall({
  method: 'POST',
  path,
  summary:
    'For devices: which version they run, and how far upgrades are. Reports of unknown devices, and those that do not follow ' +
    'an upgrade’s state, are left out.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(deviceReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({ accepted: whole })
})
