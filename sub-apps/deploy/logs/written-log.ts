import { $format } from '@portal/session'
import { useMemo } from 'react'
import type { RemoteLog } from '#contract/calls/robot-logs/remote-logs.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** How the facts of a log are written for readers of the current language. */
export const useWrittenLog = () => {
  const text = useText()
  const format = useStore($format)
  return useMemo(
    () => ({
      name: ({ log }: Pick<RemoteLog, 'log'>): string => text(`log.${log}`),
      time: ({ from, to }: Pick<RemoteLog, 'from' | 'to'>): string =>
        text('logs.fromTo', { from: format.time(from), to: format.time(to) }),
      /** Empty where the text is not kept any more. */
      size: ({ kept }: Pick<RemoteLog, 'kept'>): string =>
        kept === null
          ? ''
          : kept.size < 1_000_000
            ? text('unit.kilobytes', { value: format.number(Math.ceil(kept.size / 1_000)) })
            : text('unit.megabytes', { value: format.number(Math.round(kept.size / 100_000) / 10) })
    }),
    [text, format]
  )
}
