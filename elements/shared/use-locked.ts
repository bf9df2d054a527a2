import { type ActState, actLock } from '@portal/session'
import { useState } from 'react'

/**
 * The lock of a button that sends, for a component.
 * @param act shows its own failure and never rejects
 * @returns how the lock stands, and what runs the act unless it is locked
 */
export const useLocked = (act: () => Promise<unknown>): [state: ActState, run: () => void] => {
  const [state, tell] = useState<ActState>('free')
  const [run] = useState(() => actLock(tell))
  return [state, () => void run(act)]
}
