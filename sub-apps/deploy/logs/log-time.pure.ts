import * as limits from '#contract/limits.ts'

/* The time for which somebody asks for a log, as two fields have it: on the reader's own clock. */

const minute = 60_000
const hour = 60 * minute

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a field has it: `2026-03-12T14:05`. */
export const typedTime = (moment: number): string => {
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment of a field; undefined for a text that is none. */
export const momentOf = (typed: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined
  const moment = new Date(typed).getTime()
  return Number.isNaN(moment) ? undefined : moment
}

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
