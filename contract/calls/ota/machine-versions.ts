import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { otaPermissions } from '../../permissions.ts'
import { softwareKinds, softwareStates } from './software.ts'
import { versionNumber } from './version-number.ts'

const path = '/api/otaservice/v1/machine_versions'
const see = { permission: otaPermissions.machineVersion }
const edit = { permission: otaPermissions.editSoftware }

const whole = v.pipe(v.number(), v.integer())

/** How a whole-machine version stands. Robots are brought to released ones alone. */
export const machineVersionStates = ['draft', 'released', 'withdrawn'] as const
export type MachineVersionState = (typeof machineVersionStates)[number]

const machineVersion = v.object({
  machineVersionId: v.number(),
  version: v.string(),
  models: v.array(v.string()),
  notes: v.string(),
  state: v.picklist(machineVersionStates),
  partCount: whole,
  createTime: whole,
  createdBy: v.nullable(v.string())
})
export type MachineVersion = v.InferOutput<typeof machineVersion>

/** A version of a piece of software, as a set is chosen from. */
const part = v.object({
  versionId: v.number(),
  softwareId: v.number(),
  name: v.string(),
  kind: v.picklist(softwareKinds),
  version: v.string(),
  models: v.array(v.string()),
  needs: v.array(v.object({ softwareId: v.number(), atLeast: v.string() })),
  state: v.picklist(softwareStates),
  size: whole
})
export type MachinePart = v.InferOutput<typeof part>

export const machineVersionList = defineCall({
  method: 'GET',
  path,
  summary: 'Whole-machine versions, a page at a time, the newest first.',
  access: { permission: otaPermissions.ota },
  query: v.object({ ...page, state: v.optional(v.picklist(machineVersionStates)) }),
  data: v.object({ list: v.array(machineVersion), total: whole })
})

export const machineVersionDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'A whole-machine version with its parts. 610603 for one that is not there.',
  access: see,
  query: v.object({ machineVersionId: idInQuery }),
  data: v.object({ ...machineVersion.entries, parts: v.array(part) })
})

export const machinePartList = defineCall({
  method: 'GET',
  path: `${path}/parts`,
  summary:
    'The published versions of all software, a page at a time, by name and then the newest first: what a set is chosen from.',
  access: see,
  query: v.object(page),
  data: v.object({ list: v.array(part), total: whole })
})

export const createMachineVersion = defineCall({
  method: 'POST',
  path,
  summary:
    'Makes a draft of versions that fit together. 612000 for a version that is there, 612002 where a part is not there, 610604 for parts ' +
    'that do not fit, with one problem for each.',
  access: edit,
  body: v.object({
    version: versionNumber,
    models: v.pipe(boundedList(text(limits.robotModelMaxLength), limits.otaModelsMax), v.minLength(1, 'at least one')),
    versionIds: v.pipe(boundedList(id, limits.otaPartsMax), v.minLength(1, 'at least one')),
    notes: trimmedString(limits.otaNotesMaxLength)
  }),
  data: v.object({ machineVersionId: v.number() })
})

export const setMachineVersionState = defineCall({
  method: 'PUT',
  path,
  summary:
    'Releases a draft or one that was withdrawn, or withdraws one. 610603 for one that is not there, 612051 where its parts do not fit ' +
    'any more.',
  access: edit,
  body: v.object({ machineVersionId: id, state: v.picklist(['released', 'withdrawn']) }),
  data: v.null()
})
