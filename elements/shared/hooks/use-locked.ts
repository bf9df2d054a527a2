import { type ActState, actLock } from '@portal/session'
import { useState } from 'react'

/**
 * The lock of a sending button, for a component.
 * @param act shows its own failure and never rejects
 * @returns the state of the lock, and a function that runs the act unless it is locked
 */
export const useLocked = (act: () => Promise<unknown>): [state: ActState, run: () => void] => {
  const [state, tell] = useState<ActState>('free')
  const [run] = useState(() => actLock(tell))
  return [state, () => void run(act)]
}
