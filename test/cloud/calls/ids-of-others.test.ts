import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type IdPlace, idPlaces } from '../support/calls/call-inputs.ts'
import { peopleOf } from '../support/calls/people.ts'
import { topicsOfCalls } from '../support/calls/topics-of-calls.ts'
import { readAnswer } from '../support/client.ts'
import { sampleOf, samples } from './samples/index.ts'

/*
 * An id tells nothing: one of somebody else's is answered like one that nobody has. The contract says which calls take
 * which ids, and who may make a call. The samples say whose the ids are, and how one of somebody else is found.
 */

let cloud: TestCloud
let people: ReturnType<typeof peopleOf>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  // One organisation leaves the distributor, who reads what is below: else nothing would be somebody else's for them.
  await cloud.query(`
    update tenants set parent_id = null where tenant_id = (select tenant_id from users where email = 'tenant@demo.example')`)
  people = peopleOf(cloud)
})
test.afterAll(() => cloud.close())

/** An id that fits the column and that nobody has. */
const madeUp = 2_000_000_000

type Part = 'query' | 'body'
type Input = { query?: object; body?: object }
/** An id of a call, and each place where it can stand in the input. */
type Case = ReturnType<typeof sampleOf> & {
  name: string
  call: Call
  topic: string
  field: string
  places: (IdPlace & { part: Part })[]
}

const topics = await topicsOfCalls()

const casesOf = ([name, call]: [string, Call]): Case[] => {
  const topic = topics.get(call) ?? ''
  const places = (['query', 'body'] as const).flatMap(part => {
    const schema = call[part]
    return schema === undefined ? [] : idPlaces(schema).map(place => ({ ...place, part }))
  })
  return [...Map.groupBy(places, ({ field }) => field)].map(([field, ofField]) => ({
    ...sampleOf(topic, name),
    name,
    call,
    topic,
    field,
    places: ofField
  }))
}

const cases = Object.entries(calls).flatMap(casesOf)

/** Inputs with an id in one place. Where the call asks for other ids, these are the caller's own. */
const inputsOf = async ({ call, caller, topic, knownId, value }: Case, { part, fill }: Case['places'][number]) => {
  const { own } = people.worldOf(caller, topic, knownId)
  const asked = new Set<string>()
  const note = (field: string) => {
    asked.add(field)
    return madeUp
  }
  fill(madeUp, { value, id: note })
  const ids = new Map<string, number>()
  for (const field of asked) ids.set(field, await own(field))
  const schema = call[part]
  return (id: number): Input => {
    const input = fill(id, { value, id: field => ids.get(field) ?? madeUp })
    expect(schema !== undefined && v.is(schema, input), `${JSON.stringify(input)} fits the contract`).toBe(true)
    return { [part]: input }
  }
}

const sentAs = ({ file, encoding }: Call, body: object, text: string): BodyInit => {
  if (encoding !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  for (const [key, inner] of Object.entries(body)) form.append(key, String(inner))
  if (file !== undefined) form.append(file.part, new Blob([text]), 'rows.csv')
  return form
}

const ask = async ({ call, caller, value }: Case, { query = {}, body }: Input) => {
  const address = new URL(call.path, cloud.url)
  for (const [key, inner] of Object.entries(query)) address.searchParams.set(key, String(inner))
  const headers = new Headers({ Authorization: `Bearer ${await people.permittedToken(caller, call)}` })
  if (body !== undefined && call.encoding !== 'multipart') headers.set('Content-Type', 'application/json')
  const sent = body === undefined ? null : sentAs(call, body, String(value('file') ?? 'A'))
  const answer = await readAnswer(await fetch(address, { method: call.method, headers, body: sent }))
  return { status: answer.status, code: answer.code, msg: answer.msg, data: answer.data }
}

/** Answers before anything is looked up. */
const early: readonly number[] = [
  codes.parameterMissing,
  codes.parameterIllegal,
  codes.permissionMissing,
  codes.accessTooFrequent,
  codes.fileEmpty
]

/** A list without rows, and a report of which nothing was taken. */
const isOfNothing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null ? Object.values(data).every(isOfNothing) : data === 0

for (const one of cases) {
  const known = one.knownId(one.field)
  if (known === undefined || 'shared' in known) continue
  test(`${one.name} answers the ${one.field} of somebody else as one that nobody has`, async () => {
    const foreign = await people.worldOf(one.caller, one.topic, one.knownId).foreign(one.field)
    expect(foreign, 'an id of somebody else').toBeGreaterThan(0)
    for (const place of one.places) {
      const inputFor = await inputsOf(one, place)
      const answer = await ask(one, inputFor(foreign))
      expect(answer).toEqual(await ask(one, inputFor(madeUp)))
      expect(early, `${answer.code} after a look-up`).not.toContain(answer.code)
      if (answer.code === codes.success) expect(isOfNothing(answer.data), JSON.stringify(answer.data)).toBe(true)
    }
  })
}

test('a sample says of every id whose it is, or why it is nobody’s', () => {
  const unknown = cases.filter(({ knownId, field }) => knownId(field) === undefined)
  expect(unknown.map(({ topic, name, field }) => `${topic}: ${name} ${field}`)).toEqual([])
})

test('no sample speaks of an id that no call takes', () => {
  // Neighbouring topics share a sample.
  for (const sample of new Set(Object.values(samples))) {
    const own = cases.filter(({ topic }) => samples[topic] === sample)
    const taken = own.flatMap(({ name, field }) => [field, `${name} ${field}`])
    expect(Object.keys(sample.ids ?? {}).filter(id => !taken.includes(id))).toEqual([])
  }
})
