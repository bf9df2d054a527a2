import * as limits from '#contract/limits.ts'
import { momentOf, typedTime } from '#kit/portal/local-time.pure.ts'

/* The time for which somebody asks for a log, as two fields have it: on the reader's own clock. */

const minute = 60_000
const hour = 60 * minute

/** Both fields, as somebody typed them. */
type TimeDraft = { from: string; to: string }

/** The hour until now. */
export const lastHour = (now: number): TimeDraft => ({ from: typedTime(now - hour), to: typedTime(now) })

/** The wrong field, and the reason. */
export type TimeProblem = { field: 'from' | 'to'; problem: 'missing' | 'old' | 'future' | 'order' | 'long' }

/** The period that is asked for, or its problem. The cloud has the same limits. */
export const timeOf = ({ from, to }: TimeDraft, now: number): { from: number; to: number } | TimeProblem => {
  const begin = momentOf(from)
  const end = momentOf(to)
  if (begin === undefined) return { field: 'from', problem: 'missing' }
  if (end === undefined) return { field: 'to', problem: 'missing' }
  if (begin < now - limits.logDaysBack * 24 * hour) return { field: 'from', problem: 'old' }
  if (end > now + minute) return { field: 'to', problem: 'future' }
  if (end <= begin) return { field: 'to', problem: 'order' }
  return end - begin > limits.logHoursMax * hour ? { field: 'to', problem: 'long' } : { from: begin, to: end }
}
