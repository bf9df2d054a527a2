import { followChange } from '@portal/session'
import { onScopeDispose } from 'vue'
import { lookEveryMs, pauseBefore } from './freshness.pure.ts'

/** The news of what the wall shows. */
const news = ['robots_changed', 'tasks_changed', 'faults_changed', 'dispatches_changed']

/** Asks again after news of what the wall shows, after the channel is back, and every now and then. */
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
  const unlisten = followChange(news, () => {
    if (waiting) return
    waiting = true
    askIn(pauseBefore(askedAt, performance.now()))
  })
  askIn(lookEveryMs)
  onScopeDispose(() => {
    unlisten()
    clearTimeout(timer)
  })
}
