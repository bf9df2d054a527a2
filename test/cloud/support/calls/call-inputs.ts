import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/* Inputs for a call as its schemas describe them: the least that fits, with one id of somebody in one place. */

/** A schema alone tells no id that is there, and no sound day or hash. `value` is undefined where any value will do. */
export type Given = { id: (field: string) => number; value: (field: string) => unknown }

/** One place in a schema where an id stands, and the input that has an id there. */
export type IdPlace = { field: string; fill: (id: number, given: Given) => unknown }

const idMax = 2_147_483_647

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const optionsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => [...(anyOf ?? []), ...(oneOf ?? [])].filter(isSchema)

const itemOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  isSchema(items) && !Array.isArray(items) ? items : undefined

const isIdSchema = (schema: JsonSchema): boolean =>
  (schema.type === 'integer' && schema.minimum === 1 && schema.maximum === idMax) ||
  [...optionsOf(schema), itemOf(schema)].some(inner => inner !== undefined && isIdSchema(inner))

/** By its name, or because its schema is the one of all ids. */
const isId = (field: string, schema: JsonSchema): boolean =>
  /Ids?$/.test(field) || (schema.type !== 'object' && isIdSchema(schema))

/** The least value that fits. Optional fields are left out unless they are given. */
const least = (schema: JsonSchema, given: Given): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return leastText(schema)
  if (schema.type === 'array') return leastList(schema, given)
  if (schema.properties !== undefined) return leastObject(schema, given)
  const [first] = optionsOf(schema)
  return first === undefined ? null : least(first, given)
}

const leastText = ({ pattern, minLength = 1, maxLength = 100 }: JsonSchema): string => {
  if (pattern === undefined) return 'A'.repeat(minLength)
  const short = fc.stringMatching(new RegExp(pattern)).filter(text => text.length <= maxLength)
  return fc.sample(short, { numRuns: 1, seed: 1 }).join('')
}

const leastList = (schema: JsonSchema, given: Given): unknown[] => {
  const item = itemOf(schema)
  return Array.from({ length: schema.minItems ?? 0 }, () => (item === undefined ? null : least(item, given)))
}

const fieldsOf = ({ properties = {} }: JsonSchema): [string, JsonSchema][] =>
  Object.entries(properties).flatMap(([field, inner]) => (isSchema(inner) ? [[field, inner]] : []))

const leastObject = (schema: JsonSchema, given: Given, except?: string): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(schema).flatMap(([field, inner]) => {
      if (field === except) return []
      const isRequired = schema.required?.includes(field) === true
      const value = given.value(field)
      if (value !== undefined) return [[field, value]]
      if (!isRequired) return []
      return [[field, isId(field, inner) && !mayBeEmpty(inner) ? withId(inner, given.id(field)) : least(inner, given)]]
    })
  )

const mayBeEmpty = ({ type, minItems = 0 }: JsonSchema): boolean => type === 'array' && minItems === 0

const withId = (schema: JsonSchema, id: number): number | number[] => (schema.type === 'array' ? [id] : id)

const placesIn = (schema: JsonSchema): IdPlace[] => {
  const item = itemOf(schema)
  if (item !== undefined)
    return placesIn(item).map(({ field, fill }) => ({ field, fill: (id, given) => [fill(id, given)] }))
  const ofFields = fieldsOf(schema).flatMap(([field, inner]): IdPlace[] => {
    const places: IdPlace[] = isId(field, inner) ? [{ field, fill: id => withId(inner, id) }] : placesIn(inner)
    return places.map(place => ({
      field: place.field,
      fill: (id, given) => ({ ...leastObject(schema, given, field), [field]: place.fill(id, given) })
    }))
  })
  return [...ofFields, ...optionsOf(schema).flatMap(placesIn)]
}

/** Every place of a schema where an id stands, in each variant of the input that has one. */
export const idPlaces = (schema: GenericSchema): IdPlace[] =>
  placesIn(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))
