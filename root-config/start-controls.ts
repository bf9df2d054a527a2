/**
 * Starts to load controls whose tag appears on the page. Never rejects: a page without controls is better than no page,
 * and the next call makes another attempt.
 */
export const startControls = (): Promise<void> =>
  System.import<{ startControls: () => void }>('@portal/controls').then(
    controls => controls.startControls(),
    cause => console.warn('The controls could not be loaded.', cause)
  )
