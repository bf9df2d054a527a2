import { $format, $language, dateFormat } from '@portal/session'
import { useMemo } from 'react'
import type { MeasureKind } from '#contract/calls/deploy/measures.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

const unitOf = (kind: MeasureKind) =>
  kind === 'temperature' ? 'degrees' : kind === 'received' || kind === 'sent' ? 'speed' : 'percent'

/** Devices send tenths of a degree, and kibibytes a second; sizes are written in powers of a thousand everywhere. */
const inShownUnit = (kind: MeasureKind, value: number): number => {
  if (kind === 'temperature') return Math.round(value) / 10
  return unitOf(kind) === 'speed' ? Math.round(value * 1.024) : value
}

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
          value: format.number(inShownUnit(kind, value))
        }),
      clock: (time: number): string => clock.format(time),
      time: (time: number): string => format.time(time)
    }
  }, [text, format, language])
}
