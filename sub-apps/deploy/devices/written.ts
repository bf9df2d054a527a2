import { $format, $language, dateFormat } from '@portal/session'
import { useMemo } from 'react'
import type { MeasureKind } from '#contract/calls/deploy/measures.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

const unitOf = (kind: MeasureKind) =>
  kind === 'temperature' ? 'degrees' : kind === 'received' || kind === 'sent' ? 'speed' : 'percent'

/** How measures and their times are written for readers of the current language. */
export const useWritten = () => {
  const text = useText()
  const format = useStore($format)
  const language = useStore($language)
  return useMemo(() => {
    const clock = dateFormat(language, { timeStyle: 'short' })
    return {
      /** With its unit. */
      measure: (kind: MeasureKind, value: number): string =>
        text(`unit.${unitOf(kind)}`, {
          value: format.number(kind === 'temperature' ? Math.round(value) / 10 : value)
        }),
      clock: (time: number): string => clock.format(time),
      time: (time: number): string => format.time(time)
    }
  }, [text, format, language])
}
