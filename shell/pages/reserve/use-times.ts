import { useStore } from '@nanostores/react'
import { $language, browserTimeZone } from '@portal/session'
import { useMemo } from 'react'
import { type Times, timesIn } from './times.ts'

/** Times in the current language and the reader's zone. */
export const useTimes = (): Times => {
  const language = useStore($language)
  return useMemo(() => timesIn(language, browserTimeZone()), [language])
}
