import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, wholeNumber } from '../../paging.ts'
import { packagePermissions } from '../../permissions.ts'
import { robotKind } from '../robots/robots.ts'
import { packageDigest, packageName, packagesPath, packageVersionNumber, whole } from './package-facts.ts'

/*
 * A package comes in parts. A part can be sent again, and several can be sent at once. A client that lost the network
 * asks which parts are there, and sends the others.
 */

const path = `${packagesPath}/uploads`
const access = { permission: packagePermissions.upload }

/** An upload takes parts while it is `open`. The cloud then checks the whole file. A refused upload says why for a day. */
export const uploadStates = ['open', 'checking', 'refused'] as const

const packageUpload = v.object({
  uploadId: v.number(),
  name: v.string(),
  robotKind,
  version: v.string(),
  /** Bytes of the whole file. */
  size: whole,
  digest: v.string(),
  state: v.picklist(uploadStates),
  /** How many parts are there. */
  partsDone: whole,
  createTime: whole
})
export type PackageUpload = v.InferOutput<typeof packageUpload>

export const packageUploadList = defineCall({
  method: 'GET',
  path,
  summary: 'The own uploads that have not ended, a page at a time, the newest first.',
  access,
  query: v.object(page),
  data: v.object({ list: v.array(packageUpload), total: whole })
})

export const packageUploadDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One of the own uploads, and the numbers of the parts that are there. 610603 for one that is not there.',
  access,
  query: v.object({ uploadId: idInQuery }),
  data: v.object({ ...packageUpload.entries, parts: v.array(whole) })
})

/** Of which package the file is: a new one, or one that is there. */
const target = v.variant('of', [
  v.object({ of: v.literal('newPackage'), name: packageName, robotKind }),
  v.object({ of: v.literal('package'), packageId: id })
])

export const beginPackageUpload = defineCall({
  method: 'POST',
  path,
  summary:
    `Announces a file, which then comes in parts of ${limits.packagePartBytes} bytes; the last one may be shorter. ` +
    'The digest is the SHA-256 of the SHA-256 of each part, one behind another. 610615 for an empty file, 610616 for one that is ' +
    'too large, 610520 for one upload too many, 610605 where the organisation has no space left, 612009 for a name and 612000 ' +
    'for a version that is there, 612019 for robots that cruise, 612024 for a package of others.',
  access,
  body: v.object({
    target,
    version: packageVersionNumber,
    size: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(Number.MAX_SAFE_INTEGER)),
    digest: packageDigest
  }),
  data: v.object({ uploadId: v.number() })
})

export const sendPackagePart = defineCall({
  method: 'POST',
  path: `${path}/part`,
  summary:
    'One part of an own upload, by its number from 0. The same part can be sent again; the last one counts. 610616 for a part of ' +
    'another length or SHA-256, 610603 for an upload that is not open.',
  access,
  encoding: 'multipart',
  body: v.object({
    uploadId: idInQuery,
    part: wholeNumber(0, limits.packagePartsMax - 1),
    sha256: packageDigest
  }),
  file: { part: 'content', description: 'The bytes of the part.', bytesMax: limits.packagePartBytes },
  data: v.null()
})

export const finishPackageUpload = defineCall({
  method: 'POST',
  path: `${path}/finish`,
  summary:
    'Has the file checked, and can be asked again until the check has ended. 610616 while a part is missing or where the digest ' +
    'differs. Refuses with what is wrong with the file: 610614, 610617, 610632, 610633, 612000, 612009, 612012, 612018, 612019, ' +
    '612020, 612028, 612032, 612035 to 612038, 614009. The data then names the place in the file.',
  access,
  body: v.object({ uploadId: id }),
  data: v.variant('state', [
    v.object({ state: v.literal('checking') }),
    v.object({ state: v.literal('done'), packageId: v.number(), versionId: v.number() })
  ])
})

export const cancelPackageUpload = defineCall({
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Drops an own upload and its parts. 610603 for one that is not there.',
  access,
  body: v.object({ uploadId: id }),
  data: v.null()
})
