import { type ActState, actLock } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { useSubApp } from '../../adapters/react.ts'

/** An act behind a button: the button's state, the error of a refused act, and the function that starts it. */
export type Act = { state: ActState; error: unknown; run: () => void }

/**
 * The portal's lock of a sending button: a double press runs the act once. A refusal is kept until the next try. Marked
 * entries are forgotten after the act, and when its form leaves the page. A button beside a form says `ofForm: false`: the
 * entries of the form stay marked.
 * @param act returns the function to call afterwards
 */
export const useAct = (act: () => Promise<(() => void) | undefined>, { ofForm = true } = {}): Act => {
  const { unsaved } = useSubApp()
  const [error, setError] = useState<unknown>()
  const [state, tell] = useState<ActState>('free')
  const [lock] = useState(() => actLock(tell))
  const latest = useRef(act)
  latest.current = act
  useEffect(() => (ofForm ? () => unsaved(false) : undefined), [unsaved, ofForm])
  const work = async (): Promise<void> => {
    setError(undefined)
    try {
      const goOn = await latest.current()
      // Before a change of page: marked entries would make it ask.
      if (ofForm) unsaved(false)
      goOn?.()
    } catch (cause) {
      setError(cause)
    }
  }
  return { state, error, run: () => void lock(work) }
}
