import * as limits from '#contract/limits.ts'

/** `working` while the act is under way, `resting` until the two seconds since its start are over. */
export type ActState = 'free' | 'working' | 'resting'

/** The result of an act that sent nothing, because the form is not complete. The lock opens at once then. */
export const nothingSent = Symbol('nothing sent')

/**
 * Runs acts one at a time, each at least two seconds after the start of the one before (spec §9). An impatient person
 * then makes one call. Every button that sends uses it, in elements, pages and sub-applications.
 * @param tell hears of every change, in the turn in which it happens
 * @returns what runs an act, or does nothing while it is locked. The act shows its own failure and never rejects
 */
export const actLock = (tell: (state: ActState) => void): ((act: () => Promise<unknown>) => Promise<void>) => {
  // Kept here and not asked of the page: of two presses in one turn the second has to know of the first.
  let state: ActState = 'free'
  const become = (next: ActState): void => {
    state = next
    tell(next)
  }
  return async act => {
    if (state !== 'free') return
    become('working')
    const rest = new Promise(resolve => setTimeout(resolve, limits.actionLockMs))
    try {
      if ((await act()) === nothingSent) return
      become('resting')
      await rest
    } finally {
      become('free')
    }
  }
}
