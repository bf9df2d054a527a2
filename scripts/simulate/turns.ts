import * as limits from '#contract/limits.ts'

/** Gives robots their turn, as many at once as a call takes; after the last ones the first ones again. */
export const turnsOf = <Robot>(robots: readonly Robot[]): (() => readonly Robot[]) => {
  let from = 0
  return () => {
    const turn = robots.slice(from, from + limits.runReportsMax)
    from = from + limits.runReportsMax < robots.length ? from + limits.runReportsMax : 0
    return turn
  }
}
