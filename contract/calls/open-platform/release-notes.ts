import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { openPermissions } from '../../permissions.ts'
import { day } from '../figures/days.ts'
import { localTexts, shownTexts } from '../shop/local-texts.ts'

/* Release notes of the outside API. Customers read those that are published. */

const path = '/api/openservice/v1/release_notes'
const read = { permission: openPermissions.releases }
const edit = { permission: openPermissions.editReleases }
const time = v.pipe(v.number(), v.integer())

export const releaseNoteStates = ['draft', 'published'] as const
export type ReleaseNoteState = (typeof releaseNoteStates)[number]

export const releaseNote = v.object({
  noteId: v.number(),
  /** Of the outside API, as `1.2.0`. */
  version: v.string(),
  day: v.string(),
  texts: shownTexts,
  state: v.picklist(releaseNoteStates),
  publishTime: v.nullable(time),
  /** Counts the changes. `version` is that of the API here. */
  edition: readVersion
})
export type ReleaseNote = v.InferOutput<typeof releaseNote>

export const releaseNoteList = defineCall({
  method: 'GET',
  path,
  summary: 'Release notes of the outside API, the newest day first. Drafts are shown to those who write them.',
  access: read,
  query: v.object({ ...page, state: v.optional(v.picklist(releaseNoteStates)) }),
  data: v.object({ list: v.array(releaseNote), total: v.pipe(v.number(), v.integer(), v.minValue(0)) })
})

export const releaseNoteDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One release note. 610603 for one that is not there, or a draft for people who do not write them.',
  access: read,
  query: v.object({ noteId: idInQuery }),
  data: releaseNote
})

const written = {
  version: v.pipe(
    boundedString(limits.softwareVersionMaxLength),
    v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, 'three numbers with points, as 1.2.0')
  ),
  day,
  texts: localTexts(limits.releaseNoteMaxLength)
}

export const createReleaseNote = defineCall({
  method: 'POST',
  path,
  summary: 'Writes a draft. 610602 for a version that has a note. Only people who see every tenant write: 610403.',
  access: edit,
  body: v.object(written),
  data: v.object({ noteId: v.number() })
})

export const updateReleaseNote = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes a draft. A published note stays as it is: 610606.',
  access: edit,
  body: v.object({ noteId: id, edition: v.optional(seenVersion), ...written }),
  data: v.null()
})

export const publishReleaseNote = defineCall({
  method: 'PUT',
  path: `${path}/publish`,
  summary: 'Publishes a draft; that is not taken back. 610606 for a note that is published.',
  access: edit,
  body: v.object({ noteId: id }),
  data: v.null()
})

export const deleteReleaseNote = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary: 'Deletes a draft. 610607 for a note that is published.',
  access: edit,
  body: v.object({ noteId: id }),
  data: v.null()
})
