import { type RefObject, useEffect, useRef } from 'react'

/** A growing list asks for more when its end is this near below the window, and at most this often (docs/requirements.md §9). */
const infiniteScrollOffsetPx = 100
const infiniteScrollThrottleMs = 200

/**
 * Asks for more of a list as soon as its end comes near the window. It asks at most once in 200 ms (docs/requirements.md §9).
 * @param end stands behind the last item
 * @param active false while more is on its way, and where there is none
 * @param count of the items: a list that has grown and still does not fill the window is asked for more
 */
export const useInfiniteScroll = (
  end: RefObject<Element | null>,
  load: () => Promise<void>,
  active: boolean,
  count: number
): void => {
  const last = useRef(Number.NEGATIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer speaks of its element when it begins, so it begins anew
  useEffect(() => {
    if (!active || end.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (): void => {
      last.current = performance.now()
      void load()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting !== true) return
        const wait = last.current + infiniteScrollThrottleMs - performance.now()
        if (wait <= 0) ask()
        else timer = setTimeout(ask, wait)
      },
      { rootMargin: `${infiniteScrollOffsetPx}px 0px` }
    )
    observer.observe(end.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [end, load, active, count])
}
