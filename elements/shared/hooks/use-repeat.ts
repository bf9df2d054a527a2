import { createRepeat } from '@portal/session'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Asks again by itself when the network is back. The part that shows the failure calls this.
 * @param error why it failed; undefined where nothing failed. A refusal is not asked for again
 * @param place the part, whose place in the window says when it has its turn
 */
export const useRepeat = (error: unknown, act: () => unknown, place?: RefObject<Element | null>): void => {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const repeat = createRepeat()
    repeat.after(
      error,
      () => void latest.current(),
      () => place?.current
    )
    return repeat.end
  }, [error, place])
}
