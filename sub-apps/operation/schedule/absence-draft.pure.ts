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

export type AbsenceProblem = 'empty' | 'order' | 'past'

/** The problems of an absence by their fields. */
export const problemsOf = (draft: AbsenceDraft, now: number): Partial<Record<'first' | 'last', AbsenceProblem>> => {
  const { start, end } = periodOf(draft)
  return {
    ...(Number.isNaN(start) && { first: 'empty' }),
    ...(Number.isNaN(end) && { last: 'empty' }),
    ...(end <= start && { last: 'order' }),
    ...(end > start && end <= now && { last: 'past' })
  }
}
