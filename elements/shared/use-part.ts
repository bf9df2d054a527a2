import { loadTexts, notify, translate } from '@portal/session'
import { useCallback, useRef, useState } from 'react'

/**
 * A part of an element that not every visitor needs at once: fetched with its texts when it is first wanted. It is kept in a state of
 * our own, since React's Suspense holds back what it reveals for up to 300 ms. A failure says so; wanting it again asks
 * again.
 * @param load must be the same function at each drawing
 * @returns the part once it is there, and what fetches it
 */
export const usePart = <Part extends object>(load: () => Promise<Part>): [part: Part | undefined, want: () => void] => {
  const [part, setPart] = useState<Part>()
  const wanted = useRef(false)
  const want = useCallback(() => {
    if (wanted.current) return
    wanted.current = true
    Promise.all([load(), loadTexts('frame')]).then(
      ([loaded]) => setPart(loaded),
      () => {
        wanted.current = false
        notify('error', translate('header.partFailed'))
      }
    )
  }, [load])
  return [part, want]
}
