import type { SessionAdapter } from '@portal/session'
import type { Call, CallData } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'

/** The query and body of a request. */
type Asked = { query: URLSearchParams; body: unknown }

type Answer = (asked: Asked) => Response | Promise<Response>

/** A cloud with the answers of a test. It gives answers that the real cloud can't be brought to give. */
export type ScriptedCloud = {
  fetch: SessionAdapter['fetch']
  /** The requests, as `GET /api/…`, oldest first. */
  asked: string[]
  /** From now on the call is answered with this data in its envelope, which need not keep the contract. */
  answers: <C extends Call>(call: C, data: CallData<C> | { hostile: unknown }) => void
  /** From now on this function answers the call. */
  answersBy: (call: Call, answer: Answer) => void
}

export const envelopeOf = (data: unknown, code: number = codes.success): Response =>
  Response.json({ code, msg: '', data })

export const scriptedCloud = (): ScriptedCloud => {
  const script = new Map<string, Answer>()
  const asked: string[] = []
  const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
  return {
    asked,
    answers: (call, data) => {
      const said = data instanceof Object && 'hostile' in data ? data.hostile : data
      script.set(nameOf(call), () => envelopeOf(said))
    },
    answersBy: (call, answer) => void script.set(nameOf(call), answer),
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), location.href)
      const name = `${init?.method ?? 'GET'} ${pathname}`
      asked.push(name)
      const body: unknown = name.startsWith('GET') || typeof init?.body !== 'string' ? undefined : readBody(init.body)
      return script.get(name)?.({ query: searchParams, body }) ?? envelopeOf(null, codes.notFound)
    }
  }
}

/** Forms are sent as such, everything else as JSON. */
const readBody = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text)
