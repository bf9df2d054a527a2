type Heard = { longestTask: number; longestSilence: number }

declare global {
  var heartbeat: { begin: () => void; end: () => Heard } | undefined
}

/**
 * Runs inside the page before its own scripts. The browser tells of tasks from 50 ms on. The beat tells of everything
 * else that keeps the page from answering.
 */
export const startHeartbeat = (): void => {
  let heard: Heard = { longestTask: 0, longestSilence: 0 }
  let last = performance.now()
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) heard.longestTask = Math.max(heard.longestTask, duration)
  }).observe({ type: 'longtask' })
  setInterval(() => {
    const now = performance.now()
    heard.longestSilence = Math.max(heard.longestSilence, now - last)
    last = now
  }, 5)
  globalThis.heartbeat = {
    begin: () => {
      heard = { longestTask: 0, longestSilence: 0 }
    },
    end: () => heard
  }
}
