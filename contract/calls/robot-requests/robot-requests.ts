import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import { faultCode } from '../../checks/fault-code.ts'
import { saidSettings, settingEntries } from '../../checks/setting-entries.ts'
import * as limits from '../../limits.ts'
import { id, page } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { materialFormats } from '../materials/material-facts.ts'
import { softwareSignature } from '../ota/signature.ts'
import { lockReason } from '../robot-locks/locks.ts'
import { logNames } from '../robot-logs/robot-logs.ts'
import { robotFailures } from './request-states.ts'
import { checkNames, checkStates } from './robot-checks.ts'

const path = '/api/managercloud/robots/requests'
const asRobot = { permission: permissions.reportAsRobot }

const whole = v.pipe(v.number(), v.integer())

/** One piece of software of a whole-machine version. */
const upgradePart = v.object({
  name: v.string(),
  version: v.string(),
  fileName: v.string(),
  /** Bytes. */
  size: whole,
  /** In hexadecimal. */
  sha256: v.string(),
  /**
   * Where the cloud has the file: with the version's id a robot asks for a ticket, and the signature is over the other facts.
   * Null, or not there, where a robot has the file from elsewhere.
   */
  file: v.optional(v.nullable(v.object({ versionId: v.number(), signature: softwareSignature })))
})
export type UpgradePart = v.InferOutput<typeof upgradePart>

/** One picture, film or sound that a robot shows. */
const askedMaterial = v.object({
  materialId: v.number(),
  name: v.string(),
  format: v.picklist(materialFormats),
  /** Bytes. */
  size: v.number(),
  /** In hexadecimal. */
  sha256: v.string(),
  /** How long a picture stays; null for a video or a sound, which has a length of its own. */
  seconds: v.nullable(v.number()),
  /** Where a robot asks, with its credentials, for a ticket to the file. */
  address: v.string()
})

const askedGroup = v.object({
  groupId: v.number(),
  name: v.string(),
  /** Counts the changes of the group. */
  version: v.number(),
  /** Minutes since midnight at the robot's place. A span that ends before it begins goes over midnight. */
  fromMinute: v.number(),
  toMinute: v.number(),
  materials: v.array(askedMaterial)
})
export type AskedMaterial = v.InferOutput<typeof askedMaterial>

/** A request of the cloud to a robot. A new kind is added here, to the answers, and to `cloud/topics/robot-requests/settlers.ts`. */
export const robotAsk = v.variant('kind', [
  v.object({ kind: v.literal('upgrade'), version: v.string(), parts: v.array(upgradePart) }),
  /** All settings that the robot has. */
  v.object({ kind: v.literal('readSettings') }),
  /** All of these or none. */
  v.object({ kind: v.literal('changeSettings'), values: settingEntries }),
  v.object({ kind: v.literal('diagnose'), checks: v.array(v.picklist(checkNames)) }),
  /** The lines of a log from one moment until another, in parts (`robot-log-parts.ts`). */
  v.object({ kind: v.literal('sendLog'), log: v.picklist(logNames), from: whole, to: whole }),
  /** It takes no new work. All reasons for which it is locked now: they replace those that it knew. */
  v.object({ kind: v.literal('lock'), reasons: v.array(lockReason) }),
  /** None of its locks is left. */
  v.object({ kind: v.literal('unlock') }),
  /** The robot shows these and no others, in their order, again and again. Without a group it shows none. */
  v.object({ kind: v.literal('showMaterials'), group: v.nullable(askedGroup) }),
  /** It drives to a point of its scene. The name is the one on the map when somebody asked. */
  v.object({ kind: v.literal('goTo'), floorId: whole, point: v.string(), x: whole, y: whole }),
  /** It drives to its charger, and is done when it charges. */
  v.object({ kind: v.literal('charge') }),
  /** It comes to a stop where it is, and gives up what it does. */
  v.object({ kind: v.literal('stop') }),
  /** It starts its software anew, and is done when it runs again. */
  v.object({ kind: v.literal('restart') }),
  /** It says the text aloud, once. */
  v.object({ kind: v.literal('speak'), text: v.string() })
])
export type RobotAsk = v.InferOutput<typeof robotAsk>
export type RobotRequestKind = RobotAsk['kind']
export type AskOf<Kind extends RobotRequestKind> = Extract<RobotAsk, { kind: Kind }>

const checkResult = v.object({
  check: boundedString(limits.settingTextMaxLength),
  state: v.picklist(checkStates),
  /** In the unit of the check; null where nothing could be measured. */
  value: v.nullable(v.pipe(whole, v.minValue(-1_000_000), v.maxValue(1_000_000))),
  faultCode: v.nullable(faultCode)
})

/** The answers of a robot that carried a request out, by the same kinds. */
export const robotAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('upgrade'),
    /** The version that runs now. */
    version: v.pipe(boundedString(limits.softwareVersionMaxLength), v.nonEmpty(reasons.blank))
  }),
  v.object({ kind: v.literal('readSettings'), values: saidSettings }),
  /** The settings that were changed, as they are now. */
  v.object({ kind: v.literal('changeSettings'), values: saidSettings }),
  v.object({ kind: v.literal('diagnose'), results: boundedList(checkResult, limits.saidSettingsMax) }),
  v.object({
    kind: v.literal('sendLog'),
    /** How many parts the robot sent. */
    parts: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(limits.logPartsMax, `at most ${limits.logPartsMax}`)),
    /** Whether they hold the whole time. A log that is too long ends early. */
    complete: v.boolean()
  }),
  v.object({ kind: v.literal('lock') }),
  v.object({ kind: v.literal('unlock') }),
  /** The materials that the robot shows now. */
  v.object({ kind: v.literal('showMaterials'), materialIds: boundedList(id, limits.groupItemsMax) }),
  v.object({ kind: v.literal('goTo') }),
  v.object({ kind: v.literal('charge') }),
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('restart') }),
  v.object({ kind: v.literal('speak') })
])
export type RobotAnswer = v.InferOutput<typeof robotAnswer>

/** Per cent. */
const progress = v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(100, 'at most 100'))

const robotRequest = v.object({
  requestId: v.number(),
  serial: v.string(),
  state: v.picklist(['asked', 'taken']),
  progress,
  ask: robotAsk
})
export type RobotRequest = v.InferOutput<typeof robotRequest>

export const robotRequests = defineCall({
  method: 'GET',
  path,
  summary:
    'For robots: what the cloud asks of them and what has not ended, a page at a time, the oldest first. A robot has one request of ' +
    'a kind at most. One that is not here any more has ended; a robot that works on it stops.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(robotRequest), total: whole })
})

/** A robot's report about a request: the robot works on it, carried it out, or could not. */
const requestReport = v.variant('state', [
  v.object({ requestId: id, state: v.literal('working'), progress }),
  v.object({ requestId: id, state: v.literal('done'), answer: robotAnswer }),
  v.object({ requestId: id, state: v.literal('failed'), failure: v.picklist(robotFailures) })
])
export type RequestReport = v.InferOutput<typeof requestReport>

export const reportRequests = defineCall({
  method: 'POST',
  path,
  summary:
    'For robots: how far they are with requests. The first report takes a request, each one gives the robot time for the next. What ' +
    'belongs to no open request is left out, and so is an answer of another kind.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(requestReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({
    accepted: whole,
    /** The places of the reports that were left out. A robot whose first report is among them does not begin. */
    leftOut: v.array(whole)
  })
})
