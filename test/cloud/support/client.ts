import * as v from 'valibot'
import type { Call, CallData, CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'

/** An answer as it arrived. */
export type Answer<Data = unknown> = { status: number; headers: Headers; code: number; msg: string; data: Data }

type Sent = { token?: string; headers?: Record<string, string> }

const bodyOf = ({ encoding = 'json' }: Call, body: object): { type: string; text: string } =>
  encoding === 'form'
    ? { type: 'application/x-www-form-urlencoded', text: new URLSearchParams({ ...body }).toString() }
    : { type: 'application/json', text: JSON.stringify(body) }

export const readAnswer = async (response: Response): Promise<Answer> => {
  const { code, msg, data, ...rest } = (await response.json()) as Answer
  if (Object.keys(rest).length > 0) throw new Error(`the envelope holds more than it should: ${Object.keys(rest)}`)
  return { status: response.status, headers: response.headers, code, msg, data }
}

/** Makes a call of the contract as a client would, and checks the data of a success against the contract's schema. */
export const send = async <C extends Call>(
  url: string,
  call: C,
  { token, query, body, headers: more = {} }: Partial<CallInput<C>> & Sent = {}
): Promise<Answer<CallData<C>>> => {
  const address = new URL(call.path, url)
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value))
  const headers = new Headers(more)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const sent = body === undefined || body === null ? undefined : bodyOf(call, body)
  if (sent !== undefined) headers.set('Content-Type', sent.type)
  const response = await fetch(address, { method: call.method, headers, body: sent?.text ?? null })
  const answer = await readAnswer(response)
  return { ...answer, data: (answer.code === 610_000 ? v.parse(call.data, answer.data) : answer.data) as CallData<C> }
}

export const trySignIn = (url: string, email: string, password: string) =>
  send(url, calls.signInByEmail, { body: { email, password } })

/** Signs a demo account in by the first part of its address, and gives its token. */
export const signIn = async ({ url, password }: { url: string; password: string }, name: string): Promise<string> => {
  const { code, data } = await trySignIn(url, `${name}@demo.example`, password)
  if (code !== 610_000) throw new Error(`${name} could not sign in: ${code}`)
  return data.token
}

/** Signs several demo accounts in, and gives their tokens by name. */
export const signInAll = async (
  cloud: { url: string; password: string },
  names: readonly string[]
): Promise<Record<string, string>> => {
  const tokens: Record<string, string> = {}
  for (const name of names) tokens[name] = await signIn(cloud, name)
  return tokens
}

export const codesOf = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
