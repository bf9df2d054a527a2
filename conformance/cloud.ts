import * as v from 'valibot'
import type { Call, CallData, CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { makeCall } from './ask.ts'

export type Account = { account: string; password: string }

/** The cloud cannot be measured at all: nobody answers, or the account can't sign in. */
export class CannotBegin extends Error {
  override name = 'CannotBegin'
}

/** An answer that a check builds upon differs from the contract. */
export class Unexpected extends Error {
  override name = 'Unexpected'
}

const isEmail = (account: string): boolean => account.includes('@')

/** Tries to sign in by password, once. */
export const trySignIn = (api: string, { account, password }: Account) =>
  isEmail(account)
    ? makeCall(api, calls.signInByEmail, { body: { email: account, password } })
    : makeCall(api, calls.signInByCellphone, { body: { cellphone: account, password } })

/** @throws CannotBegin */
export const signIn = async (api: string, account: Account): Promise<string> => {
  const { status, envelope } = await trySignIn(api, account)
  const data = v.safeParse(calls.signInByEmail.data, envelope?.data)
  if (envelope?.code === codes.success && data.success) return data.output.token
  throw new CannotBegin(
    `${account.account} could not sign in: HTTP ${status}, ${envelope === undefined ? 'no envelope' : `${envelope.code} ${envelope.msg ?? ''}`}`
  )
}

/** The subject of the checks: a cloud, and somebody who is signed in there. */
export type MeasuredCloud = {
  api: string
  account: Account
  token: string
  perms: readonly string[]
  now: () => number
}

/** Whether the account may make the call. */
export const isPermitted = ({ perms }: MeasuredCloud, { access }: Call): boolean =>
  typeof access !== 'object' || ('permission' in access && perms.includes(access.permission))

/** Makes a call as the signed-in account. */
export const asMember = <C extends Call>({ api, token }: MeasuredCloud, call: C, input: Partial<CallInput<C>> = {}) =>
  makeCall(api, call, { ...input, ...(call.access === 'anyone' ? {} : { token }) })

/**
 * The data of a call that succeeds.
 * @throws Unexpected
 */
export const dataOf = async <C extends Call>(
  cloud: MeasuredCloud,
  call: C,
  input: Partial<CallInput<C>> = {}
): Promise<CallData<C>> => {
  const { status, envelope } = await asMember(cloud, call, input)
  if (envelope?.code !== codes.success)
    throw new Unexpected(`${call.method} ${call.path}: HTTP ${status}, ${envelope?.code ?? 'no envelope'}`)
  const { success, output } = v.safeParse(call.data, envelope.data)
  if (!success) throw new Unexpected(`${call.method} ${call.path}: data does not fit`)
  return output as CallData<C>
}
