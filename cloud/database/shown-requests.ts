import { and, desc, eq } from 'drizzle-orm'
import type { RobotRequestKind } from '#contract/calls/robot-requests.ts'
import { countRows, one } from './count-rows.ts'
import type { Database } from './open.ts'
import { robotRequests, users } from './schema.ts'

/* Requests as people see them. Whether they may see the robot was looked at before. */

/** The requests of a kind that a robot got, the newest first, a page at a time. */
export const findRequestsOf = async (
  database: Database,
  { robotId, kind, pageNo, size }: { robotId: number; kind: RobotRequestKind; pageNo: number; size: number }
) => {
  const matching = and(eq(robotRequests.robotId, robotId), eq(robotRequests.kind, kind))
  const list = await database
    .select({
      requestId: robotRequests.requestId,
      state: robotRequests.state,
      progress: robotRequests.progress,
      failure: robotRequests.failure,
      userName: users.nickname,
      askTime: robotRequests.askTime,
      endTime: robotRequests.endTime,
      ask: robotRequests.ask,
      answer: robotRequests.answer
    })
    .from(robotRequests)
    .leftJoin(users, eq(users.userId, robotRequests.userId))
    .where(matching)
    .orderBy(desc(robotRequests.requestId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const counted = database.select({ one }).from(robotRequests).where(matching).as('counted')
  return { list, total: await countRows(database, counted) }
}
export type FoundRequest = Awaited<ReturnType<typeof findRequestsOf>>['list'][number]
