import { whenComposed } from '@portal/session'
import { useEffect, useState } from 'react'

/** The text of a field without a word that an input method still composes. Lists are filtered by it. */
export const useComposed = (typed: string): string => {
  const [composed, setComposed] = useState(typed)
  useEffect(() => whenComposed(() => setComposed(typed)), [typed])
  return composed
}
