/*
 * Pure: which lines of the log about faults are written, and which are counted. Anybody who makes one fault happen again
 * and again would otherwise fill the disk. One line tells how a fault came about; more of them tell nothing.
 */

export type Fault = {
  level: number
  /** The sentence of the line. */
  msg: string
  type: string
  code: string
  message: string
  stack: string
  /** Where it happened, as `GET /api/messages`; empty where that says nothing. */
  place: string
}

/** The same fault again: how often since it was told last, and how often at each place. */
export type Repeated = Omit<Fault, 'stack' | 'place'> & { again: number; places: Record<string, number> }

type Known = { first: Omit<Fault, 'stack' | 'place'>; again: number; places: Map<string, number> }

/** Faults that are told apart, and places of each one; what is beyond them is counted together. */
const faultsMax = 50
const placesMax = 50

const others = 'others'

/** A message is compared by its beginning, and told by it. */
const messageMaxLength = 500

/** A message without what differs each time: what is quoted, addresses of mailboxes, numbers. */
const shapeOf = (message: string): string =>
  message
    .slice(0, messageMaxLength)
    .replace(/"[^"]{0,200}"|'[^']{0,200}'|`[^`]{0,200}`|<[^>]{0,200}>/g, '…')
    .replace(/[^\s@]{1,64}@[^\s@]{1,64}/g, '…')
    .replace(/[\da-f]{8,}|\d+/gi, '#')

/** The line of the code that threw. Two faults of one sentence from two places are two faults. */
const frameOf = (stack: string): string => /^ +at .+$/m.exec(stack)?.[0] ?? ''

const keyOf = ({ level, msg, type, code, message, stack }: Fault): string =>
  [level, msg, type, code, shapeOf(message), frameOf(stack)].join('\n')

export type RepeatedFaults = {
  /** @returns whether the line is written; otherwise it was counted */
  note: (fault: Fault) => boolean
  /** Hands over the counts, and begins anew. A fault that did not happen again is forgotten: the next one is written. */
  take: () => Repeated[]
}

export const countRepeatedFaults = (): RepeatedFaults => {
  const known = new Map<string, Known>()

  const count = (entry: Known, place: string): void => {
    entry.again += 1
    if (place === '') return
    const kept = entry.places.has(place) || entry.places.size < placesMax ? place : others
    entry.places.set(kept, (entry.places.get(kept) ?? 0) + 1)
  }
  const entryOf = (key: string, { level, msg, type, code, message }: Fault): Known => {
    const entry = {
      first: { level, msg, type, code, message: message.slice(0, messageMaxLength) },
      again: 0,
      places: new Map<string, number>()
    }
    known.set(key, entry)
    return entry
  }

  return {
    note: fault => {
      const key = keyOf(fault)
      const entry = known.get(key)
      if (entry === undefined && known.size < faultsMax) {
        entryOf(key, fault)
        return true
      }
      const further = { ...fault, msg: 'further faults', type: others, code: '', message: '' }
      count(entry ?? known.get(others) ?? entryOf(others, further), fault.place)
      return false
    },
    take: () => {
      const repeated: Repeated[] = []
      for (const [key, entry] of known) {
        const { first, again, places } = entry
        if (again === 0) known.delete(key)
        else repeated.push({ ...first, again, places: Object.fromEntries(places) })
        entry.again = 0
        entry.places = new Map()
      }
      return repeated
    }
  }
}
