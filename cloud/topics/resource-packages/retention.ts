import { and, lt, ne, type SQL, sql } from 'drizzle-orm'
import {
  packageFiles,
  packageParts,
  packageTickets,
  packageUploads,
  packageVersions,
  resourcePackages,
  robotPackages
} from '../../database/schema.ts'
import { expired, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { unfinishedMs } from '../../files/unfinished.ts'

/** A file that did not become a version within a day. */
const isUnfinished = (now: number): SQL | undefined =>
  and(ne(packageUploads.state, 'done'), lt(packageUploads.createTime, now - unfinishedMs))

export const retention: TopicRetention = {
  kept: [
    // The parts first: many at once would be one long statement.
    rows(
      packageParts,
      'as long as their file; a day, when the file did not arrive whole',
      now => sql`upload_id in (select upload_id from ${packageUploads} where ${isUnfinished(now)})`
    ),
    rows(packageUploads, 'as long as their package; a day, when the file did not arrive whole', isUnfinished),
    expired(packageTickets, 'one minute')
  ],
  bounded: [
    [resourcePackages, 'members with a permission make packages, and PACKAGE_TENANT_MEGABYTES bounds their files'],
    [packageVersions, 'they are files of packages'],
    [packageFiles, '2,000 rows a version'],
    [robotPackages, 'one row a robot and published package of its kind']
  ]
}
