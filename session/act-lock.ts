/** How long a button that sent stays locked (docs/requirements.md §9). */
const actionLockMs = 2_000

/** `working` while the act runs; `resting` until two seconds after its start. */
export type ActState = 'free' | 'working' | 'resting'

/** The result of an act that sent nothing, because the form is not complete. The lock opens at once then. */
export const nothingSent = Symbol('nothing sent')

/**
 * Runs acts one at a time, each at least two seconds after the start of the one before (docs/requirements.md §9). An impatient person
 * then makes one call. Every button that sends uses it, in elements, pages and sub-applications.
 * @param tell called synchronously on every change
 * @returns a function that runs an act, or does nothing while locked. The act shows its own failure and never rejects
 */
export const actLock = (tell: (state: ActState) => void): ((act: () => Promise<unknown>) => Promise<void>) => {
  // Kept here and not in the page: the second of two presses in one task must see the first.
  let state: ActState = 'free'
  const become = (next: ActState): void => {
    state = next
    tell(next)
  }
  return async act => {
    if (state !== 'free') return
    become('working')
    const rest = new Promise(resolve => setTimeout(resolve, actionLockMs))
    try {
      if ((await act()) === nothingSent) return
      become('resting')
      await rest
    } finally {
      become('free')
    }
  }
}
