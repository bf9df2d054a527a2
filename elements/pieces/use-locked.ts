import { useState } from 'react'
import * as limits from '#contract/limits.ts'

/**
 * Locks a button while it acts, and for two seconds at least (spec §9), so that a second click does not do it twice.
 * @param act shows its own failure and never rejects
 * @returns whether it is locked, and what runs it unless it is
 */
export const useLocked = (act: () => Promise<void>): [locked: boolean, run: () => void] => {
  const [locked, setLocked] = useState(false)
  const run = async (): Promise<void> => {
    if (locked) return
    setLocked(true)
    try {
      await Promise.all([act(), new Promise(resolve => setTimeout(resolve, limits.actionLockMs))])
    } finally {
      setLocked(false)
    }
  }
  return [locked, () => void run()]
}
