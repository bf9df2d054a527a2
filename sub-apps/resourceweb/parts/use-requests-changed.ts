import { followChange } from '@portal/session'
import { useEffect, useRef } from 'react'

/**
 * Calls back after news of what robots were asked for. Robots answer when they can, and news may have been missed while
 * there was no live channel.
 */
export const useRequestsChanged = (changed: () => void): void => {
  const latest = useRef(changed)
  latest.current = changed
  useEffect(() => followChange(['requests_changed'], () => latest.current()), [])
}
