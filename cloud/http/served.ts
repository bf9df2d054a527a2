import type { Call, CallData, CallRequest } from '#contract/call.ts'
import type { Member } from '../database/accounts.ts'

/** A call of the contract together with what answers it. */
export type Served = {
  call: Call
  /** Bytes that a body may have, where the server's own limit is too small. */
  bodyLimit: number | undefined
  answer: (request: { query: unknown; body: unknown }, caller: Caller) => Promise<unknown>
}

/** Who makes a call: from where, and for all calls but those for anyone, whose token it carries. */
export type Caller = { networkAddress: string; member: Member | undefined }

type Options = { bodyLimit?: number }

/** Serves a call that needs no token. */
export const forAnyone = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, networkAddress: string) => Promise<CallData<C>>,
  { bodyLimit }: Options = {}
): Served => {
  if (call.access !== 'anyone') throw new TypeError(`${call.path} is not a call for anyone`)
  // The server hands over nothing but what fitted this very call's schemas.
  return { call, bodyLimit, answer: (request, caller) => answer(request as CallRequest<C>, caller.networkAddress) }
}

/** Serves a call of a signed-in member; whether the member holds the permission for it has been checked by then. */
export const forMember = <C extends Call>(
  call: C,
  answer: (request: CallRequest<C>, member: Member) => Promise<CallData<C>>,
  { bodyLimit }: Options = {}
): Served => {
  if (call.access === 'anyone' || call.access === 'guestOrMember')
    throw new TypeError(`${call.path} is not a call for members alone`)
  return {
    call,
    bodyLimit,
    answer: (request, { member }) => {
      if (member === undefined) throw new TypeError(`${call.path} was let through without a member`)
      return answer(request as CallRequest<C>, member)
    }
  }
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
