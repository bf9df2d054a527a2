import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in pixels, also while it changes; 800 before it is known. */
export const useWidth = (element: RefObject<Element | null>): number => {
  const [width, setWidth] = useState(800)
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(entry?.contentRect.width ?? 0, 1)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
