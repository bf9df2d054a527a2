import { momentOf } from '../beijing.pure.ts'

/** An absence as it is being written: days, and for less than whole days the minutes since midnight. */
export type AbsenceDraft = {
  first: string
  last: string
  wholeDays: boolean
  from: number
  to: number
  reason: string
}

export const noAbsence: AbsenceDraft = { first: '', last: '', wholeDays: true, from: 9 * 60, to: 18 * 60, reason: '' }

/** When it begins and ends. The last day counts. */
export const periodOf = ({ first, last, wholeDays, from, to }: AbsenceDraft): { start: number; end: number } => ({
  start: momentOf(first, wholeDays ? 0 : from),
  end: momentOf(last, wholeDays ? 24 * 60 : to)
})

export type AbsenceProblem = { field: 'first' | 'last'; problem: 'empty' | 'order' | 'past' }

/** The first problem of an absence; undefined where it can be sent. */
export const problemOf = (draft: AbsenceDraft, now: number): AbsenceProblem | undefined => {
  const { start, end } = periodOf(draft)
  if (Number.isNaN(start)) return { field: 'first', problem: 'empty' }
  if (Number.isNaN(end)) return { field: 'last', problem: 'empty' }
  if (end <= start) return { field: 'last', problem: 'order' }
  return end <= now ? { field: 'last', problem: 'past' } : undefined
}
