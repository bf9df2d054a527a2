/** A value of a JSON file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value laid over another: objects are merged key by key, anything else is replaced. */
export const mergeJson = (below: Json | undefined, above: Json): Json => {
  if (!isObject(below) || !isObject(above)) return above
  const merged = Object.entries(above).map(([key, value]) => [key, mergeJson(below[key], value)] as const)
  return { ...below, ...Object.fromEntries(merged) }
}
