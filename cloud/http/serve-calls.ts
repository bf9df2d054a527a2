import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { isForMaterialPacks } from '#contract/calls/materials/material-packs.ts'
import { codes } from '#contract/codes.ts'
import { isForReporters } from '#contract/for-reporters.ts'
import type { CallGroup } from '../database/engine/call-groups.ts'
import { Refusal } from '../refusal.pure.ts'
import type { FindPermissions } from '../services.ts'
import { type SentCredentials, sentCredentials } from '../topics/identity/credentials/sent-credentials.pure.ts'
import type { Member } from '../topics/identity/sql/accounts.ts'
import { bearerToken } from '../topics/identity/tokens.ts'
import type { Reporter } from '../topics/robot-credentials/find-reporter.ts'
import { succeeded } from './answer/envelopes.ts'
import type { Turn } from './lines.ts'
import { isOwnPage, type PageClaim } from './own-page.pure.ts'
import { type Awaiting, createPatience } from './patience.ts'
import { refuseHarmful } from './request/body.ts'
import { refuseOtherEncodings } from './request/encoding.ts'
import { mostValues } from './request/most-values.pure.ts'
import { partsBytesMax, readMultipart } from './request/multipart.ts'
import { originOf, pageClaimOf } from './request/origin-of.ts'
import { fitting } from './request/validation.ts'
import type { Caller, Served } from './served.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    patience: Awaiting
  }
}

export type FindMember = (token: string) => Promise<Member | undefined>

/** Whether a token that belongs to nobody was one whose time is over. */
export type HasExpired = (token: string) => Promise<boolean>

/** Finds a robot or a gateway by its credentials, which come from this network address. */
export type FindReporter = (sent: SentCredentials, address: string) => Promise<Reporter | undefined>

type Gate = {
  findMember: FindMember
  hasExpired?: HasExpired | undefined
  findReporter: FindReporter
  permissionsOf: FindPermissions
}

/** Who makes a call: nobody that is known, a member, or a robot or a gateway. */
type Admitted = { member?: Member | undefined; reporter?: Reporter | undefined }

/** @throws Refusal 610401 for credentials that are wrong or revoked */
const admitReporter = async (sent: SentCredentials, address: string, findReporter: FindReporter): Promise<Admitted> => {
  const reporter = await findReporter(sent, address)
  if (reporter === undefined) throw new Refusal(codes.tokenInvalid)
  return { reporter }
}

/** @throws Refusal for a caller who may not make the call. */
const admit = async (
  call: Call,
  { authorization, address }: { authorization: string | undefined; address: string },
  { findMember, hasExpired, findReporter, permissionsOf }: Gate
): Promise<Admitted> => {
  const { access, path } = call
  if (access === 'anyone') return {}
  const sent = isForReporters(call) ? sentCredentials(authorization) : undefined
  if (sent !== undefined) return admitReporter(sent, address, findReporter)
  const token = bearerToken(authorization)
  if (token === undefined) {
    if (access === 'guestOrMember') return {}
    throw new Refusal(codes.tokenMissing)
  }
  const member = await findMember(token)
  if (member === undefined)
    throw new Refusal(codes.tokenInvalid, (await hasExpired?.(token)) ? { data: { session: 'expired' } } : {})
  if (typeof access === 'object') {
    // Applications have routes of their own, which know no token (`topics/open-platform/outside/serve-outside.ts`).
    if ('scope' in access) throw new TypeError(`${path} is a call for applications`)
    const { permission, refusedWith = codes.permissionMissing } = access
    // Only these depend on anything else, and most calls need not wait for it.
    const held = isForMaterialPacks(permission) ? await permissionsOf(member) : member.perms
    if (!held.includes(permission)) throw new Refusal(refusedWith)
  }
  return { member }
}

/**
 * A foreign page could make a call without a token in its visitors' names: sign them in as its owner, or have codes sent
 * to strangers. The code is 610403, a missing permission. 610401 or 610596 would end a session or ask for one.
 * @throws Refusal
 */
const refuseOtherPages = (
  { access, method }: Call,
  request: FastifyRequest,
  allowed: readonly string[],
  tellOfOtherPage: TellOfOtherPage
): void => {
  if (method === 'GET' || !(access === 'anyone' || access === 'guestOrMember')) return
  const claim = pageClaimOf(request)
  if (isOwnPage(claim, allowed)) return
  tellOfOtherPage(request, claim)
  throw new Refusal(codes.permissionMissing)
}

const tellPauseMs = 60_000
type TellOfOtherPage = (request: FastifyRequest, claim: PageClaim) => void

/**
 * Behind a proxy that changes the host, own pages are refused too. Each server writes one line a minute, since anybody
 * can cause it.
 */
const createTellOfOtherPage = (): TellOfOtherPage => {
  let toldAt = Number.NEGATIVE_INFINITY
  return (request, { origin = '', host }) => {
    const now = performance.now()
    if (now < toldAt + tellPauseMs) return
    toldAt = now
    request.log.warn(
      { requestId: request.id, page: origin.slice(0, 200), host: host.slice(0, 200) },
      'a page of another origin was refused; if it is yours, pass Host on in the proxy, or set TRUSTED_PROXIES or ALLOWED_ORIGINS'
    )
  }
}

/** @throws Refusal for an upload that says beforehand that it is too long; what says nothing is cut off as it comes */
const refuseLongUpload = ({ file }: Call, headers: IncomingHttpHeaders): void => {
  if (file !== undefined && Number(headers['content-length'] ?? 0) > file.bytesMax + partsBytesMax)
    throw new Refusal(codes.uploadFailed, { status: 413 })
}

/** An absent body or query counts as an empty one, so that its missing fields are named one by one. */
const inputOf = async ({ query, body, file: wanted }: Call, request: FastifyRequest) => {
  const uploaded = wanted && (await readMultipart(request, wanted))
  const given = { query: request.query ?? {}, body: uploaded?.fields ?? request.body ?? {} }
  // The schemas' library takes an array for an object without any of the fields.
  if (Array.isArray(given.body)) throw new Refusal(codes.parameterIllegal)
  const input = {
    query: query && fitting(query, given.query),
    body: body && fitting(body, given.body),
    file: uploaded?.file
  }
  // After the schemas, which refuse most of what nobody should walk through.
  refuseHarmful(given)
  return input
}

const noLimit: Awaiting = answer => answer

type Options = {
  /** Finds the member who makes a call, over the database connections that the call itself uses. */
  findMemberFor: (served: Served) => FindMember
  /** Whether a token that belongs to nobody ended by time. */
  hasExpiredFor?: (served: Served) => HasExpired
  /** Finds the robot or the gateway that makes a call of robots. */
  findReporter: FindReporter
  permissionsOf: FindPermissions
  /** The group of a call. Its line is waited in while the caller is looked up, and while the call is answered. */
  groupFor: (served: Served) => CallGroup
  turn: Turn
  /** Looks after an answer that stays away, and gives up where that makes no sense. */
  awaiting?: Awaiting | undefined
  /** Origins of pages that may make calls without a token, beside the host that serves the calls. */
  allowedOrigins?: readonly string[] | undefined
}

/** Serves the calls of the contract: encoding, access, validation, the answer and its envelope. */
export const serveCalls = (
  server: FastifyInstance,
  served: readonly Served[],
  {
    findMemberFor,
    hasExpiredFor,
    findReporter,
    permissionsOf,
    groupFor,
    turn,
    awaiting = noLimit,
    allowedOrigins = []
  }: Options
): void => {
  server.decorateRequest('caller')
  server.decorateRequest('patience')
  const tellOfOtherPage = createTellOfOtherPage()
  for (const one of served) {
    const { call, bodyLimit, answer } = one
    const findMember = findMemberFor(one)
    const hasExpired = hasExpiredFor?.(one)
    const line = groupFor(one)
    server.route({
      method: call.method,
      url: call.path,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: { line, valuesMax: mostValues(call.body), sameForAll: one.sameForAll === true },
      // Before the body is read, so that nobody without a token has a large one parsed.
      onRequest: async (request, reply) => {
        refuseOtherPages(call, request, allowedOrigins, tellOfOtherPage)
        refuseOtherEncodings(call, request.headers)
        refuseLongUpload(call, request.headers)
        request.patience = call.timeLimit === 'none' ? noLimit : createPatience()
        const origin = originOf(request)
        const { authorization } = request.headers
        const from = { authorization, address: origin.networkAddress }
        const admitted = () => admit(call, from, { findMember, hasExpired, findReporter, permissionsOf })
        const { member, reporter }: Admitted =
          call.access === 'anyone' ? {} : await request.patience(awaiting(turn(request, line, 'caller', admitted)))
        const token = member && bearerToken(authorization)
        const giveCookie: Caller['giveCookie'] = (name, value, life) => void reply.setCookie(name, value, life)
        const secure = request.protocol === 'https'
        request.caller = { origin, member, reporter, token, cookies: request.cookies, giveCookie, secure }
      },
      handler: async request => {
        const { file, ...input } = await inputOf(call, request)
        const { caller, patience } = request
        const answered = turn(request, line, 'answer', () => answer(input, caller, file))
        return succeeded(await patience(awaiting(answered)))
      }
    })
  }
}
