/** Numbers that look random and are the same for the same keys, for ever. The demo data is made of them. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True in this share of all cases. */
  chance: (share: number) => boolean
}

/** Every number of the demo data follows from it. */
export const seed = 'robot portal'

/** FNV-1a: spreads similar keys over all 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** Mulberry32. Not for secrets. */
export const randomFrom = (...keys: readonly (string | number)[]): Random => {
  let state = hash(keys.join('\n'))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    next,
    pick,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: share => next() < share
  }
}
