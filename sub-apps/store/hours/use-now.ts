import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock. Opening hours are minutes. */
const tickMs = 30_000

/** The time of this device, while a component shows it. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
