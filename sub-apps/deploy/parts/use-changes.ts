import { $change } from '@portal/session'
import { useEffect, useRef } from 'react'

/** Loads again when robots change, and when the channel is back after a break. */
export const useRobotChanges = (load: () => void): void => {
  const latest = useRef(load)
  latest.current = load
  useEffect(
    () =>
      $change.listen(change => {
        if (change?.action === 'dashboard_changed' || change?.action === 'reconnected') latest.current()
      }),
    []
  )
}
