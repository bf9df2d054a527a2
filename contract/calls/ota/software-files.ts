import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, wholeNumber } from '../../paging.ts'
import { otaPermissions, permissions } from '../../permissions.ts'
import { announcedVersion, softwareStates } from './software.ts'

/*
 * The file of a version comes in parts, as files of resource packages do. A part can be sent again, and several can be sent at
 * once. A client that lost the network announces the same file again, asks which parts are there, and sends the others.
 */

const path = '/api/otaservice/v1/software/versions/file'
const access = { permission: otaPermissions.editSoftware }

const whole = v.pipe(v.number(), v.integer())
const sha256 = v.pipe(boundedString(64), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'))

export const beginSoftwareFile = defineCall({
  method: 'POST',
  path,
  summary:
    `Announces a version and its file, which then comes in parts of ${limits.packagePartBytes} bytes; the last one may be shorter. ` +
    'The same announcement of the same person goes on with what is there. 610603 for software that is not there, 612000 for a version ' +
    'that is there, 611032 for an app of people without notes, 610616 for a file that is too large, 610520 for one upload too many, ' +
    '610605 where no space is left.',
  access,
  body: announcedVersion,
  data: v.object({ versionId: v.number() })
})

export const softwareFileDetail = defineCall({
  method: 'GET',
  path,
  summary:
    'How the file of a version stands, and the numbers of its parts that are there. 610603 where another person sends it.',
  access,
  query: v.object({ versionId: idInQuery }),
  data: v.object({ state: v.picklist(softwareStates), size: whole, sha256: v.string(), parts: v.array(whole) })
})

export const sendSoftwarePart = defineCall({
  method: 'POST',
  path: `${path}/part`,
  summary:
    'One part of an own file, by its number from 0. The same part can be sent again; the last one counts. 610616 for a part of ' +
    'another length or SHA-256, 610603 for a version that takes no parts.',
  access,
  encoding: 'multipart',
  body: v.object({ versionId: idInQuery, part: wholeNumber(0, limits.packagePartsMax - 1), sha256 }),
  file: { part: 'content', description: 'The bytes of the part.', bytesMax: limits.packagePartBytes },
  data: v.null()
})

export const finishSoftwareFile = defineCall({
  method: 'POST',
  path: `${path}/finish`,
  summary:
    'Has the whole file compared with its size and SHA-256, and can be asked again until that has ended. The version is published ' +
    'then. 610616 while a part is missing, and for a file that is another one than was named.',
  access,
  body: v.object({ versionId: id }),
  data: v.object({ state: v.picklist(['checking', 'done']) })
})

export const cancelSoftwareFile = defineCall({
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Drops an own version whose file is on its way or was refused. 610603 for one that is not there.',
  access,
  body: v.object({ versionId: id }),
  data: v.null()
})

export const robotSoftwareTicket = defineCall({
  method: 'GET',
  path: '/api/otaservice/v1/robots/software/ticket',
  summary:
    'For robots: a path from which one file of an upgrade can be fetched for ten minutes, without a header, whole or in ranges. It ' +
    'ends with the request, and a new one replaces it. The robots of a store may share a bound of ' +
    'the bandwidth: where the line is too long, the path answers 429 with Retry-After. 610603 for a request that is not open or not of the ' +
    'own robots, and for a version that it does not name; 612045 for a file that was removed.',
  access: { permission: permissions.reportAsRobot },
  query: v.object({ requestId: idInQuery, versionId: idInQuery }),
  data: v.object({ path: v.string() })
})

/** The path of a file; the ticket is its query. */
export const softwareFilePath = '/api/otaservice/v1/software/file'
export const softwareFileQuery = v.object({ ticket: v.pipe(boundedString(43), v.regex(/^[\w-]{43}$/, 'a ticket')) })
