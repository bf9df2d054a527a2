import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { idInQuery, wholeNumber } from '../../paging.ts'
import { permissions } from '../../permissions.ts'

export const sendLogPart = defineCall({
  method: 'POST',
  path: '/api/managercloud/robots/requests/log-parts',
  summary:
    'For robots: one part of a log that the cloud asked for, by its number from 0, one after the other. A part holds whole lines of ' +
    'UTF-8. A part that comes again changes nothing, also one with other bytes. Each new part takes the request and gives the robot time for ' +
    'the next. 610603 for a request that is not open or asks for something else, 610604 for a part before its turn, 610615 for an empty ' +
    `one, 610616 for one over ${limits.logPartBytes} bytes, and for one with which the log has more than ${limits.logBytesMax}.`,
  access: { permission: permissions.reportAsRobot },
  encoding: 'multipart',
  body: v.object({ requestId: idInQuery, part: wholeNumber(0, limits.logPartsMax - 1) }),
  file: { part: 'content', description: 'The text of the part.', bytesMax: limits.logPartBytes },
  /** How many parts the cloud has, so the number of the next one. */
  data: v.object({ parts: v.number() })
})
