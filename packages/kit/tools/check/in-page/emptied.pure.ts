import * as v from 'valibot'

/** The same answer with every list empty and every total 0; a part whose schema takes no such list stays as it is. */
export const emptied = (data: unknown, schema: v.GenericSchema): unknown => {
  const empty = withoutItems(data)
  return v.is(schema, empty) ? empty : data
}

const withoutItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'total' ? 0 : withoutItems(part)]))
}
