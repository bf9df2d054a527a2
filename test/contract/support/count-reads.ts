/*
 * Counts what patterns and the slow functions of strings read, instead of the time they take: a machine can be busy, the
 * length of a string can't. It puts functions around those of this process, and takes them away again.
 */

type Method = (...given: unknown[]) => unknown

type Watched = { owner: object; name: PropertyKey; textOf: (self: unknown, first: unknown) => unknown }

const argument = (_self: unknown, first: unknown) => first
const itself = (self: unknown) => self

/** The functions whose work grows with a string, and where that string is. */
const watched: Watched[] = [
  ...['exec', 'test', Symbol.match, Symbol.matchAll, Symbol.replace, Symbol.search, Symbol.split].map(name => ({
    owner: RegExp.prototype,
    name,
    textOf: argument
  })),
  ...['trim', 'normalize', 'toUpperCase', 'toLowerCase'].map(name => ({
    owner: String.prototype,
    name,
    textOf: itself
  })),
  { owner: Intl.Segmenter.prototype, name: 'segment', textOf: argument }
]

/** The longest string that was read, in UTF-16 units, and all of them together. */
export type Reads = { longest: number; total: number }

/** What `act` has read. It has to end before it returns. */
export const countReads = (act: () => unknown): Reads => {
  const reads = { longest: 0, total: 0 }
  const undo = watched.map(({ owner, name, textOf }) => {
    const own = Object.getOwnPropertyDescriptor(owner, name)
    const method = own?.value as Method
    const counting = function (this: unknown, ...given: unknown[]) {
      const length = String(textOf(this, given[0]) ?? '').length
      reads.longest = Math.max(reads.longest, length)
      reads.total += length
      return Reflect.apply(method, this, given)
    }
    Object.defineProperty(owner, name, { ...own, value: counting })
    return () => Object.defineProperty(owner, name, own ?? {})
  })
  try {
    act()
  } finally {
    for (const restore of undo) restore()
  }
  return reads
}
