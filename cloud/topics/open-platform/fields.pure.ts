import type { OpenField } from '#contract/calls/open-platform/api-management.ts'

/** The parts of a JSON schema that say what a field holds. */
export type FieldSchema = {
  type?: string
  anyOf?: readonly FieldSchema[]
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
  items?: FieldSchema
}

/** The first form of a schema that is not null. A query's number may be written as text; its first form gives the type. */
const firstForm = (schema: FieldSchema): FieldSchema =>
  schema.type === undefined ? (schema.anyOf?.find(({ type }) => type !== 'null') ?? schema) : schema

const mayBeNull = ({ anyOf = [] }: FieldSchema): boolean => anyOf.some(({ type }) => type === 'null')

/** The type of a field in words: `integer`, `string or null`, or its values. */
export const typeOf = (schema: FieldSchema): string => {
  const form = firstForm(schema)
  const type = form.enum === undefined ? (form.type ?? 'any') : form.enum.join(' | ')
  return mayBeNull(schema) ? `${type} or null` : type
}

/** Every field of an object and of the objects below it, by its path. */
export const fieldsOf = (schema: FieldSchema, path = ''): OpenField[] => {
  const form = firstForm(schema)
  if (form.items !== undefined) return fieldsOf(form.items, `${path}[]`)
  return Object.entries(form.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    const own = { field: at, type: typeOf(field), required: form.required?.includes(name) ?? false }
    return [own, ...fieldsOf(field, at)]
  })
}
