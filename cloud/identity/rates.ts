import { codes } from '#contract/codes.ts'
import type { Database } from '../database/open.ts'
import { countOne } from '../database/rate-counters.ts'
import { Refusal } from '../refusal.ts'
import type { Rate } from './rules.ts'

/**
 * Counts one more of what somebody may do so many times within a window.
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
