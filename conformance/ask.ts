import * as v from 'valibot'
import type { Call, CallInput } from '#contract/call.ts'
import { envelope, headers } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'

/** An answer as it came. Every answer of a cloud is reported, and nothing of it is believed. */
export type Answer = {
  status: number
  requestId: string | null
  contentType: string | null
  text: string
  /** Undefined where the answer is no envelope. */
  envelope: { code: number; msg: string | null | undefined; data: unknown } | undefined
}

/** No answer came: nobody listens there, the connection broke, or it took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

type Asked = {
  method: string
  path: string
  token?: string | undefined
  /** A key and a secret of a robot or a gateway, in place of a token. */
  credentials?: { key: string; secret: string } | undefined
  type?: string
  body?: string | FormData | undefined
}

/** As RFC 7617 has it. */
const basicOf = ({ key, secret }: { key: string; secret: string }): string =>
  `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`

/** Hours that Beijing is ahead of UTC. */
const timeZone = '8'

const envelopeOf = (text: string): Answer['envelope'] => {
  try {
    const { code, msg, data } = v.parse(envelope, JSON.parse(text))
    return { code, msg, data }
  } catch {
    return undefined
  }
}

/**
 * Sends one request to a cloud.
 * @param api address that the paths of the contract are below, as `https://cloud.example.com`
 * @throws NoAnswer
 */
export const ask = async (api: string, { method, path, token, credentials, type, body }: Asked): Promise<Answer> => {
  const sent = new Headers({ [headers.timeZone]: timeZone })
  if (token !== undefined) sent.set(headers.authorization, `Bearer ${token}`)
  if (credentials !== undefined) sent.set(headers.authorization, basicOf(credentials))
  if (type !== undefined) sent.set('Content-Type', type)
  try {
    const response = await fetch(`${api.replace(/\/+$/, '')}${path}`, {
      method,
      headers: sent,
      body: body ?? null,
      // A token must not be carried to wherever an answer points.
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.requestTimeoutMs)
    })
    const text = await response.text()
    return {
      status: response.status,
      requestId: response.headers.get(headers.requestId),
      contentType: response.headers.get('Content-Type'),
      text,
      envelope: envelopeOf(text)
    }
  } catch (error) {
    throw new NoAnswer(reasonOf(error), { cause: error })
  }
}

const reasonOf = (error: unknown): string => {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(inner instanceof Error)) return String(inner)
  if (inner.name === 'TimeoutError') return `no answer in ${limits.requestTimeoutMs / 1_000} s`
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.message
}

const queryOf = (query: object): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** The fields come before the file. `fetch` writes the boundary into the type. */
const formOf = ({ file: wanted }: Call, body: object, file: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  if (wanted !== undefined) form.append(wanted.part, new Blob([file]), wanted.part)
  return form
}

const bodyOf = (call: Call, body: object, file?: Uint8Array<ArrayBuffer>): Pick<Asked, 'type' | 'body'> => {
  if (file !== undefined) return { body: formOf(call, body, file) }
  return call.encoding === 'form'
    ? { type: 'application/x-www-form-urlencoded', body: new URLSearchParams({ ...body }).toString() }
    : { type: 'application/json', body: JSON.stringify(body) }
}

/**
 * Makes a call of the contract as the portal would; the answer is not checked.
 * @throws NoAnswer
 */
export const makeCall = <C extends Call>(
  api: string,
  call: C,
  {
    token,
    credentials,
    query,
    body,
    file
  }: Partial<CallInput<C>> & Pick<Asked, 'token' | 'credentials'> & { file?: Uint8Array<ArrayBuffer> }
): Promise<Answer> =>
  ask(api, {
    method: call.method,
    path: `${call.path}${queryOf(query ?? {})}`,
    token,
    credentials,
    ...(body === undefined || body === null ? {} : bodyOf(call, body, file))
  })
