import * as v from 'valibot'
import { longestRead } from './count-reads.ts'

/** The inside of the library's schemas, of the kinds that the contract uses. */
type Node = v.GenericSchema & {
  pipe?: (v.GenericSchema | { kind: string; type: string; requirement?: unknown })[]
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  key?: v.GenericSchema
  value?: v.GenericSchema
  options?: v.GenericSchema[]
  wrapped?: v.GenericSchema
  getter?: (input: unknown) => v.GenericSchema
}

/** `request`: everything needs a largest length. `pattern`: only what reads a string needs one. */
type Rule = 'request' | 'pattern'

/** More than any body holds. */
const veryLong = 70_000

const withoutParts = ['literal', 'picklist', 'number', 'boolean', 'null', 'never']

type Action = { kind: string; type: string; requirement?: unknown }

/** The schemas and actions of a pipe, one after the other, those of pipes within it too. */
const steps = (schema: Node): Action[] =>
  schema.pipe === undefined
    ? [schema]
    : schema.pipe.flatMap((step, index) => (index === 0 || 'pipe' in step ? steps(step as Node) : [step]))

/** Actions that look at no more than a few characters, and may stand anywhere. */
const lookBriefly = ['readonly', 'non_empty', 'min_length', 'starts_with']

const isHarmless = ({ kind, type }: Action): boolean =>
  kind === 'schema' || kind === 'metadata' || lookBriefly.includes(type)

/** The fault in a string's or a list's length, found by the order of the steps and by a try. */
const lengthFault = (schema: Node, rule: Rule): string | undefined => {
  const all = steps(schema)
  const length = all.findIndex(({ type }) => type === 'max_length')
  const readers = all.filter(step => !isHarmless(step) && step.type !== 'max_length')
  if (length === -1) return rule === 'request' || readers.length > 0 ? 'has no largest length' : undefined
  if (!all.slice(0, length).every(isHarmless)) return 'is read before its length is checked'
  if (schema.type === 'array') {
    // Whoever asks for items needs one. A fixed number of them is a rule of its own.
    const fewest = all.find(({ type }) => type === 'min_length')?.requirement ?? 1
    if (fewest !== 1) return `needs ${fewest} items`
    const { issues = [] } = v.safeParse(schema, Array(veryLong).fill(Symbol('wrong')))
    return issues.length === 1 ? undefined : 'its items are read although there are too many'
  }
  const longest = longestRead(() => v.safeParse(schema, 'a'.repeat(veryLong)))
  return longest < veryLong ? undefined : 'is read although it is too long'
}

/** The schemas within a schema, with how each is written behind the name of the whole. */
const partsOf = (schema: Node): [suffix: string, part: v.GenericSchema][] => {
  const { entries, item, key, value, options, wrapped, getter } = schema
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return Object.entries(entries ?? {}).map(([name, entry]) => [`.${name}`, entry])
    case 'array':
      return item === undefined ? [] : [['[]', item]]
    case 'record':
      return [key, value].flatMap(part => (part === undefined ? [] : [['{}', part]]))
    case 'union':
    case 'variant':
      return (options ?? []).map(option => ['', option])
    case 'optional':
    case 'nullable':
    case 'undefinedable':
      return wrapped === undefined ? [] : [['', wrapped]]
    case 'lazy':
      return getter === undefined ? [] : [['', getter(undefined)]]
    default:
      return []
  }
}

const known = new Set([
  'object',
  'strict_object',
  'record',
  'union',
  'variant',
  'optional',
  'nullable',
  'undefinedable'
])

/** Everything in a schema that breaks the rule, one sentence each. */
export const faultsIn = (
  schema: v.GenericSchema,
  name: string,
  rule: Rule,
  above: v.GenericSchema[] = []
): string[] => {
  // A recursive schema was looked at where it was met first.
  if (above.includes(schema)) return []
  const faults = []
  if (schema.type === 'string' || schema.type === 'array') {
    const fault = lengthFault(schema as Node, rule)
    if (fault !== undefined) faults.push(`${name}: ${fault}`)
  } else if (schema.type === 'unknown') {
    if (rule === 'request') faults.push(`${name}: takes anything`)
  } else if (schema.type !== 'lazy' && !known.has(schema.type) && !withoutParts.includes(schema.type))
    faults.push(`${name}: is of the kind ${schema.type}, which this test does not know`)
  // A pipe of other kinds can hold a string further down, as a number's can that travels in an address.
  const within = 'pipe' in schema ? (schema as Node).pipe?.slice(1).filter(step => step.kind === 'schema') : []
  return [
    ...faults,
    ...partsOf(schema as Node).flatMap(([suffix, part]) => faultsIn(part, name + suffix, rule, [...above, schema])),
    ...(within ?? []).flatMap(part => faultsIn(part as v.GenericSchema, name, rule, [...above, schema]))
  ]
}

/** Addresses of other hosts, one of each kind that a schema may take. */
const addresses = [
  'https://example.com',
  'https://example.com/a.js',
  'https://example.com/dev/workplace',
  'http://localhost:8080/a',
  'wss://example.com'
]

const users = ['user:password@', 'user@', ':password@', '@', 'portal.example.com%2F@']

const takes = (schema: v.GenericSchema, text: string): boolean => v.safeParse(schema, text).success

/** Whether a text of any kind fits, or a password: such a string is no address, whatever somebody writes there. */
const isFree = (schema: v.GenericSchema): boolean =>
  ['no address', 'no address of 1 kind or another'].some(text => takes(schema, text))

/** The addresses in a schema that may name a user before their host, one name each, and how many addresses there are. */
export const addressesIn = (
  schema: v.GenericSchema,
  name: string,
  above: v.GenericSchema[] = []
): { name: string; namesUser: boolean }[] => {
  if (above.includes(schema)) return []
  const taken = schema.type === 'string' && !isFree(schema) ? addresses.filter(address => takes(schema, address)) : []
  const withUsers = taken.flatMap(address => users.map(user => address.replace('://', `://${user}`)))
  return [
    ...(taken.length === 0 ? [] : [{ name, namesUser: withUsers.some(address => takes(schema, address)) }]),
    ...partsOf(schema as Node).flatMap(([suffix, part]) => addressesIn(part, name + suffix, [...above, schema]))
  ]
}
