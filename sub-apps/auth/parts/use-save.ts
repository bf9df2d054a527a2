import type { ActState } from '@portal/session'
import { useEffect, useState } from 'react'
import { useSubApp } from '#kit/adapters/react.ts'
import { useLocked } from '#kit/portal/react/use-locked.ts'

/** A form that is sent: the state of its button, the error of a refused save, and the function that sends it. */
export type Saving = { state: ActState; error: unknown; send: () => void }

/**
 * Sends a form, one request at a time. A refusal is kept until the next try. Marked entries are forgotten after a save, and
 * when the form leaves the page.
 * @param save returns the function to call after the save
 */
export const useSave = (save: () => Promise<() => void>): Saving => {
  const { unsaved } = useSubApp()
  const [error, setError] = useState<unknown>()
  useEffect(() => () => unsaved(false), [unsaved])
  const [state, send] = useLocked(async () => {
    setError(undefined)
    try {
      const goOn = await save()
      // Before a change of page: marked entries would make it ask.
      unsaved(false)
      goOn()
    } catch (cause) {
      setError(cause)
    }
  })
  return { state, error, send }
}
