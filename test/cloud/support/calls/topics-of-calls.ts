import { readdir } from 'node:fs/promises'
import type { Call } from '#contract/call.ts'

const folder = new URL('../../../../contract/calls/', import.meta.url)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isCall = (value: unknown): value is Call => isObject(value) && 'method' in value && 'access' in value

/** The calls that a module exports, also those of a group with a name. */
const callsIn = (exported: unknown[]): Call[] =>
  exported.flatMap(value => (isCall(value) ? [value] : isObject(value) ? Object.values(value).filter(isCall) : []))

/** The topic of each call: the folder of `contract/calls` that describes it. */
export const topicsOfCalls = async (): Promise<ReadonlyMap<Call, string>> => {
  const topics = new Map<Call, string>()
  for (const path of await readdir(folder, { recursive: true })) {
    if (!path.endsWith('.ts')) continue
    const [topic = ''] = path.split(/[/\\]/)
    const exported: object = await import(new URL(path, folder).href)
    for (const call of callsIn(Object.values(exported))) topics.set(call, topic)
  }
  return topics
}
