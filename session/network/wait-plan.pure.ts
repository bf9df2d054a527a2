/** The wait before the first probe, doubled before each further one, up to the longest, in milliseconds. */
const firstWaitMs = 2_000
const longestWaitMs = 30_000

/**
 * The milliseconds until the server is probed again. Pages that lost it at one moment come back at different ones.
 * @param probes how often it was probed since the network failed
 * @param random between 0 and 1
 */
export const waitBefore = (probes: number, random: number): number =>
  Math.round(Math.min(firstWaitMs * 2 ** probes, longestWaitMs) * (1 + random / 2))

/** The place of a part in the window; undefined where it is not known. */
export type Place = { top: number; bottom: number } | undefined

/** 0 is in the window, 1 has no known place, 2 is outside of the window. */
const sightOf = (place: Place, height: number): 0 | 1 | 2 => {
  if (place === undefined) return 1
  return place.bottom > 0 && place.top < height ? 0 : 2
}

/** Puts parts in the order in which a person sees them: those in the window first, from top to bottom. */
export const inOrderOfSight = <Part extends { place: Place }>(parts: readonly Part[], height: number): Part[] =>
  [...parts].sort(
    (one, other) =>
      sightOf(one.place, height) - sightOf(other.place, height) || (one.place?.top ?? 0) - (other.place?.top ?? 0)
  )
