import { useRef, useState } from 'react'

/** An act that is not begun again while it is under way: who presses twice does it once. */
export const useLocked = (act: () => Promise<void>): [locked: boolean, run: () => void] => {
  const running = useRef(false)
  const [locked, setLocked] = useState(false)
  const run = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setLocked(true)
    try {
      await act()
    } finally {
      running.current = false
      setLocked(false)
    }
  }
  return [locked, () => void run()]
}
