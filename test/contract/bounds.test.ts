import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { boundedList, boundedString, text, trimmedString } from '#contract/checks/bounds.ts'
import { calls } from '#contract/index.ts'
import { reasonNamed, reasons } from '#contract/reasons.ts'
import { addressesIn, faultsIn } from './support/schema-walk.ts'

/** The exports of the contract's files, by name. */
const exported = await Promise.all(
  readdirSync(new URL('../../contract/', import.meta.url), { encoding: 'utf8', recursive: true })
    .filter(file => file.endsWith('.ts'))
    .map(async file => ({ file, values: (await import(`../../contract/${file}`)) as Record<string, unknown> }))
)

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

test('every string and list of every request has a largest length, nothing reads what is longer, and one item is enough', () => {
  const requests = exported
    .flatMap(({ values }) => Object.entries(values))
    .filter((entry): entry is [string, Call] => isCall(entry[1]))
    // Some calls are made for two kinds of accounts at once, and no file exports them one by one.
    .concat(Object.entries<Call>(calls), Object.entries<Call>(outsideCalls))
  expect(requests.length).toBeGreaterThanOrEqual(Object.keys(calls).length)
  const faults = requests.flatMap(([name, { query, body }]) =>
    [query, body].flatMap(schema => (schema === undefined ? [] : faultsIn(schema, name, 'request')))
  )
  // The call's limit of bytes bounds the properties of events, and what is no event: each is checked by itself.
  // An elevator goes from one floor to another.
  expect([...new Set(faults)].sort()).toEqual([
    'createElevator.floors: needs 2 items',
    'recordEvents.et[].properties{}: takes anything',
    'recordEvents.et[]: takes anything',
    'reportRobotEvents.events[]: takes anything',
    'updateElevator.floors: needs 2 items'
  ])
})

test('no pattern of the contract reads a string before its length was checked', () => {
  const faults = exported.flatMap(({ file, values }) =>
    Object.entries(values).flatMap(([name, value]) => {
      const schemas = isCall(value) ? [value.data] : isSchema(value) ? [value] : []
      return schemas.flatMap(schema => faultsIn(schema, `${file} ${name}`, 'pattern'))
    })
  )
  expect(faults).toEqual([])
})

test('no address of another host names a user before the host', () => {
  const found = exported.flatMap(({ file, values }) =>
    Object.entries(values).flatMap(([name, value]) => {
      const schemas = isCall(value) ? [value.query, value.body, value.data] : isSchema(value) ? [value] : []
      return schemas.flatMap(schema => (schema === undefined ? [] : addressesIn(schema, `${file} ${name}`)))
    })
  )
  const named = found.map(({ name }) => name)
  expect(named).toContain('calls/messages/announcements.ts createAnnouncement.url')
  expect(named).toContain('page/environment.ts environment.channels[].link')
  expect(found.filter(({ namesUser }) => namesUser).map(({ name }) => name)).toEqual([])
})

/** The form of an e-mail address that held the server for seconds. */
const formerEmail = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'at most 254 characters'),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
)

const forgotten: [what: string, schema: v.GenericSchema, faults: string[]][] = [
  ['the former e-mail', formerEmail, ['it: is read before its length is checked']],
  ['a string alone', v.string(), ['it: has no largest length']],
  ['a pattern alone', v.pipe(v.string(), v.regex(/^a*$/)), ['it: has no largest length']],
  [
    'a pattern behind a length that does not stop it',
    v.pipe(v.string(), v.maxLength(9), v.regex(/^a*$/)),
    ['it: is read although it is too long']
  ],
  ['a string in an optional list', v.optional(boundedList(v.string(), 3)), ['it[]: has no largest length']],
  ['a list', v.object({ ids: v.array(v.number()) }), ['it.ids: has no largest length']],
  [
    'a list that looks at its items first',
    v.pipe(v.array(v.number()), v.maxLength(3)),
    ['it: its items are read although there are too many']
  ],
  ['a list that needs two', v.pipe(boundedList(v.number(), 3), v.minLength(2)), ['it: needs 2 items']],
  ['the names of a record', v.record(v.string(), boundedString(3)), ['it{}: has no largest length']],
  ['one of several', v.union([v.literal(''), v.nullable(v.string())]), ['it: has no largest length']],
  ['a string that waits', v.lazy(() => v.string()), ['it: has no largest length']],
  ['anything', v.object({ any: v.unknown() }), ['it.any: takes anything']]
]

for (const [what, schema, faults] of forgotten)
  test(`finds ${what} in a request`, () => expect(faultsIn(schema, 'it', 'request')).toEqual(faults))

const problems: [what: string, schema: v.GenericSchema, input: unknown, reasons: string[]][] = [
  ['a text at its limit', text(5), '  12345\t', []],
  ['a text beyond its limit', text(5), '123456', ['at most 5 characters']],
  ['spaces alone', text(5), '   ', ['cannot be blank']],
  ['a text between too many spaces', text(5), `${' '.repeat(200)}a`, ['at most 5 characters']],
  ['a short text of spaces where it may be empty', trimmedString(5), '   ', []],
  ['a list at its limit', boundedList(boundedString(2), 2), ['a', 'b'], []],
  ['a list beyond its limit, whatever its items', boundedList(boundedString(2), 2), ['abc', 1, 'd'], ['at most 2']],
  [
    'several problems of several items',
    boundedList(boundedString(2), 2, 'two'),
    ['abc', 'abcd'],
    ['at most 2 characters', 'at most 2 characters']
  ]
]

for (const [what, schema, input, expected] of problems)
  test(`${expected.length === 0 ? 'takes' : 'names the problem of'} ${what}`, () => {
    const { issues = [] } = v.safeParse(schema, input)
    expect(issues.map(({ message }) => message)).toEqual(expected)
  })

test('every reason is told apart by its sentence', () => {
  for (const [name, sentence] of Object.entries(reasons)) expect(reasonNamed(sentence)).toBe(name)
  expect(reasonNamed('constructor')).toBeUndefined()
})
