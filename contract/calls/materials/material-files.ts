import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, text } from '../../checks/bounds.ts'
import { requestKey } from '../../checks/request-key.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, wholeNumber } from '../../paging.ts'
import { materialPermissions, permissions } from '../../permissions.ts'
import { packageDigest, whole } from '../resource-packages/package-facts.ts'
import { materialKinds, materialsPath, robotTicketPath } from './material-facts.ts'
import { materialModels } from './material-packs.ts'

/* Files of materials: they come in parts, and are fetched by tickets. */

const edit = { permission: materialPermissions.edit }

export const beginMaterial = defineCall({
  method: 'POST',
  path: materialsPath,
  summary:
    `Announces a file, which then comes in parts of ${limits.packagePartBytes} bytes, as files of resource packages do. 610615 for ` +
    'an empty file, 610616 for one that is too large, 610520 for one too many, 610605 where the tenant has no space left, 614027 for ' +
    'a model of which the user has no robot.',
  access: edit,
  body: v.object({
    /** The same key sent again answers the material that it announced. Without it, each call announces one. */
    requestKey: v.optional(requestKey),
    name: text(limits.materialNameMaxLength),
    kind: v.picklist(materialKinds),
    models: v.pipe(boundedList(v.picklist(materialModels), materialModels.length), v.minLength(1, 'at least one')),
    size: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(Number.MAX_SAFE_INTEGER)),
    /** The SHA-256 of the SHA-256 of each part, one behind another. */
    digest: packageDigest
  }),
  data: v.object({ materialId: v.number() })
})

export const materialParts = defineCall({
  method: 'GET',
  path: `${materialsPath}/parts`,
  summary:
    'The numbers of the parts that are there of a file that this user sends, or has sent. 614029 for one that is not there.',
  access: edit,
  query: v.object({ materialId: idInQuery }),
  data: v.object({ parts: v.array(whole) })
})

export const sendMaterialPart = defineCall({
  method: 'POST',
  path: `${materialsPath}/parts`,
  summary:
    'One part of a file, by its number from 0. The same part can be sent again; the last one counts. 610616 for a part of another ' +
    'length or SHA-256, 610617 for a first part that is no PNG, JPEG, WebP, MP4, MP3 or WAV of the announced kind, 614029 for a file ' +
    'that is not under way.',
  access: edit,
  encoding: 'multipart',
  body: v.object({
    materialId: idInQuery,
    part: wholeNumber(0, limits.materialPartsMax - 1),
    sha256: packageDigest
  }),
  file: { part: 'content', description: 'The bytes of the part.', bytesMax: limits.packagePartBytes },
  data: v.null()
})

export const finishMaterial = defineCall({
  method: 'POST',
  path: `${materialsPath}/finish`,
  summary:
    'Ends the sending of a file, which is a material from then on; harmless when it is one already. 610616 while a part is missing or ' +
    `where the digest differs, 610617 for a picture with a side above ${limits.materialSideMax} pixels.`,
  access: edit,
  body: v.object({ materialId: id }),
  data: v.null()
})

export const materialTicket = defineCall({
  method: 'POST',
  path: `${materialsPath}/ticket`,
  summary:
    'A path from which the file can be fetched for ten minutes, without a header, whole or in ranges. 614029 for a material that is ' +
    'not there.',
  access: { permission: permissions.materialPacks },
  body: v.object({ materialId: id }),
  data: v.object({ path: v.string() })
})

export const robotMaterialTicket = defineCall({
  method: 'GET',
  path: robotTicketPath,
  summary:
    'For robots: a path from which the file of a material can be fetched for ten minutes. 614029 for a material that none of the ' +
    'robots within reach was asked to show.',
  access: { permission: permissions.reportAsRobot },
  query: v.object({ materialId: idInQuery }),
  data: v.object({ path: v.string() })
})

/** The path of a file; the ticket is its query. */
export const materialFilePath = `${materialsPath}/file`
export const materialFileQuery = v.object({ ticket: v.pipe(boundedString(43), v.regex(/^[\w-]{43}$/, 'a ticket')) })
