import { onScopeDispose, type ShallowRef, shallowRef } from 'vue'

/** The time of this machine, each second. */
export const useClock = (): Readonly<ShallowRef<number>> => {
  const now = shallowRef(Date.now())
  const timer = setInterval(() => {
    now.value = Date.now()
  }, 1_000)
  onScopeDispose(() => clearInterval(timer))
  return now
}
