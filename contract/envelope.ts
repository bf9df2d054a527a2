import * as v from 'valibot'
import { boundedString } from './checks/bounds.ts'
import { version } from './checks/versions.ts'
import { codes } from './codes.ts'

/**
 * The envelope of every answer. A code written as a numeric string counts as the number. Some gateways in front of a
 * vendor's cloud turn numbers into strings.
 */
export const envelope = v.object({
  code: v.union([v.number(), v.pipe(boundedString(6), v.regex(/^\d{6}$/), v.transform(Number))]),
  msg: v.optional(v.nullable(v.string())),
  data: v.optional(v.unknown())
})

export type Envelope = { code: number; msg: string; data: unknown }

/** Success is 610000 and nothing else (docs/requirements.md §8). */
export const isSuccess = (code: number): boolean => code === codes.success

/**
 * `data` of an answer that refuses a body or query: the wrong fields, and the reason for each. A save over an
 * older version has the newest version too, with who changed it and when (`checks/versions.ts`).
 */
export const fieldProblems = v.array(
  v.object({
    field: v.string(),
    reason: v.string(),
    version: v.optional(version),
    changedBy: v.optional(v.nullable(v.string())),
    changedAt: v.optional(v.nullable(v.number()))
  })
)
export type FieldProblem = v.InferOutput<typeof fieldProblems>[number]

/** `data` of a refusal that passes by itself, such as a lock: seconds until trying again can help. A cloud may leave it out. */
export const retryHint = v.object({ retryAfter: v.pipe(v.number(), v.minValue(0)) })
export type RetryHint = v.InferOutput<typeof retryHint>

/** `data` of a refusal by 610014: the same can be asked again with the ticket of a captcha. */
export const captchaHint = v.object({ captcha: v.literal('wanted') })
export type CaptchaHint = v.InferOutput<typeof captchaHint>

/**
 * `data` of a refusal by 610401: the session ended by time. The clock of the person's machine can be wrong, so a cloud says it
 * for a day. A cloud may leave it out; then the page goes by its own clock.
 */
export const expiredHint = v.object({ session: v.literal('expired') })
export type ExpiredHint = v.InferOutput<typeof expiredHint>

/** Names of the headers that portal and cloud exchange. */
export const headers = {
  authorization: 'Authorization',
  timeZone: 'X-Time-Zone',
  language: 'Accept-Language',
  requestId: 'X-Request-Id'
} as const
