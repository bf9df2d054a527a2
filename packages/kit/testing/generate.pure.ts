import * as v from 'valibot'
import { samples } from './samples.pure.ts'

/** A schema that the generator can't read, or whose rules none of its values keeps. */
export class NotGenerated extends Error {
  override readonly name = 'NotGenerated'
}

type Schema = v.GenericSchema

/** The parts of schemas that the generator reads. Their exact types are lost in a schema of any kind. */
type Parts = {
  entries: Record<string, Schema>
  item: Schema
  items: readonly Schema[]
  key: Schema
  value: Schema
  wrapped: Schema
  options: readonly unknown[]
  literal: unknown
  getter: (input: unknown) => Schema
  pipe: readonly unknown[]
}

/** Deeper lists stay empty, because a tree may be as deep as it likes. */
const deepest = 4

/**
 * Makes data that fits a schema: the same data for the same turn. Another turn has other numbers and texts.
 * @throws NotGenerated
 */
export const generate = (schema: Schema, turn = 1, depth = 0): unknown => {
  const made = candidates(schema, turn, depth).find(value => v.is(schema, value))
  if (made === undefined && !v.is(schema, undefined))
    throw new NotGenerated(`No generated value fits a schema of the type ${schema.type}.`)
  return made
}

/** Values of which one should fit. A rule of a schema may refuse the first of them. */
const candidates = (schema: Schema, turn: number, depth: number): readonly unknown[] => {
  const parts = schema as unknown as Parts
  switch (schema.type) {
    case 'string':
      return samples(turn)
    case 'number':
      return [turn, 0, 1_774_000_000_000 + turn * 60_000, turn / 10, ...boundsOf(parts)]
    case 'boolean':
      return [turn % 2 === 1, turn % 2 === 0]
    case 'null':
      return [null]
    case 'unknown':
      return [null]
    case 'literal':
      return [parts.literal]
    case 'picklist':
      return rotate(parts.options, turn)
    case 'array':
      return listsOf(parts.item, turn, depth)
    case 'record':
      return [{ [String(generate(parts.key, turn, depth + 1))]: generate(parts.value, turn, depth + 1) }, {}]
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return [objectOf(parts.entries, turn, depth)]
    case 'optional':
    case 'nullable':
    case 'nullish':
      return [generate(parts.wrapped, turn, depth)]
    case 'lazy':
      return [generate(parts.getter(undefined), turn, depth)]
    case 'union':
    case 'variant':
      return rotate(parts.options as readonly Schema[], turn).flatMap(option => madeOf(option, turn, depth))
    default:
      throw new NotGenerated(`The generator does not know schemas of the type ${schema.type}.`)
  }
}

/** The value of one option; none where the generator can make none, so that another option counts. */
const madeOf = (option: Schema, turn: number, depth: number): readonly unknown[] => {
  try {
    return [generate(option, turn, depth)]
  } catch (error) {
    if (error instanceof NotGenerated) return []
    throw error
  }
}

/** Each part of an object has another turn, so that its numbers differ. */
const objectOf = (entries: Record<string, Schema>, turn: number, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).map(([key, schema], place) => [key, generate(schema, turn + place, depth + 1)])
  )

/** Two items, or as many as the schema asks for. */
const listsOf = (item: Schema, turn: number, depth: number): readonly unknown[][] => {
  if (depth >= deepest) return [[]]
  const made = [turn, turn + 1].map(it => generate(item, it * 10, depth + 1))
  return [made, made.slice(0, 1), []]
}

/** The limits that the checks of a number name. */
const boundsOf = ({ pipe = [] }: Partial<Parts>): readonly unknown[] =>
  pipe.map(step => (step as { requirement?: unknown }).requirement).filter(it => typeof it === 'number')

const rotate = <Item>(items: readonly Item[], turn: number): readonly Item[] => {
  const start = turn % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
