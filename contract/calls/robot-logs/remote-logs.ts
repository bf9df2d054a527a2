import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, wholeNumber } from '../../paging.ts'
import { deployPermissions } from '../../permissions.ts'
import { shownRequest } from '../deploy/shown-request.ts'
import { logForms, logLevels, logNames } from './robot-logs.ts'

/* Logs of robots, asked for from afar. A log is read by its lines, and no answer holds all of it. */

const path = '/api/deployservice/v1/robots/logs'
const read = { permission: deployPermissions.logs }
const ask = { permission: deployPermissions.askForLog }
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const line = wholeNumber(1, limits.logBytesMax)
const log = v.picklist(logNames)

const robot = v.object({ robotId: v.number(), serial: v.string(), name: v.string(), online: v.boolean() })

const shownLog = v.object({
  ...shownRequest,
  log,
  /** The time that was asked for. */
  from: whole,
  to: whole,
  /** The part that arrived so far. Null where the text is not kept any more. */
  kept: v.nullable(
    v.object({
      lines: whole,
      /** Bytes of the text. */
      size: whole,
      /** From then on it is not kept. */
      expireTime: whole
    })
  ),
  /** The robot is done, and a part of the log is missing. */
  cutShort: v.boolean()
})
export type RemoteLog = v.InferOutput<typeof shownLog>

export const remoteLogList = defineCall({
  method: 'GET',
  path,
  summary:
    'One robot and the logs that it was asked for, the newest first, a page at a time. 610701 for a robot that the user may not see.',
  access: read,
  query: v.object({ ...page, robotId: idInQuery }),
  data: v.object({ robot, list: v.array(shownLog), total: whole })
})

export const remoteLogDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary:
    'One log, how much of it is there, and the robot. 610603 for one of a robot that the user may not see, and for a request of another kind.',
  access: read,
  query: v.object({ requestId: idInQuery }),
  data: v.object({ ...shownLog.entries, robot })
})
export type RemoteLogDetail = v.InferOutput<typeof remoteLogDetail.data>

export const askForRemoteLog = defineCall({
  method: 'POST',
  path,
  summary:
    `Asks a robot for a log of at most ${limits.logHoursMax} hours within the last ${limits.logDaysBack} days. 610701 for a robot that the user ` +
    'may not see, 610703 for one that is offline, 610704 for one that upgrades or is asked for a log already, 610604 for other times. The ' +
    `newest ${limits.logsOfRobotMax} logs of a robot are kept.`,
  access: ask,
  body: v.object({ robotId: id, log, from: whole, to: whole }),
  data: v.object({ requestId: v.number() })
})

const logLine = v.object({
  /** From 1. */
  line: whole,
  /** Null where the line names none. */
  level: v.nullable(v.picklist(logLevels)),
  text: v.string(),
  /** Whether the line is longer than the shown text. */
  cut: v.boolean()
})
export type LogLine = v.InferOutput<typeof logLine>

export const remoteLogLines = defineCall({
  method: 'GET',
  path: `${path}/lines`,
  summary:
    `Lines of a log, from one on. They are fewer than asked for where the log ends, or where they lie in more than ${limits.logPartsRead} parts. ` +
    '610603 for a log that is not kept or that the user may not see.',
  access: read,
  query: v.object({ requestId: idInQuery, from: line, count: wholeNumber(1, limits.logLinesMax) }),
  data: v.object({ lines: v.array(logLine) })
})

export const remoteLogMatches = defineCall({
  method: 'GET',
  path: `${path}/matches`,
  summary:
    'The lines of a log that hold a text, whatever its case, and that are at least so bad. One answer looks through ' +
    `${limits.logPartsRead} parts at most, from a line on, forward or back, and says from which line to go on. 610603 as for lines.`,
  access: read,
  query: v.object({
    requestId: idInQuery,
    from: line,
    direction: v.picklist(['forward', 'back']),
    /** Empty for every text. It stands for itself, so no character in it has a meaning. */
    text: v.optional(boundedString(limits.logSearchMaxLength), ''),
    level: v.optional(v.picklist(logLevels))
  }),
  data: v.object({
    /** In the order in which they were met. */
    matches: v.array(whole),
    /** Null at the end, and at the beginning for a search back. */
    goOn: v.nullable(whole)
  })
})

export const remoteLogTicket = defineCall({
  method: 'POST',
  path: `${path}/ticket`,
  summary: 'A path from which a log can be fetched once, within a minute, without a header. 610603 as for lines.',
  access: read,
  body: v.object({ requestId: id, form: v.picklist(logForms) }),
  data: v.object({ path: v.string() })
})

/** The path of a file; the ticket is its query. */
export const logFilePath = `${path}/file`
export const logFileQuery = v.object({ ticket: v.pipe(boundedString(43), v.regex(/^[\w-]{43}$/, 'a ticket')) })
