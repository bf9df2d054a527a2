import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { permissions } from '../../permissions.ts'

/*
 * Where a user is signed in, and what happened to the account. Everybody sees and ends their own sessions; what happened
 * is shown in the security centre alone (docs/requirements.md §2).
 */

const base = '/api/userservice/admin/user_local_auth/v1'

const moment = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The origin of an act, as far as the request told it. A fact that the request did not tell is null. */
const origin = {
  /** Name and main version, as `Chrome 126`. */
  browser: v.nullable(v.string()),
  /** As `Windows`. */
  system: v.nullable(v.string()),
  /** An IPv4 address, or the /64 of an IPv6 address. */
  networkAddress: v.nullable(v.string())
}

export const signedInDevice = v.object({
  sessionId: v.number(),
  ...origin,
  createTime: moment,
  /** Exact to a minute. */
  lastSeenTime: moment,
  /** Whether it is the one that asks. */
  current: v.boolean()
})
export type SignedInDevice = v.InferOutput<typeof signedInDevice>

export const sessionList = defineCall({
  method: 'GET',
  path: `${base}/sessions`,
  summary: 'Where the user is signed in: this session first, then the one seen last.',
  access: 'member',
  data: v.array(signedInDevice)
})

export const endSession = defineCall({
  method: 'PUT',
  path: `${base}/sessions/end`,
  summary: 'Signs the user out on another device. The own session is ended by log-out, and here refused with 610604.',
  access: 'member',
  body: v.object({ sessionId: id }),
  data: v.null()
})

export const endOtherSessions = defineCall({
  method: 'PUT',
  path: `${base}/sessions/end_others`,
  summary: 'Signs the user out on every other device, and tells how many these were.',
  access: 'member',
  data: v.object({ count })
})

/** The kinds of security events of an account. */
export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  /** A wrong password where the account was about to be changed. */
  'check_failed',
  'nickname_changed',
  'email_changed',
  'cellphone_changed',
  'password_changed',
  /** By a code, for who forgot it. */
  'password_reset',
  'signed_out_elsewhere'
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEvent = v.object({
  eventId: v.number(),
  kind: v.picklist(securityEventKinds),
  ...origin,
  createTime: moment
})
export type SecurityEvent = v.InferOutput<typeof securityEvent>

export const securityEventList = defineCall({
  method: 'GET',
  path: `${base}/security_events`,
  summary: 'What happened to the account in the last 90 days, newest first, a page at a time.',
  access: { permission: permissions.securityCentre },
  query: v.object({
    ...page,
    /** Only events older than this one. So a list that grows downwards shows none twice when new events come in above. */
    before: v.optional(idInQuery)
  }),
  data: v.object({ list: v.array(securityEvent), total: count })
})
