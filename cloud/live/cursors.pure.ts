/** So many processes are remembered, and the one that was not heard for longest is forgotten beyond it. */
const sendersMax = 100

/** So many of its own announcements a process keeps, for others that missed some. With more than that it costs less to ask for everything. */
const keptMax = 500

/** All announcements of a process through one number were heard, and of the later ones some. */
type Place = { through: number; later: Set<number> }

/**
 * How far this process has heard each other one, whose announcements are numbered from 1. An announcement may come
 * twice, or behind a later one: two ways lead from process to process.
 */
export const createCursors = () => {
  const places = new Map<string, Place>()
  const placeOf = (sender: string): Place => {
    const place = places.get(sender) ?? { through: 0, later: new Set() }
    places.delete(sender)
    places.set(sender, place)
    const [longest] = places.keys()
    if (places.size > sendersMax && longest !== undefined) places.delete(longest)
    return place
  }
  const moveTo = (place: Place, number: number): void => {
    place.through = Math.max(place.through, number)
    for (const later of place.later) if (later <= place.through) place.later.delete(later)
    while (place.later.delete(place.through + 1)) place.through += 1
  }
  return {
    /** @returns whether it is heard for the first time */
    take: (sender: string, number: number): boolean => {
      const place = placeOf(sender)
      if (number <= place.through || place.later.has(number)) return false
      place.later.add(number)
      moveTo(place, place.through)
      return true
    },
    /** All announcements through this number count as heard. */
    skip: (sender: string, number: number): void => moveTo(placeOf(sender), number),
    /** Whether an announcement is missing before one that came. */
    hasHoles: (): boolean => [...places.values()].some(({ later }) => later.size > 0),
    /** The missing announcements count as heard. */
    closeHoles: (): void => {
      for (const place of places.values()) moveTo(place, Math.max(place.through, ...place.later))
    },
    /** Each process, and the number through which all was heard. */
    heard: (): Record<string, number> =>
      Object.fromEntries(Array.from(places, ([sender, { through }]) => [sender, through]))
  }
}

/** The newest announcements of this process, as they travelled. */
export const createOwnLog = () => {
  const kept: string[] = []
  let last = 0
  return {
    /** Keeps the next announcement, which `write` makes of its number. @returns what `write` made */
    add: (write: (number: number) => string): string => {
      last += 1
      const text = write(last)
      kept.push(text)
      if (kept.length > keptMax) kept.shift()
      return text
    },
    /** All after this number; undefined where one of them is no longer kept. */
    after: (number: number): string[] | undefined => {
      const first = last - kept.length
      return number < first ? undefined : kept.slice(number - first)
    },
    last: (): number => last
  }
}
