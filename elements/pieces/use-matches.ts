import { useCallback, useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer and the header has a button for it; the same number stands in the CSS. */
export const narrowScreen = '(width < 768px)'

/** Whether a media query holds, followed live. */
export const useMatches = (query: string): boolean => {
  const follow = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query]
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
