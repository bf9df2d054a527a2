let starting: Promise<void> | undefined

/**
 * Starts to load controls whose tag appears on the page, once. Never rejects: a page without them is better than no
 * page, and the next call makes another attempt.
 */
export const startControls = (): Promise<void> => {
  starting ??= System.import<{ startControls: () => void }>('@portal/controls').then(
    controls => controls.startControls(),
    cause => {
      starting = undefined
      console.warn('The controls could not be loaded.', cause)
    }
  )
  return starting
}
