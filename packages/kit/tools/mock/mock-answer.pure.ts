import type { Call } from '#contract/call.ts'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import { calls } from '#contract/index.ts'
import { fitsCall } from '../../testing/answers.pure.ts'
import { generate } from '../../testing/generate.pure.ts'

/** The query and the body that a call was asked with. There is no body where it is a file. */
export type MockQuestion = { query: unknown; body?: unknown }

const byName = new Map<string, Call>(Object.values(calls).map(call => [`${call.method} ${call.path}`, call]))

/** The call of the contract at an address. */
export const callAt = (method: string, pathname: string): Call | undefined => byName.get(`${method} ${pathname}`)

/** The developer's server adds the permission and the entry of the application. */
const dataOf = (call: Call): unknown => {
  const data = generate(call.data)
  if (call === menuTree) return []
  return call === userInfo ? { ...(data as object), nickname: 'Sample person', hasPassword: true, perms: [] } : data
}

/** The answer of the mock cloud: data that fits the schema of the call, or the refusal of a question that does not fit. */
export const mockAnswer = (call: Call, question: MockQuestion): Envelope =>
  fitsCall(call, question)
    ? { code: codes.success, msg: '', data: dataOf(call) }
    : { code: codes.parameterIllegal, msg: 'The question does not fit the schema of the call.', data: null }
