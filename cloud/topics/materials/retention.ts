import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import {
  materialGroupItems,
  materialGroupRobots,
  materialGroups,
  materialParts,
  materials,
  materialTickets
} from '../../database/schema.ts'
import { expired, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { unfinishedMs } from '../../files/unfinished.ts'

const isUnfinishedMaterial = (now: number): SQL | undefined =>
  and(isNull(materials.sha256), lt(materials.createTime, now - unfinishedMs))

export const retention: TopicRetention = {
  kept: [
    rows(
      materialParts,
      'as long as their file; a day, when the file did not arrive whole',
      now => sql`material_id in (select material_id from ${materials} where ${isUnfinishedMaterial(now)})`
    ),
    rows(materials, 'until somebody deletes them; a day, when the file did not arrive whole', isUnfinishedMaterial),
    expired(materialTickets, 'ten minutes')
  ],
  bounded: [
    [materialGroups, '200 rows a tenant'],
    [materialGroupItems, '50 rows a group'],
    [materialGroupRobots, 'one row a robot']
  ]
}
