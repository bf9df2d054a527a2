import { sql } from 'drizzle-orm'
import { type MeasurePoint, type Measures, measureKinds } from '#contract/calls/deploy/measures.ts'
import type { Database } from '../../../database/open.ts'
import { at } from '../../../database/rows/moments.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { deviceMeasures, robots } from '../../../database/schema.ts'

type MinuteOf<Who> = Measures & Who & { minute: number }

const values = sql.raw(measureKinds.join(', '))

/** The minutes of robots as one parameter, for any number of minutes. */
const asJson = (rows: readonly MinuteOf<{ serial: string }>[]): string =>
  JSON.stringify(rows.map(row => ({ ...row, minute: new Date(row.minute).toISOString() })))

const columns = sql.raw(`serial text, minute timestamptz, ${measureKinds.map(kind => `${kind} int`).join(', ')}`)

/** Keeps measures of robots within a scope, the first one of each minute. @returns how many were new */
export const putMeasures = async (
  database: Database,
  scope: Scope,
  rows: readonly MinuteOf<{ serial: string }>[]
): Promise<number> => {
  const { rows: counted } = (await database.execute(sql`
    with added as (
      insert into ${deviceMeasures} (robot_id, minute, ${values})
      select ${robots.robotId}, minute, ${values}
      from json_to_recordset(${asJson(rows)}::json) as reported(${columns})
      join ${robots} on ${robots.serial} = reported.serial
      where ${inServiceWithin(scope)}
      order by ${robots.robotId}, minute
      on conflict do nothing returning 1
    )
    select count(*)::int as count from added
  `)) as unknown as { rows: { count: number }[] }
  return counted[0]?.count ?? 0
}

const inMilliseconds = sql`(extract(epoch from minute) * 1000)::float8`

/** The last measure of each of some robots; a robot without one is left out. */
export const findLastMeasures = async (
  database: Database,
  robotIds: readonly number[]
): Promise<ReadonlyMap<number, MeasurePoint>> => {
  const { rows } = (await database.execute(sql`
    select last.* from unnest(${sql.param(`{${robotIds.join(',')}}`)}::int[]) as wanted(robot_id)
    cross join lateral (
      select robot_id, ${inMilliseconds} as time, ${values} from ${deviceMeasures}
      where ${deviceMeasures}.robot_id = wanted.robot_id order by minute desc limit 1
    ) as last
  `)) as unknown as { rows: (MeasurePoint & { robot_id: number })[] }
  return new Map(rows.map(({ robot_id, ...point }) => [robot_id, point]))
}

type Asked = { robotId: number; from: number; to: number; minutes: number }

/** The highest values of one robot in each stretch of so many minutes, the oldest first. */
export const findMeasures = async (
  database: Database,
  { robotId, from, to, minutes }: Asked
): Promise<MeasurePoint[]> => {
  const seconds = minutes * 60
  const begin = sql`floor(extract(epoch from minute) / ${seconds}::int) * ${seconds}::int`
  const highest = sql.raw(measureKinds.map(kind => `max(${kind})::int as ${kind}`).join(', '))
  const { rows } = (await database.execute(sql`
    select (${begin} * 1000)::float8 as time, ${highest} from ${deviceMeasures}
    where robot_id = ${robotId} and minute >= ${at(from)} and minute <= ${at(to)}
    group by 1 order by 1
  `)) as unknown as { rows: MeasurePoint[] }
  return rows
}
