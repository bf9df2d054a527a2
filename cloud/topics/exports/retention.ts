import { lt, sql } from 'drizzle-orm'
import * as limits from '#contract/limits.ts'
import { day } from '../../clock.ts'
import { exportJobs, exportParts } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

/** A file is done within a day. */
const exportsKeptMs = (limits.exportDays + 1) * day

export const retention: TopicRetention = {
  kept: [
    // The parts first: many at once would be one long statement.
    rows(
      exportParts,
      'as long as their file',
      now =>
        sql`export_id in (select export_id from ${exportJobs} where ${lt(exportJobs.createTime, now - exportsKeptMs)})`
    ),
    rows(exportJobs, '7 days after the file is done', now => lt(exportJobs.createTime, now - exportsKeptMs))
  ],
  bounded: []
}
