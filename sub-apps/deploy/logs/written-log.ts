import { $format, $language, bytesText } from '@portal/session'
import { useMemo } from 'react'
import type { RemoteLog } from '#contract/calls/robot-logs/remote-logs.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** How the facts of a log are written for readers of the current language. */
export const useWrittenLog = () => {
  const text = useText()
  const format = useStore($format)
  const language = useStore($language)
  return useMemo(
    () => ({
      name: ({ log }: Pick<RemoteLog, 'log'>): string => text(`log.${log}`),
      time: ({ from, to }: Pick<RemoteLog, 'from' | 'to'>): string =>
        text('logs.fromTo', { from: format.time(from), to: format.time(to) }),
      /** Empty where the text is not kept any more. */
      size: ({ kept }: Pick<RemoteLog, 'kept'>): string => (kept === null ? '' : bytesText(language, kept.size))
    }),
    [text, format, language]
  )
}
