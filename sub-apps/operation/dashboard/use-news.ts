import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'
import { lookEveryMs, pauseBefore } from './freshness.pure.ts'

/** Asks again after news of robots, after the channel is back, and every now and then. */
export const useNews = (load: () => Promise<void>): void => {
  let askedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const askIn = (pauseMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      askedAt = performance.now()
      waiting = false
      askIn(lookEveryMs)
      void load()
    }, pauseMs)
  }
  let waiting = false
  const unlisten = $change.listen(change => {
    if (waiting || (change?.action !== 'dashboard_changed' && change?.action !== 'reconnected')) return
    waiting = true
    askIn(pauseBefore(askedAt, performance.now()))
  })
  askIn(lookEveryMs)
  onScopeDispose(() => {
    unlisten()
    clearTimeout(timer)
  })
}
