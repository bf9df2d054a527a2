import { type ActState, actLock } from '@portal/session'

/** A state for the button that sends, and a function that runs an act unless one is running (docs/requirements.md §9). */
export const useActing = () => {
  let state = $state.raw<ActState>('free')
  const run = actLock(next => {
    state = next
  })
  return {
    get state() {
      return state
    },
    act: (act: () => Promise<unknown>): void => void run(act)
  }
}
