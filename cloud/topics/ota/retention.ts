import { and, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import {
  machineVersionParts,
  machineVersions,
  rollOutHistory,
  rollOutRules,
  rollOuts,
  software,
  softwareKeys,
  softwareParts,
  softwareTickets,
  softwareVersions,
  storeDownloads,
  upgrades
} from '../../database/schema.ts'
import { ended, expired, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { unfinishedMs } from '../../files/unfinished.ts'

/** A version whose file did not become whole within a day. */
const isUnfinished = (now: number): SQL | undefined =>
  and(
    inArray(softwareVersions.state, ['uploading', 'checking', 'refused']),
    lt(softwareVersions.createTime, now - unfinishedMs)
  )

export const retention: TopicRetention = {
  kept: [
    ended(upgrades),
    ended(rollOuts),
    expired(softwareTickets, 'ten minutes'),
    // The parts first: many at once would be one long statement.
    rows(
      softwareParts,
      'as long as their version; 30 days after it was withdrawn, as limits.withdrawnFileDays says, where nothing needs the file; a day, when the file did not arrive whole',
      now =>
        sql`version_id in (select version_id from ${softwareVersions}
          where ${or(isUnfinished(now), isNotNull(softwareVersions.fileRemoveTime))})`
    ),
    rows(softwareVersions, 'for ever; a day, when the file did not arrive whole', isUnfinished)
  ],
  bounded: [
    [software, 'the robot maker adds software'],
    [rollOutHistory, '100 rows a roll-out, as limits.rollOutHistoryMax says, and they go with it'],
    [rollOutRules, 'a row an organisation'],
    [storeDownloads, 'a row a store'],
    [softwareKeys, '200 rows, as limits.softwareKeysMax says'],
    [machineVersions, 'the robot maker makes whole-machine versions'],
    [machineVersionParts, '100 rows a whole-machine version']
  ]
}
