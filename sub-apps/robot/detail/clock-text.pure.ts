import { durationText } from '@portal/session'
import type { Text } from '../texts.ts'

const minuteMs = 60_000

/** How far a clock is wrong, in hours and minutes; undefined for one that is right. */
export const clockText = (text: Text, language: string, ahead: number): string | undefined => {
  if (ahead === 0) return undefined
  const minutes = Math.max(1, Math.round(Math.abs(ahead) / minuteMs))
  const duration = durationText(language, minutes * minuteMs)
  return text(ahead > 0 ? 'clock.ahead' : 'clock.behind', { duration })
}
