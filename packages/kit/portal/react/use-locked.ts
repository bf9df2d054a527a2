import { type ActState, actLock } from '@portal/session'
import { useState } from 'react'

/** The portal's lock of a sending button: a double press runs the act once. */
export const useLocked = (act: () => Promise<unknown>): [state: ActState, run: () => void] => {
  const [state, tell] = useState<ActState>('free')
  const [run] = useState(() => actLock(tell))
  return [state, () => void run(act)]
}
