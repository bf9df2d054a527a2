import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { permissions, phonePermissions } from '../../permissions.ts'
import { shownTexts } from '../shop/local-texts.ts'
import { phoneStates } from './phones.ts'

/* Calls of robots to phones, and the sentences that the robots say there. */

const path = '/api/platformservice/v1/phones/calls'
const read = { permission: phonePermissions.section }
const act = { permission: phonePermissions.call }
const asRobot = { permission: permissions.reportAsRobot }
const whole = v.pipe(v.number(), v.integer())

/** How a call stands: it rings, somebody answered and listens, or it ended. */
export const phoneCallStates = ['ringing', 'answered', 'ended', 'noAnswer', 'busy', 'cancelled'] as const
export type PhoneCallState = (typeof phoneCallStates)[number]

const phoneCall = v.object({
  phoneCallId: v.number(),
  phoneName: v.string(),
  extension: v.string(),
  storeName: v.string(),
  /** Null where the robot is gone. */
  robotName: v.nullable(v.string()),
  state: v.picklist(phoneCallStates),
  /** The number of this attempt, and the largest number of attempts. */
  attempt: whole,
  attemptsMax: whole,
  startTime: whole,
  answerTime: v.nullable(whole),
  endTime: v.nullable(whole)
})
export type PhoneCall = v.InferOutput<typeof phoneCall>

export const phoneCallList = defineCall({
  method: 'GET',
  path,
  summary: 'The calls to phones that the user may see, the newest first, a page at a time.',
  access: read,
  query: v.object({ ...page, state: v.optional(v.picklist(phoneCallStates)) }),
  data: v.object({ list: v.array(phoneCall), total: whole })
})

export const phoneCallDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One call with the sentence that the robot says. 610603 for one that the user may not see.',
  access: read,
  query: v.object({ phoneCallId: idInQuery }),
  data: v.object({ ...phoneCall.entries, sentence: shownTexts, language: v.string() })
})

export const phoneRobots = defineCall({
  method: 'GET',
  path: `${path}/robots`,
  summary:
    'The first robots by name that can call a phone: those of its store. 610603 for a phone that the user may not see.',
  access: read,
  query: v.object({ phoneId: idInQuery }),
  data: v.array(v.object({ robotId: v.number(), name: v.string() }))
})

export const startPhoneCall = defineCall({
  method: 'POST',
  path,
  summary:
    'Lets a robot of the store call a phone, with the voice of the store. 610603 for a phone that the user may not see, 610701 ' +
    'for a robot of another store, 610703 while the phone is offline, 610704 while the robot calls already. A phone that is busy ' +
    'ends the call as busy.',
  access: act,
  body: v.object({ phoneId: id, robotId: id }),
  data: v.object({ phoneCallId: v.number() })
})

export const cancelPhoneCall = defineCall({
  method: 'PUT',
  path: `${path}/cancel`,
  summary: 'Ends a call. 610603 for one that the user may not see, 610606 for one that has ended.',
  access: act,
  body: v.object({ phoneCallId: id }),
  data: v.null()
})

const serial = v.pipe(boundedString(limits.deviceSerialMaxLength), v.minLength(1, 'not empty'))
const openCall = v.object({
  phoneCallId: v.number(),
  state: v.picklist(['ringing', 'answered']),
  phoneSerial: v.string()
})
export type OpenPhoneCall = v.InferOutput<typeof openCall>
const known = v.object({ serial: v.string(), state: v.picklist(phoneStates) })
export type KnownPhone = v.InferOutput<typeof known>

export const knownPhones = defineCall({
  method: 'GET',
  path: `${path}/phones`,
  summary: 'For the telephone system: the phones that the cloud knows, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(known), total: whole })
})

export const openPhoneCalls = defineCall({
  method: 'GET',
  path: `${path}/open`,
  summary: 'For the telephone system: the calls that ring or were answered, the oldest first, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(openCall), total: whole })
})

/** The telephone system's report: how a phone is, or how far a call is. */
const phoneReport = v.variant('kind', [
  v.object({ kind: v.literal('phone'), serial, state: v.picklist(phoneStates) }),
  v.object({ kind: v.literal('call'), phoneCallId: id, state: v.picklist(['answered', 'ended', 'noAnswer', 'busy']) })
])
export type PhoneReport = v.InferOutput<typeof phoneReport>

export const reportPhones = defineCall({
  method: 'POST',
  path: `${path}/open`,
  summary:
    'For the telephone system: how phones are, and how far calls are. Reports of unknown phones, and those that do not follow a ' +
    'call’s state, are left out.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(phoneReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({ accepted: whole })
})
