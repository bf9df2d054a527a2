import { useEffect, useState } from 'react'

/** The outline of the continents as the path of an SVG. It has a file of its own; without that, the map has its lines alone. */
export const useOutline = (): string => {
  const [outline, setOutline] = useState('')
  useEffect(() => {
    let isShown = true
    import('./land.outline').then(
      land => {
        if (isShown) setOutline(land.default)
      },
      () => undefined
    )
    return () => {
      isShown = false
    }
  }, [])
  return outline
}
