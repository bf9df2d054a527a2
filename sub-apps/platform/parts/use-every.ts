import { useEffect, useRef } from 'react'

/** Loads again and again while the page can be seen, for what changes by itself. Nothing without a time. */
export const useEvery = (milliseconds: number | undefined, load: () => void): void => {
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (milliseconds === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
