import { followChange } from '@portal/session'
import { useEffect, useRef } from 'react'

/** Loads again after news of what robots were asked for, and when the channel is back after a break. */
export const useRobotChanges = (
  load: () => void,
  news: 'requests_changed' | 'logs_changed' = 'requests_changed'
): void => {
  const latest = useRef(load)
  latest.current = load
  useEffect(() => followChange([news], () => latest.current()), [news])
}
