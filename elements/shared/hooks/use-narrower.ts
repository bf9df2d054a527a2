import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is narrower than so many pixels, for what a container query of the styles cannot change. */
export const useNarrower = (place: RefObject<Element | null>, pixels: number): boolean => {
  const [isNarrower, setIsNarrower] = useState(false)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // An element that is not shown has no width and says nothing.
      if (entry !== undefined && entry.contentRect.width > 0) setIsNarrower(entry.contentRect.width < pixels)
    })
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, pixels])
  return isNarrower
}
