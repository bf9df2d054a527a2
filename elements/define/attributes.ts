/** Attributes hold plain values. Everything else comes in by property and never shows in the markup. */
type Primitives = { string: string; number: number; boolean: boolean }
export type PrimitiveType = keyof Primitives

/** The name of a plain value's type; `never` for what an attribute can't hold. */
export type TypeNameOf<Value> = {
  [Type in PrimitiveType]: [Value] extends [Primitives[Type]] ? Type : never
}[PrimitiveType]

/** What `readPrimitive` gives for a value that is none of its type. */
export const invalid = Symbol('invalid')

/**
 * Reads a plain value, from an attribute's text or as set by property; frameworks set either, by their own rules.
 * @returns undefined where the default holds
 */
export const readPrimitive = (type: PrimitiveType, value: unknown): unknown => {
  // Never undefined: Vue takes a property for a boolean one only where it reads a boolean.
  if (type === 'boolean') return value !== null && value !== undefined && value !== false && value !== 'false'
  if (value === null || value === undefined) return undefined
  if (type === 'string') return typeof value === 'object' ? invalid : String(value)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : invalid
}

/** `menuOpen` is `menu-open` as an attribute, and back. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
export const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
