import { readdir } from 'node:fs/promises'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'

const folder = new URL('../../../../contract/calls/', import.meta.url)

/** A module exports calls by their names, or in a group with a name. */
const oneLevelDeep = (exported: object): unknown[] =>
  Object.values(exported).flatMap(value => [value, ...(typeof value === 'object' ? Object.values(value ?? {}) : [])])

/** The topic of each call: the folder of `contract/calls` that describes it. */
export const topicsOfCalls = async (): Promise<ReadonlyMap<Call, string>> => {
  const topics = new Map<Call, string>()
  const all = Object.values<Call>(calls)
  for (const path of await readdir(folder, { recursive: true })) {
    if (!path.endsWith('.ts')) continue
    const [topic = ''] = path.split(/[/\\]/)
    const exported = new Set(oneLevelDeep(await import(new URL(path, folder).href)))
    for (const call of all) if (exported.has(call)) topics.set(call, topic)
  }
  return topics
}
