/** Attributes hold plain values. All other values are set by property and never appear in the markup. */
type Primitives = { string: string; number: number; boolean: boolean }
export type PrimitiveType = keyof Primitives

/** The name of a plain value's type; `never` for values that an attribute can't hold. */
export type TypeNameOf<Value> = {
  [Type in PrimitiveType]: [Value] extends [Primitives[Type]] ? Type : never
}[PrimitiveType]

/** The result of `readPrimitive` for a value of another type. */
export const invalid = Symbol('invalid')

/**
 * Reads a plain value from an attribute's text or from a property. Frameworks set either, by their own rules.
 * @returns undefined when the default applies
 */
export const readPrimitive = (type: PrimitiveType, value: unknown): unknown => {
  // Never undefined: Vue sets a property as a boolean only when its current value is a boolean.
  if (type === 'boolean') return value !== null && value !== undefined && value !== false && value !== 'false'
  if (value === null || value === undefined) return undefined
  if (type === 'string') return typeof value === 'object' ? invalid : String(value)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : invalid
}

/** Converts `menuOpen` to the attribute `menu-open`, and back. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
export const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
