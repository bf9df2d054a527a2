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

type Heard = (text: string, self: unknown) => void

/** Tells of each text that is read, until it is stopped. */
const listen = (heard: Heard): (() => void) => {
  const undo = watched.map(({ owner, name, textOf }) => {
    const own = Object.getOwnPropertyDescriptor(owner, name)
    const method = own?.value as Method
    const counting = function (this: unknown, ...given: unknown[]) {
      heard(String(textOf(this, given[0]) ?? ''), this)
      return Reflect.apply(method, this, given)
    }
    Object.defineProperty(owner, name, { ...own, value: counting })
    return () => Object.defineProperty(owner, name, own ?? {})
  })
  return () => {
    for (const restore of undo) restore()
  }
}

/** The longest string that `act` has read, in UTF-16 units. It has to end before it returns. */
export const longestRead = (act: () => unknown): number => {
  let longest = 0
  const stop = listen(text => {
    longest = Math.max(longest, text.length)
  })
  try {
    act()
  } finally {
    stop()
  }
  return longest
}

/** Counts how often patterns run in this process, but for those that `leaveOut` names, until it is stopped. */
export const countPatternRuns = (leaveOut: readonly string[]) => {
  let runs = 0
  const stop = listen((_text, self) => {
    if (self instanceof RegExp && !leaveOut.includes(String(self))) runs += 1
  })
  return { stop, runs: () => runs }
}

/** Notes which patterns read a text of so many UTF-16 units or more in this process, until it is stopped. */
export const notePatterns = (from: number) => {
  const noted = new Set<string>()
  const stop = listen((text, self) => {
    if (text.length >= from && self instanceof RegExp) noted.add(String(self))
  })
  return { stop, noted: () => [...noted].sort() }
}
