/** A step of the tab's history within one application, and when it was, in milliseconds of the page's clock. */
export type Step = { kind: 'back' | 'forward' | 'push'; at: number }

const twoBacksWithinMs = 5_000
/** Nobody goes forward so soon after a step back. */
const forwardWithinMs = 500

/**
 * Whether an application undoes each step back: two steps back in a short time, and between them it returned by itself.
 * @param steps since the last press of the person, oldest first
 */
export const holdsBack = (steps: readonly Step[]): boolean => {
  const last = steps.at(-1)
  const first = steps.findLastIndex((it, at) => it.kind === 'back' && at < steps.length - 1)
  const back = steps[first]
  if (last?.kind !== 'back' || back === undefined || last.at - back.at > twoBacksWithinMs) return false
  return steps
    .slice(first + 1, -1)
    .some(({ kind, at }) => kind === 'push' || (kind === 'forward' && at - back.at <= forwardWithinMs))
}
