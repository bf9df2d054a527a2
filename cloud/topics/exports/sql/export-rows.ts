import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ExportDataset } from '#contract/calls/exports/exports.ts'
import type { Database } from '../../../database/open.ts'
import { at } from '../../../database/rows/moments.ts'
import { type ReadingScope, within } from '../../../database/rows/scope.ts'
import { type ExportCursor, robotFaults, robots, stores, tasks } from '../../../database/schema.ts'

/** The rows of a file, in the order of robots and of time. */
export type ExportQuestion = {
  dataset: ExportDataset
  scope: ReadingScope
  storeId: number | null
  /** From the first moment up to the second, without it. */
  from: number
  until: number
}

/** A moment in the form of `fileMoment` (contract/csv/file-moment.ts); the heading names the zone. */
const written = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`

/** The source of each dataset, and its own columns. */
const sources: Record<ExportDataset, { from: SQL; id: SQL; only: SQL; columns: SQL }> = {
  cleaning: {
    from: sql`${tasks}`,
    id: sql`task_id`,
    only: sql`and area > 0`,
    columns: sql`status, area, water, energy`
  },
  tasks: { from: sql`${tasks}`, id: sql`task_id`, only: sql``, columns: sql`status, mileage` },
  faults: {
    from: sql`${robotFaults}`,
    id: sql`fault_id`,
    only: sql``,
    columns: sql`fault_code, software_version as version`
  }
}

type Row = { robot_id: number; cursor_time: string; row_id: string | number; [column: string]: unknown }

/**
 * One page of the rows behind a cursor. The index by robot and time leads to each robot's rows. So the last page of a file
 * costs as much as the first.
 */
export const findExportRows = async (
  database: Database,
  { dataset, scope, storeId, from, until }: ExportQuestion,
  cursor: ExportCursor | null,
  size: number
): Promise<{ rows: Record<string, unknown>[]; cursor: ExportCursor | null }> => {
  const { from: source, id, only, columns } = sources[dataset]
  const chosen = and(
    within(scope, robots.tenantId),
    storeId === null ? undefined : eq(robots.storeId, storeId),
    cursor === null ? undefined : sql`${robots.robotId} >= ${cursor.robotId}`
  )
  const behind =
    cursor === null
      ? sql``
      : sql`and start_time >= case when ${robots.robotId} = ${cursor.robotId} then ${cursor.startTime}::timestamptz else ${at(from)} end
            and (${robots.robotId} <> ${cursor.robotId} or (start_time, ${id}) > (${cursor.startTime}::timestamptz, ${cursor.rowId}))`
  const { rows } = (await database.execute(sql`
    select ${robots.robotId} as robot_id, found.cursor_time, found.row_id, ${robots.serial}, ${robots.name},
      ${robots.model}, ${robots.robotKind} as kind, ${stores.name} as store, found.*
    from ${robots}
    left join ${stores} on ${stores.storeId} = ${robots.storeId}
    cross join lateral (
      select start_time as moment, ${id} as row_id,
        to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cursor_time,
        ${written(sql`start_time`)} as start, ${written(sql`end_time`)} as end, ${columns}
      from ${source} as source
      where source.robot_id = ${robots.robotId}
        and start_time >= ${at(from)} and start_time < ${at(until)} ${behind} ${only}
      order by start_time, ${id} limit ${size}
    ) as found
    where ${chosen ?? sql`true`}
    order by ${robots.robotId}, found.moment, found.row_id
    limit ${size}
  `)) as unknown as { rows: Row[] }
  const last = rows.at(-1)
  return {
    rows,
    cursor:
      last === undefined ? null : { robotId: last.robot_id, startTime: last.cursor_time, rowId: Number(last.row_id) }
  }
}
