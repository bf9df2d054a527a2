import { type ActState, actLock } from '@portal/session'
import { type ShallowRef, shallowRef } from 'vue'

/** A state for the button that sends, and a function that runs an act unless one is running (docs/requirements.md §9). */
export const useActing = (): {
  state: Readonly<ShallowRef<ActState>>
  act: (act: () => Promise<unknown>) => void
} => {
  const state = shallowRef<ActState>('free')
  const run = actLock(next => {
    state.value = next
  })
  return { state, act: act => void run(act) }
}
