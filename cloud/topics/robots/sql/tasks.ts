import { sql } from 'drizzle-orm'
import type { Cleaned } from '#contract/calls/robot-reports/report.ts'
import type { Database } from '../../../database/open.ts'
import { tasks } from '../../../database/schema.ts'

type Task = {
  robotId: number
  startTime: number
  endTime: number | null
  status: string
  mileage: number
  /** Of a task that cleaned. */
  cleaned?: Cleaned | undefined
  /** The places that the robot named. */
  from?: string | undefined
  to?: string | undefined
}

/** So many rows travel in one statement. */
const chunk = 5_000

/**
 * Adds tasks, each of them once; of those that are in already, the ones that were still running are brought up to date.
 */
export const putTasks = async (database: Database, rows: readonly Task[]): Promise<void> => {
  for (let index = 0; index < rows.length; index += chunk) {
    const part = rows.slice(index, index + chunk).map(({ endTime, cleaned, ...task }) => ({
      robot_id: task.robotId,
      start_time: new Date(task.startTime).toISOString(),
      end_time: endTime === null ? null : new Date(endTime).toISOString(),
      status: task.status,
      mileage: task.mileage,
      area: cleaned?.area ?? 0,
      water: cleaned?.water ?? 0,
      energy: cleaned?.energy ?? 0,
      from_place: task.from,
      to_place: task.to
    }))
    await database.execute(sql`
      insert into ${tasks} (robot_id, start_time, end_time, status, mileage, area, water, energy, from_place, to_place)
      select * from json_to_recordset(${JSON.stringify(part)}::json)
        as task(robot_id int, start_time timestamptz, end_time timestamptz, status text, mileage int,
          area int, water int, energy int, from_place text, to_place text)
      on conflict (robot_id, start_time) do update
        set end_time = excluded.end_time, status = excluded.status, mileage = greatest(${tasks.mileage}, excluded.mileage),
          area = greatest(${tasks.area}, excluded.area), water = greatest(${tasks.water}, excluded.water),
          energy = greatest(${tasks.energy}, excluded.energy),
          from_place = coalesce(excluded.from_place, ${tasks.fromPlace}), to_place = coalesce(excluded.to_place, ${tasks.toPlace})
        where ${tasks.status} = 'started'
    `)
  }
}
