import { listFormat, numberFormat } from '@portal/session'
import type { Text } from '../texts.ts'

const minuteMs = 60_000

/** How far a clock is wrong, in hours and minutes; undefined for one that is right. */
export const clockText = (text: Text, language: string, ahead: number): string | undefined => {
  if (ahead === 0) return undefined
  const minutes = Math.max(1, Math.round(Math.abs(ahead) / minuteMs))
  const part = (unit: 'hour' | 'minute', count: number): string[] =>
    count === 0 ? [] : [numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)]
  const parts = [...part('hour', Math.floor(minutes / 60)), ...part('minute', minutes % 60)]
  const duration = listFormat(language, { type: 'unit', style: 'short' }).format(parts)
  return text(ahead > 0 ? 'clock.ahead' : 'clock.behind', { duration })
}
