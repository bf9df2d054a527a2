import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Call, CallData, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { isForReporters } from '#contract/for-reporters.ts'
import { reasons } from '#contract/reasons.ts'
import type { Scope } from '../database/rows/scope.ts'
import { Refusal } from '../refusal.pure.ts'
import { scopeOf } from '../topics/identity/scope.ts'
import type { Member } from '../topics/identity/sql/accounts.ts'
import type { Reporter } from '../topics/robot-credentials/find-reporter.ts'
import type { Origin } from './request/origin.ts'

/** A call of the contract together with what answers it. */
export type Served = {
  call: Call
  /** Bytes that a body may have, where the server's own limit is too small. */
  bodyLimit: number | undefined
  /** Whether the answers depend on the question alone. */
  sameForAll?: boolean
  answer: (
    request: { query: unknown; body: unknown },
    caller: Caller,
    file: UploadedFile | undefined
  ) => Promise<unknown>
}

/** The file of a multipart body: its name as the sender wrote it, to be trusted in nothing. */
export type UploadedFile = { name: string; bytes: Uint8Array }

/** The caller: the origin, the cookies, and the member whose token the call carries. Calls for anyone have no member. */
export type Caller = {
  origin: Origin
  member: Member | undefined
  /** The robot or the gateway whose credentials the call carries, in place of a member. */
  reporter: Reporter | undefined
  /** The member's own token, as the call carries it. */
  token: string | undefined
  cookies: FastifyRequest['cookies']
  /** Sets a cookie with the answer. Scripts can't read the cookie. */
  giveCookie: (name: string, value: string, life: CookieSerializeOptions) => void
  /** Whether the browser asks by https. */
  secure: boolean
}

type Options = { bodyLimit?: number }

/** Serves a call that needs no token. */
export const forAnyone = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, origin: Origin) => Promise<CallData<C>>,
  { bodyLimit }: Options = {}
): Served => {
  if (call.access !== 'anyone') throw new TypeError(`${call.path} is not a call for anyone`)
  // The server hands over nothing but what fitted this very call's schemas.
  return { call, bodyLimit, answer: (request, caller) => answer(request as CallRequest<C>, caller.origin) }
}

/** Serves a text that all may read, and that depends on the question alone. */
export const forEverybody = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>) => Promise<CallData<C>>
): Served => ({ ...forAnyone(call, answer), sameForAll: true })

/** Serves a call of a signed-in member; whether the member holds the permission for it has been checked by then. */
export const forMember = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, member: Member, origin: Origin) => Promise<CallData<C>>,
  { bodyLimit }: Options = {}
): Served => {
  if (call.access === 'anyone' || call.access === 'guestOrMember')
    throw new TypeError(`${call.path} is not a call for members alone`)
  return {
    call,
    bodyLimit,
    answer: (request, { member, origin }) => {
      if (member === undefined) throw new TypeError(`${call.path} was let through without a member`)
      return answer(request as CallRequest<C>, member, origin)
    }
  }
}

/** @throws Refusal 610403 for a call that was let through without either: credentials count for the calls of robots alone */
const reporterOf = ({ reporter, member }: Caller): Reporter => {
  if (reporter !== undefined) return reporter
  if (member === undefined) throw new Refusal(codes.permissionMissing)
  const scope = scopeOf(member)
  return { userId: member.userId, robots: scope, devices: scope }
}

const refuseOthers = (call: Call): void => {
  if (!isForReporters(call)) throw new TypeError(`${call.path} is not a call for robots`)
}

/** Serves a call of robots: by a robot or a gateway with credentials of its own, or by an account that reports for robots. */
export const forReporter = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, reporter: Reporter) => Promise<CallData<C>>,
  { bodyLimit }: Options = {}
): Served => {
  refuseOthers(call)
  return { call, bodyLimit, answer: (request, caller) => answer(request as CallRequest<C>, reporterOf(caller)) }
}

/** Serves a call of the elevators, telephones and watches of a tenant: of a gateway that reports for them, or of an account. */
export const forDevices = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, scope: Scope) => Promise<CallData<C>>
): Served =>
  forReporter(call, async (request, { devices, userId }) => {
    if (userId === null && devices.of === 'nobody') throw new Refusal(codes.permissionMissing)
    return answer(request, devices)
  })

/** Serves a member's call that hands the member's own token on. */
export const forTokenHolder = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, holder: { member: Member; token: string }) => Promise<CallData<C>>
): Served => {
  if (call.access === 'anyone' || call.access === 'guestOrMember')
    throw new TypeError(`${call.path} is not a call for members alone`)
  return {
    call,
    bodyLimit: undefined,
    answer: (request, { member, token }) => {
      if (member === undefined || token === undefined)
        throw new TypeError(`${call.path} was let through without a member`)
      return answer(request as CallRequest<C>, { member, token })
    }
  }
}

/** Serves a call for anyone that reads a cookie of the browser's, or gives it one. */
export const forBrowser = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, caller: Caller) => Promise<CallData<C>>
): Served => {
  if (call.access !== 'anyone') throw new TypeError(`${call.path} is not a call for anyone`)
  return { call, bodyLimit: undefined, answer: (request, caller) => answer(request as CallRequest<C>, caller) }
}

/** Serves a call that brings a file; without one it is refused as any other missing field is. */
const withFile = <C extends Call, Who>(
  call: C,
  whoOf: (caller: Caller) => Who,
  answer: (request: CallRequest<C>, file: UploadedFile, who: Who) => Promise<CallData<C>>
): Served => {
  const { file } = call
  if (file === undefined) throw new TypeError(`${call.path} is not a call with a file`)
  return {
    call,
    bodyLimit: undefined,
    answer: (request, caller, uploaded) => {
      const who = whoOf(caller)
      if (uploaded === undefined)
        throw new Refusal(codes.parameterMissing, { data: [{ field: file.part, reason: reasons.required }] })
      return answer(request as CallRequest<C>, uploaded, who)
    }
  }
}

/** Serves a member's call that brings a file. */
export const forUpload = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, file: UploadedFile, member: Member) => Promise<CallData<C>>
): Served =>
  withFile(
    call,
    ({ member }) => {
      if (member === undefined) throw new TypeError(`${call.path} was let through without a member`)
      return member
    },
    answer
  )

/** Serves a call of robots that brings a file. */
export const forReporterUpload = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, file: UploadedFile, reporter: Reporter) => Promise<CallData<C>>
): Served => {
  refuseOthers(call)
  return withFile(call, reporterOf, answer)
}

/** Serves a call that asks less of a signed-in member than of a guest. */
export const forGuestOrMember = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, caller: Caller) => Promise<CallData<C>>,
  { bodyLimit }: Options = {}
): Served => {
  if (call.access !== 'guestOrMember') throw new TypeError(`${call.path} is not a call for guests and members`)
  return { call, bodyLimit, answer: (request, caller) => answer(request as CallRequest<C>, caller) }
}
