/** A page that has not grown so long after so many milliseconds has other content now. */
const longestWaitMs = 30_000

/** The events of a person who scrolls or works. The page must not jump then. */
const ownActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings a page that a person comes back to by Back or Forward to the place where it was left. The browser tries that
 * at once, when the page has no content yet. Without the Navigation API only the browser's own way is left.
 */
export const keepScrollPlaces = (): void => {
  const { navigation } = globalThis
  if (navigation === undefined) return
  /** By the keys of the history's entries. */
  const places = new Map<string, number>()
  let wait: AbortController | undefined

  const start = navigation.currentEntry?.key
  if (start !== undefined) places.set(start, scrollY)

  addEventListener(
    'scroll',
    () => {
      const key = navigation.currentEntry?.key
      // While the content is on its way, the page is shorter, and the browser moves it.
      if (key !== undefined && (wait === undefined || wait.signal.aborted)) places.set(key, scrollY)
    },
    { passive: true }
  )
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    wait?.abort()
    const top = places.get(navigation.currentEntry?.key ?? '')
    if (navigationType !== 'traverse' || top === undefined || top === 0) return
    wait = new AbortController()
    scrollWhenLong(top, wait)
  })
}

const scrollWhenLong = (top: number, wait: AbortController): void => {
  const { signal } = wait
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return
    scrollTo({ top, behavior: 'instant' })
    wait.abort()
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ownActs) addEventListener(act, () => wait.abort(), { signal, passive: true })
  setTimeout(() => wait.abort(), longestWaitMs)
  observer.observe(document.body)
}
