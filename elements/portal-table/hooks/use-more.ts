import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The table asks for more rows when its end is this near, and at most this often (docs/requirements.md §9). */
const offsetPx = 100
const throttleMs = 200

/**
 * Tells that the end of the rows comes near the visible part of the scrolling box.
 * @param end stands behind the last row
 * @param isActive false while rows are on their way, and where there are no more
 * @param count of the rows: a table that has grown and still does not fill its box tells it again
 */
export const useMore = (
  box: RefObject<Element | null>,
  end: RefObject<Element | null>,
  isActive: boolean,
  count: number,
  onMore: () => void
): void => {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const tell = useEffectEvent(() => {
    last.current = performance.now()
    onMore()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer speaks of its element when it begins, so each count begins one
  useEffect(() => {
    if (!isActive || end.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      entries => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting !== true) return
        timer = setTimeout(tell, Math.max(0, last.current + throttleMs - performance.now()))
      },
      { root: box.current, rootMargin: `${offsetPx}px 0px` }
    )
    observer.observe(end.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [box, end, isActive, count])
}
