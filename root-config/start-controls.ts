/** Runs what changes methods that the whole page shares. */
type Run = (change: () => void) => void

let run: Run = change => change()

/**
 * The controls replace two methods of the page when they start. While sub-applications are kept apart, a change by the
 * portal itself must not be taken for one of theirs.
 */
export const startControlsWithin = (given: Run): void => {
  run = given
}

/**
 * Starts to load controls whose tag appears on the page. Never rejects: a page without controls is better than no page,
 * and the next call makes another attempt.
 */
export const startControls = (): Promise<void> =>
  System.import<{ startControls: () => void }>('@portal/controls').then(
    controls => run(controls.startControls),
    cause => console.warn('The controls could not be loaded.', cause)
  )
