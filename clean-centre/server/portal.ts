import * as v from 'valibot'
import { floor, floors } from '../floor.ts'

const answer = v.object({ code: v.number(), data: v.unknown() })
export type Answer<Data> = { code: number; data: Data | undefined }

const success = 610000
const path = '/api/cleaningservice/v1'
const timeLimitMs = 8_000
/** Floors, and robots of one floor, that the centre shows. */
const size = 100

/**
 * The portal's cloud, as another system sees it: by HTTP, with the token of the person who came.
 * @param address where the cloud is, as `https://portal.example.com`
 */
export const openPortal = (address: () => string) => {
  const send = async (
    token: string,
    method: string,
    to: string,
    body?: unknown
  ): Promise<v.InferOutput<typeof answer>> => {
    const sent = await fetch(address() + to, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimitMs)
    })
    return v.parse(answer, await sent.json())
  }
  const read = async <Schema extends v.GenericSchema>(
    token: string,
    to: string,
    schema: Schema
  ): Promise<Answer<v.InferOutput<Schema>>> => {
    const { code, data } = await send(token, 'GET', to)
    return { code, data: code === success ? v.parse(schema, data) : undefined }
  }
  return {
    floors: (token: string) => read(token, `${path}/floors?size=${size}`, floors),
    floor: (token: string, storeId: number) => read(token, `${path}/floor?storeId=${storeId}&size=${size}`, floor),
    start: async (token: string, body: { serial: string; rooms: string[] }) =>
      (await send(token, 'POST', `${path}/runs`, body)).code,
    order: async (token: string, body: { runId: number; order: string }) =>
      (await send(token, 'PUT', `${path}/runs`, body)).code
  }
}
