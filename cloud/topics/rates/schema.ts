import { pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../database/columns.ts'

/** The times of limited acts: a code to a target, a captcha for a network address, usage of a session. */
export const rateCounters = pgTable('rate_counters', {
  subject: text().primaryKey(),
  times: time().array().notNull()
})
