import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { Member } from '../database/accounts.ts'
import { networkAddress } from '../identity/network-address.ts'
import { bearerToken } from '../identity/tokens.ts'
import { Refusal } from '../refusal.ts'
import { refuseHarmful } from './body.ts'
import { refuseOtherEncodings } from './encoding.ts'
import { succeeded } from './envelopes.ts'
import type { Caller, Served } from './served.ts'
import { fitting } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

export type FindMember = (token: string) => Promise<Member | undefined>

/** @throws Refusal for a caller who may not make the call. */
const admit = async ({ access }: Call, authorization: string | undefined, findMember: FindMember) => {
  if (access === 'anyone') return undefined
  const token = bearerToken(authorization)
  if (token === undefined) {
    if (access === 'guestOrMember') return undefined
    throw new Refusal(codes.tokenMissing)
  }
  const member = await findMember(token)
  if (member === undefined) throw new Refusal(codes.tokenInvalid)
  if (typeof access === 'object' && !member.perms.includes(access.permission))
    throw new Refusal(codes.permissionMissing)
  return member
}

/** An absent body or query counts as an empty one, so that its missing fields are named one by one. */
const inputOf = ({ query, body }: Call, request: FastifyRequest) => {
  const given = { query: request.query ?? {}, body: request.body ?? {} }
  // The schemas' library takes an array for an object without any of the fields.
  if (Array.isArray(given.body)) throw new Refusal(codes.parameterIllegal)
  refuseHarmful(given)
  return { query: query && fitting(query, given.query), body: body && fitting(body, given.body) }
}

/** Serves the calls of the contract: encoding, access, validation, the answer and its envelope. */
export const serveCalls = (server: FastifyInstance, served: readonly Served[], findMember: FindMember): void => {
  server.decorateRequest('caller')
  for (const { call, bodyLimit, answer } of served)
    server.route({
      method: call.method,
      url: call.path,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      // Before the body is read, so that nobody without a token has a large one parsed.
      onRequest: async request => {
        refuseOtherEncodings(call, request.headers)
        const member = await admit(call, request.headers.authorization, findMember)
        request.caller = { networkAddress: networkAddress(request.ip), member }
      },
      handler: async request => succeeded(await answer(inputOf(call, request), request.caller))
    })
}
