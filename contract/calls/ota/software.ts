import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { otaPermissions } from '../../permissions.ts'
import { softwareSignature } from './signature.ts'
import { versionNumber } from './version-number.ts'

const path = '/api/otaservice/v1/software'
const edit = { permission: otaPermissions.editSoftware }
const see = { permission: otaPermissions.ota }

const whole = v.pipe(v.number(), v.integer())

/** The apps of people, the software of other makers, and the packages of the robot's own software. A page each. */
export const softwareKinds = ['client', 'external', 'package'] as const
export type SoftwareKind = (typeof softwareKinds)[number]

/** The permission for the page of a kind. */
export const softwarePermissions = {
  client: otaPermissions.client,
  external: otaPermissions.externalSoftware,
  package: otaPermissions.softwarePackage
} as const satisfies Record<SoftwareKind, string>

/** Models that a piece of software is for; an empty list stands for all. */
export const models = boundedList(text(limits.robotModelMaxLength), limits.otaModelsMax)

/** A piece of software that another one needs beside it, and its oldest version that will do. */
const need = v.object({ softwareId: id, atLeast: versionNumber })
export type SoftwareNeed = v.InferOutput<typeof need>

/** How a version stands that is there. One that is withdrawn is no part of new sets. */
export const softwareVersionStates = ['published', 'withdrawn'] as const

/**
 * How a version stands. Its file comes in parts while it is `uploading`, and the cloud then compares the whole file with what
 * was named. New sets have published versions alone. A refused one says why for a day.
 */
export const softwareStates = ['uploading', 'checking', 'refused', ...softwareVersionStates] as const
export type SoftwareState = (typeof softwareStates)[number]

const sha256Reason = '64 hexadecimal digits'
const file = {
  fileName: v.pipe(text(limits.otaFileNameMaxLength), v.regex(/^[^/\\]*$/, 'a name without folders')),
  /** Bytes. */
  size: v.pipe(whole, v.minValue(1, 'at least 1'), v.maxValue(limits.otaFileBytesMax)),
  sha256: v.pipe(boundedString(64, sha256Reason), v.regex(/^[0-9a-f]{64}$/, sha256Reason))
}
const notes = trimmedString(limits.otaNotesMaxLength)

/** A version as it is announced, with or without a file that follows. */
export const announcedVersion = v.object({
  softwareId: id,
  version: versionNumber,
  ...file,
  notes,
  needs: boundedList(need, limits.otaNeedsMax)
})

export const software = v.object({
  softwareId: v.number(),
  kind: v.picklist(softwareKinds),
  name: v.string(),
  /** The maker of the software; empty for the robot maker's own. */
  maker: v.string(),
  models: v.array(v.string()),
  /** Of those that are not withdrawn; null without one. */
  newest: v.nullable(v.string()),
  versionCount: whole
})
export type Software = v.InferOutput<typeof software>

export const softwareVersion = v.object({
  versionId: v.number(),
  softwareId: v.number(),
  version: v.string(),
  fileName: v.string(),
  size: whole,
  sha256: v.string(),
  notes: v.string(),
  needs: v.array(v.object({ softwareId: v.number(), name: v.string(), atLeast: v.string() })),
  state: v.picklist(softwareStates),
  /** Whether the cloud has the file. A version without one is announced by its name alone, or its file was removed. */
  hasFile: v.boolean(),
  /** When the file of a withdrawn version was removed; it does not come back. Null for every other one. */
  fileRemoveTime: v.nullable(whole),
  /** Null where there is no file. */
  signature: v.nullable(softwareSignature),
  /** How many parts of a file on its way are there. */
  partsDone: whole,
  /** Whether the file comes from who asks. Nobody else can send its parts. */
  own: v.boolean(),
  /** The code that says why a file was refused. */
  refusedWith: v.nullable(whole),
  createTime: whole,
  createdBy: v.nullable(v.string())
})
export type SoftwareVersion = v.InferOutput<typeof softwareVersion>

export const softwareList = defineCall({
  method: 'GET',
  path,
  summary: 'The software of one kind, a page at a time, by name. Each kind has a permission of its own.',
  access: see,
  query: v.object({ ...page, kind: v.picklist(softwareKinds) }),
  data: v.object({ list: v.array(software), total: whole })
})

export const softwareDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One piece of software. 610603 for one that is not there.',
  access: see,
  query: v.object({ softwareId: idInQuery }),
  data: software
})

export const createSoftware = defineCall({
  method: 'POST',
  path,
  summary: 'Adds a piece of software. 612009 for a name that one of its kind has.',
  access: edit,
  body: v.object({
    kind: v.picklist(softwareKinds),
    name: text(limits.otaNameMaxLength),
    maker: trimmedString(limits.otaNameMaxLength),
    models
  }),
  data: v.object({ softwareId: v.number() })
})

export const softwareVersionList = defineCall({
  method: 'GET',
  path: `${path}/versions`,
  summary:
    'The versions of a piece of software, a page at a time, the newest first. 610603 for software that is not there.',
  access: see,
  query: v.object({ ...page, softwareId: idInQuery }),
  data: v.object({ list: v.array(softwareVersion), total: whole })
})

export const addSoftwareVersion = defineCall({
  method: 'POST',
  path: `${path}/versions`,
  summary:
    'Publishes a version without a file, which robots have from elsewhere: its name, size and SHA-256, and what it needs beside ' +
    'it. `beginSoftwareFile` brings one with a file. 610603 for software that is not there, ' +
    '612000 for a version that is there, 611032 for an app of people without notes, which its users read.',
  access: edit,
  body: announcedVersion,
  data: v.object({ versionId: v.number() })
})

export const setSoftwareVersionState = defineCall({
  method: 'PUT',
  path: `${path}/versions`,
  summary:
    `Withdraws a version, or publishes it again. ${limits.withdrawnFileDays} days after it was withdrawn its file is removed, where ` +
    'no set that is released, no roll-out and no request needs it. 610603 for one that is not there, or whose file is on its way; ' +
    '612045 to publish one whose file was removed.',
  access: edit,
  body: v.object({ versionId: id, state: v.picklist(softwareVersionStates) }),
  data: v.null()
})
