import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { iotPermissions } from '../../permissions.ts'
import { softwareVersionStates } from '../ota/software.ts'
import { versionNumber } from '../ota/version-number.ts'

/* Firmware of devices around robots. The robot maker publishes it, and all tenants share it. */

const path = '/api/platformservice/v1/device_versions'
const read = { permission: iotPermissions.deviceUpgrade }
const edit = { permission: iotPermissions.editVersions }
const whole = v.pipe(v.number(), v.integer())

/** Devices that run firmware: the controllers of elevators, phones and watches. */
export const deviceKinds = ['elevator', 'phone', 'watch'] as const
export type DeviceKind = (typeof deviceKinds)[number]

const sha256Reason = '64 hexadecimal digits'

/** The fields of a version that a person writes. Name, size and SHA-256 identify its file, as for software of robots. */
const written = {
  deviceKind: v.picklist(deviceKinds),
  version: versionNumber,
  notes: text(limits.otaNotesMaxLength),
  fileName: v.pipe(text(limits.otaFileNameMaxLength), v.regex(/^[^/\\]*$/, 'a name without folders')),
  /** Bytes. */
  size: v.pipe(whole, v.minValue(1, 'at least 1'), v.maxValue(limits.otaFileBytesMax)),
  sha256: v.pipe(boundedString(64, sha256Reason), v.regex(/^[0-9a-f]{64}$/, sha256Reason))
}
const writtenVersion = v.object(written)
export type WrittenDeviceVersion = v.InferOutput<typeof writtenVersion>

const deviceVersion = v.object({
  deviceVersionId: v.number(),
  deviceKind: v.picklist(deviceKinds),
  version: v.string(),
  notes: v.string(),
  fileName: v.string(),
  size: whole,
  sha256: v.string(),
  state: v.picklist(softwareVersionStates),
  createTime: whole,
  createdBy: v.nullable(v.string())
})
export type DeviceVersion = v.InferOutput<typeof deviceVersion>

export const deviceVersionList = defineCall({
  method: 'GET',
  path,
  summary: 'The versions of devices, the newest first, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    deviceKind: v.optional(v.picklist(deviceKinds)),
    state: v.optional(v.picklist(softwareVersionStates)),
    /** Part of a number, of a file’s name or of the notes; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(deviceVersion), total: whole })
})

export const deviceVersionDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One version of a kind of device. 610603 for one that is not there.',
  access: read,
  query: v.object({ deviceVersionId: idInQuery }),
  data: deviceVersion
})

export const addDeviceVersion = defineCall({
  method: 'POST',
  path,
  summary:
    'Publishes a version for a kind of device. 612000 where the kind has that version. 610403 for people of one tenant.',
  access: edit,
  body: writtenVersion,
  data: v.object({ deviceVersionId: v.number() })
})

export const setDeviceVersionState = defineCall({
  method: 'PUT',
  path,
  summary:
    'Withdraws a version, or publishes it again. 610603 for one that is not there. 610403 for people of one tenant.',
  access: edit,
  body: v.object({ deviceVersionId: id, state: v.picklist(softwareVersionStates) }),
  data: v.null()
})
