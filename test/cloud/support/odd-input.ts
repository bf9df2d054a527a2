import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/* Inputs that are wrong in every way that a schema's own shape suggests, for tests that send them. */

/** The facts of the library's schemas that help to make input which does not fit. */
type Shape = {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  wrapped?: Shape
  options?: readonly unknown[]
  literal?: unknown
}

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** By way of JSON, because only there is `__proto__` a key like any other. */
const reachingPrototypes: unknown[] = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"hasOwnProperty":1,"toString":null,"valueOf":{}}'
].map(text => JSON.parse(text))

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  'é\u0301\u0301\u0301',
  'ﷺ'.repeat(200),
  "'; drop table users; --",
  '{{nickname}}<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%zz',
  '１２３４５６',
  '1e3',
  '0x10',
  '-0',
  'NaN',
  'null',
  '[object Object]',
  '2026-02-30',
  '+8613800000001',
  'operator@demo.example',
  'x'.repeat(5_000)
]

const oddNumbers = [-1, 0, -0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE, 8.64e15 + 1]

const oddity: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], nested(19), nested(25), nested(500)),
  fc.constantFrom<unknown>(...reachingPrototypes),
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.integer(), { maxLength: 300 })
)

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && 'type' in value

/** Sometimes a value that the schema asks for, as far as its shape tells. So code behind the schema is reached as well. */
const plausible = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.entries !== undefined) return oddObject(shape.entries)
  if (shape.wrapped !== undefined) return oddValue(shape.wrapped)
  if (shape.item !== undefined) return fc.array(oddValue(shape.item), { maxLength: 5 })
  if ('literal' in shape) return fc.constant(shape.literal)
  const options = shape.options ?? []
  if (options.length > 0)
    return fc.oneof(...options.map(option => (isShape(option) ? oddValue(option) : fc.constant(option))))
  if (shape.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer(), fc.maxSafeNat())
  if (shape.type === 'boolean') return fc.boolean()
  return fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.emailAddress(),
    fc.stringMatching(/^\d{6}$/),
    fc.constantFrom('+8613912345678', '2026-03-13', 'password-1', 'en', '1')
  )
}

const oddValue = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: plausible(shape), weight: 3 }, { arbitrary: oddity, weight: 1 })

/** Any of the fields may be missing, and there may be some that nobody asked for. */
const oddObject = (entries: Record<string, Shape>): fc.Arbitrary<object> => {
  const fields = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, oddValue(entry)]))
  const known = fc.oneof(
    { arbitrary: fc.record(fields), weight: 2 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 }
  )
  const unknown = fc.option(fc.constantFrom<unknown>(...reachingPrototypes, { extra: nested(5) }), { nil: {}, freq: 6 })
  // Joined as own properties: an assignment would set the prototype instead.
  return fc
    .tuple(known, unknown)
    .map(([first, second]) =>
      Object.defineProperties(
        {},
        { ...Object.getOwnPropertyDescriptors(first), ...Object.getOwnPropertyDescriptors(second) }
      )
    )
}

/** Inputs for a schema: most of them wrong, some right by chance. */
export const oddInput = (schema: GenericSchema): fc.Arbitrary<unknown> => {
  const shape: unknown = schema
  if (!isShape(shape)) throw new TypeError('this is no schema')
  return fc.oneof({ arbitrary: plausible(shape), weight: 9 }, { arbitrary: oddity, weight: 1 })
}
