import { codes } from '#contract/codes.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Rate } from '../../rules.ts'
import { countOne } from './sql.ts'

/**
 * Counts one more act of a kind that somebody may do so many times within a window.
 * @throws Refusal 610520, and nothing is counted, for one too many
 */
export const countOrRefuse = async (
  database: Database,
  subject: string,
  { count, windowMs }: Rate,
  now: number
): Promise<void> => {
  const outcome = await countOne(database, subject, now, { count, since: now - windowMs + 1 })
  if (outcome !== 'counted') throw new Refusal(codes.accessTooFrequent)
}

/** Subjects that are told apart within one window; more of them are counted together. */
const subjectsMax = 10_000

/** Counts in this process: `one` counts one more of a subject, and `refuseSpent` counts nothing. */
export type CountHere = { one: (subject: string) => void; refuseSpent: (subject: string) => void }

/**
 * Counts in this process alone. Some requests are refused so often that a count in the database would cost more than it
 * saves.
 * @returns functions that throw Refusal 610520 for a subject with one too many
 */
export const countHere = ({ count, windowMs }: Rate, now: Clock): CountHere => {
  const counts = new Map<string, number>()
  let from = now()
  const keyOf = (subject: string): string => {
    const time = now()
    // A clock that was set back begins a window, too.
    if (time >= from + windowMs || time < from) {
      counts.clear()
      from = time
    }
    return counts.has(subject) || counts.size < subjectsMax ? subject : 'others'
  }
  const refuseSpent = (subject: string) => {
    if ((counts.get(keyOf(subject)) ?? 0) >= count) throw new Refusal(codes.accessTooFrequent)
  }
  return {
    refuseSpent,
    one: subject => {
      refuseSpent(subject)
      const key = keyOf(subject)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
}
