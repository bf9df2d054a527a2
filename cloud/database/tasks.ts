import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { tasks } from './schema.ts'

type Task = { robotId: number; startTime: number; endTime: number | null; status: string; mileage: number }

/** So many rows travel in one statement. */
const chunk = 5_000

/**
 * Adds tasks, each of them once; of those that are in already, the ones that were still running are brought up to date.
 */
export const putTasks = async (database: Database, rows: readonly Task[]): Promise<void> => {
  for (let index = 0; index < rows.length; index += chunk) {
    const part = rows.slice(index, index + chunk).map(({ robotId, startTime, endTime, status, mileage }) => ({
      robot_id: robotId,
      start_time: new Date(startTime).toISOString(),
      end_time: endTime === null ? null : new Date(endTime).toISOString(),
      status,
      mileage
    }))
    await database.execute(sql`
      insert into ${tasks} (robot_id, start_time, end_time, status, mileage)
      select * from json_to_recordset(${JSON.stringify(part)}::json)
        as task(robot_id int, start_time timestamptz, end_time timestamptz, status text, mileage int)
      on conflict (robot_id, start_time) do update
        set end_time = excluded.end_time, status = excluded.status, mileage = greatest(${tasks.mileage}, excluded.mileage)
        where ${tasks.status} = 'started'
    `)
  }
}
