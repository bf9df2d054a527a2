import { isPartMissing, loadTexts, notify, sentenceOf, showWork, translate } from '@portal/session'
import { useCallback, useRef, useState } from 'react'

/**
 * A part of an element that is loaded with its texts on first use. The state is our own, because React's Suspense can
 * delay new content by up to 300 ms. A failure shows a notice, and the next use tries again.
 * @param load must be the same function on each render
 * @returns the part when it is loaded, and a function that loads it
 */
export const usePart = <Part extends object>(load: () => Promise<Part>): [part: Part | undefined, want: () => void] => {
  const [part, setPart] = useState<Part>()
  const loading = useRef<Promise<unknown>>(undefined)
  const want = useCallback(() => {
    if (loading.current === undefined) {
      const loads = Promise.all([load(), loadTexts('frame')])
      loading.current = loads
      loads.then(
        ([loaded]) => setPart(loaded),
        (cause: unknown) => {
          loading.current = undefined
          notify('error', isPartMissing(cause) ? sentenceOf(cause) : translate('header.partFailed'))
        }
      )
    }
    // A pointer or the focus may have begun it before the press.
    void showWork(loading.current)
  }, [load])
  return [part, want]
}
