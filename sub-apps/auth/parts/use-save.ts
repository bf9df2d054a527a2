import type { ActState } from '@portal/session'
import { useEffect, useState } from 'react'
import { useSubApp } from '#kit/adapters/react.ts'
import { useLocked } from './use-locked.ts'

/** A form that is sent: what its button shows, why it was refused, and how it is sent. */
export type Saving = { state: ActState; error: unknown; send: () => void }

/**
 * Sends a form, one time at once. A refusal is kept until the next try. Marked entries are forgotten after a save, and
 * when the form leaves the page.
 * @param save gives what is to be done after the save
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
