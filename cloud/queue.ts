import { Overloaded } from './overloaded.pure.ts'

export type QueueRules = {
  /** A name for the calls that wait here, for the error. */
  name: string
  /** So many pieces of work are under way at the same time. */
  atOnce: number
  /** So many wait at most, and so many of one owner; without a bound where somebody else bounds them. */
  waitingMax?: number
  waitingOfOwnerMax?: number
  /** No work waits longer, in milliseconds: the caller who asked for it has given up by then. */
  waitMs?: number
}

type Place = {
  /** 0 goes before 1, and 1 before 2. */
  level?: number
  /** For whom: owners of one level take turns. */
  owner?: string
}

export type Queue = {
  /**
   * Does a piece of work when its turn has come.
   * @throws Overloaded where too much waits, or where the turn did not come in time; the work was not begun
   */
  run: <Result>(work: () => Promise<Result>, place?: Place) => Promise<Result>
  waiting: () => number
}

type Waiting = { owner: string; since: number; begin: () => void; refuse: (error: Overloaded) => void }

/** The entries of one level, by owner; the owner whose turn is next stands first. */
type Level = Map<string, Waiting[]>

/** Every third turn is for the work that waited longest, on any level: an endless first level shuts nobody out. */
const turnsOfAge = 3

const headOf = (level: Level): Waiting | undefined => level.values().next().value?.[0]

const takeFirst = (level: Level): Waiting | undefined => {
  const [owner, line] = level.entries().next().value ?? []
  if (owner === undefined || line === undefined) return undefined
  const first = line.shift()
  // To the end, so that every other owner has a turn before this one has another.
  level.delete(owner)
  if (line.length > 0) level.set(owner, line)
  return first
}

/** Of the owner with the longest line the one that came last. */
const takeLast = (level: Level): Waiting | undefined => {
  const [longest] = [...level].sort(([, one], [, other]) => other.length - one.length)
  if (longest === undefined) return undefined
  const [owner, line] = longest
  const last = line.pop()
  if (line.length === 0) level.delete(owner)
  return last
}

/**
 * A line with a bound in front of something that does little at once. Each piece of work leaves the event loop to
 * everybody else for a moment before the next begins. Where the line is full, new work takes the place of work on a later
 * level, if there is any.
 */
export const createQueue = (rules: QueueRules, now: () => number = () => performance.now()): Queue => {
  const { name, atOnce } = rules
  const { waitingMax = Infinity, waitingOfOwnerMax = Infinity, waitMs = Infinity } = rules
  const levels: Level[] = []
  let underWay = 0
  let waiting = 0
  let turns = 0

  const next = (): Waiting | undefined => {
    turns += 1
    const byAge = (one: Level, other: Level) =>
      (headOf(one)?.since ?? Number.POSITIVE_INFINITY) - (headOf(other)?.since ?? Number.POSITIVE_INFINITY)
    for (const level of turns % turnsOfAge === 0 ? levels.toSorted(byAge) : levels) {
      const first = takeFirst(level)
      if (first !== undefined) return first
    }
    return undefined
  }
  const beginNext = (): void => {
    while (underWay < atOnce) {
      const first = next()
      if (first === undefined) return
      waiting -= 1
      if (now() - first.since > waitMs) first.refuse(new Overloaded(`waited too long for ${name}`))
      else first.begin()
    }
  }
  const makeRoom = (level: number): boolean => {
    for (let later = levels.length - 1; later > level; later -= 1) {
      const last = takeLast(levels[later] ?? new Map())
      if (last === undefined) continue
      waiting -= 1
      last.refuse(new Overloaded(`gave up its place in the line for ${name}`))
      return true
    }
    return false
  }

  const run = <Result>(work: () => Promise<Result>, { level = 0, owner = '' }: Place = {}): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const begin = () => {
        underWay += 1
        // Only after others had their turn of the event loop: PGlite does its work within one.
        const end = () =>
          setImmediate(() => {
            underWay -= 1
            beginNext()
          })
        // A piece of work that throws before it gives a promise is refused like any other, and leaves its place.
        Promise.try(work).then(resolve, reject).finally(end)
      }
      if (underWay < atOnce && waiting === 0) return begin()
      for (let index = levels.length; index <= level; index += 1) levels.push(new Map())
      const lines: Level = levels[level] ?? new Map()
      const line = lines.get(owner) ?? []
      if (line.length >= waitingOfOwnerMax) return reject(new Overloaded(`one owner fills its share of ${name}`))
      if (waiting >= waitingMax && !makeRoom(level)) return reject(new Overloaded(`too much waits for ${name}`))
      line.push({ owner, since: now(), begin, refuse: reject })
      lines.set(owner, line)
      waiting += 1
    })
  return { run, waiting: () => waiting }
}
