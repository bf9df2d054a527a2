import { isPartMissing, loadTexts, notify, sentenceOf, translate } from '@portal/session'
import { useCallback, useRef, useState } from 'react'

/**
 * A part of an element that is loaded with its texts on first use. The state is our own, because React's Suspense can
 * delay new content by up to 300 ms. A failure shows a notice, and the next use tries again.
 * @param load must be the same function on each render
 * @returns the part when it is loaded, and a function that loads it
 */
export const usePart = <Part extends object>(load: () => Promise<Part>): [part: Part | undefined, want: () => void] => {
  const [part, setPart] = useState<Part>()
  const wanted = useRef(false)
  const want = useCallback(() => {
    if (wanted.current) return
    wanted.current = true
    Promise.all([load(), loadTexts('frame')]).then(
      ([loaded]) => setPart(loaded),
      (cause: unknown) => {
        wanted.current = false
        notify('error', isPartMissing(cause) ? sentenceOf(cause) : translate('header.partFailed'))
      }
    )
  }, [load])
  return [part, want]
}
