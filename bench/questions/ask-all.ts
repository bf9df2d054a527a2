import { readFile } from 'node:fs/promises'
import { platform } from 'node:process'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { type Answer, readAnswer } from '../../test/cloud/support/client.ts'
import { neededIds, type Query, widestOf } from './widest.ts'

/**
 * A question and how long its answer took, in milliseconds: the fastest of five, since others' work is no cost of it. Beside
 * it the processor's time that the cloud spent on one of them, where the system tells it.
 */
export type Asked = { name: string; query: Query; ms: number; processorMs: number | undefined }
type Tried = { token: string; query: Query; answer: Answer }
export type Unasked = { name: string; why: string }

/** Calls that this bench does not ask, and why. */
const left: Record<string, string> = {
  verifyCaptcha: 'it spends what somebody saw',
  cleaningCentreLink: 'it makes a link, and asks the database nothing'
}

const questions: [name: string, call: Call][] = Object.entries<Call>(calls).filter(
  ([name, { method, access }]) =>
    method === 'GET' && left[name] === undefined && !(typeof access === 'object' && 'scope' in access)
)

/** Values that answers had, by the names of their fields, each with the path of the call that told it. */
type Found = Map<string, { path: string; value: string | number }[]>

const note = (found: Found, path: string, data: unknown): void => {
  if (Array.isArray(data)) for (const one of data.slice(0, 5)) note(found, path, one)
  else if (typeof data === 'object' && data !== null)
    for (const [field, value] of Object.entries(data))
      if (typeof value === 'number' || typeof value === 'string')
        found.set(field, [...(found.get(field) ?? []), { path, value }])
      else note(found, path, value)
}

const sharedStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Of all values of a field the one that the call with the most similar path told. */
const nearest = (found: Found, field: string, path: string) =>
  (found.get(field) ?? []).toSorted((one, other) => sharedStart(other.path, path) - sharedStart(one.path, path))[0]
    ?.value

const problems = v.array(v.object({ field: v.string(), reason: v.string() }))

/** The query with what a refusal says is the most of a field. A period ends where it did. */
const withinLimits = (query: Query, data: unknown): Query | undefined => {
  const told = v.safeParse(problems, data)
  const problem = told.success ? told.output[0] : undefined
  const most = Number(/(?:at most|same day to) (\d+)/.exec(problem?.reason ?? '')?.[1])
  if (problem === undefined || Number.isNaN(most)) return undefined
  if (problem.field !== 'from' && problem.field !== 'to')
    return query[problem.field] === most ? undefined : { ...query, [problem.field]: most }
  const last = Date.parse(String(query.to))
  const from = new Date(last - (most - 1) * 24 * 60 * 60_000).toISOString().slice(0, 10)
  return from === query.from ? undefined : { ...query, from }
}

/** So often each question is asked. */
const times = 5

/** The processor's time that a process has spent, in milliseconds. Linux tells it, in hundredths of a second. */
const processorMsOf = async (pid: number): Promise<number | undefined> => {
  if (platform !== 'linux') return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program is in brackets, and may hold spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11)
  return (Number(user) + Number(system)) * 10
}

/** Asks one question after the other, as nobody else does meanwhile. */
export const askAll = async (
  { url, pid }: { url: string; pid: number },
  tokens: readonly string[],
  wanted: readonly string[]
): Promise<{ asked: Asked[]; unasked: Unasked[] }> => {
  const found: Found = new Map()
  const asked: Asked[] = []

  const ask = async ({ path, access }: Call, query: Query, token: string): Promise<Answer> => {
    const search = new URLSearchParams(Object.entries(query).map(([field, value]) => [field, String(value)]))
    const headers = access === 'anyone' ? {} : { authorization: `Bearer ${token}` }
    return readAnswer(await fetch(`${url}${path}?${search}`, { headers }))
  }

  /** What somebody is answered, and the query as far as the call's own limits let it be. */
  const tried = async (call: Call, query: Query, token: string): Promise<Tried> => {
    const answer = await ask(call, query, token)
    const narrower = answer.code === codes.success ? undefined : withinLimits(query, answer.data)
    return narrower === undefined ? { token, query, answer } : tried(call, narrower, token)
  }

  /** The first account that may ask. */
  const opened = async (call: Call, query: Query): Promise<Tried> => {
    const all: Tried[] = []
    for (const token of tokens) {
      const one = await tried(call, query, token)
      if (one.answer.code === codes.success) return one
      all.push(one)
    }
    const told = all.find(({ answer }) => answer.code !== codes.permissionMissing) ?? all[0]
    if (told === undefined) throw new Error('nobody is there who could ask')
    return told
  }

  const timesOf = async (call: Call, query: Query, token: string): Promise<Pick<Asked, 'ms' | 'processorMs'>> => {
    const before = await processorMsOf(pid)
    let ms = Number.POSITIVE_INFINITY
    for (let time = 0; time < times; time += 1) {
      const began = performance.now()
      await ask(call, query, token)
      ms = Math.min(ms, performance.now() - began)
    }
    const after = await processorMsOf(pid)
    return { ms, processorMs: before === undefined || after === undefined ? undefined : (after - before) / times }
  }

  const waiting = new Map(questions)
  const unasked = new Map<string, string>()
  // A call that needs an id waits until the answer to another one had it.
  for (let size = -1; size !== waiting.size; ) {
    size = waiting.size
    for (const [name, call] of waiting) {
      const ids = neededIds(name, call).map(field => [field, nearest(found, field, call.path)] as const)
      const missing = ids.filter(([, value]) => value === undefined).map(([field]) => field)
      unasked.set(name, `nothing told ${missing.join(', ')}`)
      if (missing.length > 0) continue
      for (const wide of widestOf(name, call, Object.fromEntries(ids) as Query, Date.now())) {
        const { answer, token, query } = await opened(call, wide)
        if (answer.code !== codes.success) {
          unasked.set(name, `${answer.code} ${JSON.stringify(answer.data)} to ${JSON.stringify(query)}`)
          continue
        }
        note(found, call.path, answer.data)
        unasked.delete(name)
        waiting.delete(name)
        if (wanted.some(it => name.includes(it))) asked.push({ name, query, ...(await timesOf(call, query, token)) })
      }
    }
  }
  return { asked, unasked: [...unasked].map(([name, why]) => ({ name, why })) }
}
