import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Database } from '../../../database/open.ts'
import { countRows, one } from '../../../database/rows/count-rows.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robotRequests, robots, users } from '../../../database/schema.ts'

/* Requests as people see them. */

const shown = {
  requestId: robotRequests.requestId,
  state: robotRequests.state,
  progress: robotRequests.progress,
  failure: robotRequests.failure,
  userName: users.nickname,
  askTime: robotRequests.askTime,
  endTime: robotRequests.endTime,
  ask: robotRequests.ask,
  answer: robotRequests.answer
}

/** The requests of a kind that a robot got, the newest first, a page at a time. The caller has looked at whose robot it is. */
export const findRequestsOf = async (
  database: Database,
  { robotId, kind, pageNo, size }: { robotId: number; kind: RobotRequestKind; pageNo: number; size: number }
) => {
  const matching = and(eq(robotRequests.robotId, robotId), eq(robotRequests.kind, kind))
  const list = await database
    .select(shown)
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

/** One request of a kind, of a robot within a scope. */
export const findShownRequest = async (
  database: Database,
  scope: Scope,
  requestId: number,
  kind: RobotRequestKind
): Promise<FoundRequest | undefined> => {
  const [found] = await database
    .select(shown)
    .from(robotRequests)
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .leftJoin(users, eq(users.userId, robotRequests.userId))
    .where(and(eq(robotRequests.requestId, requestId), eq(robotRequests.kind, kind), within(scope, robots.tenantId)))
  return found
}

/** The kinds of the requests of a robot that are open. */
export const findOpenKinds = async (database: Database, robotId: number): Promise<RobotRequestKind[]> => {
  const open = await database
    .select({ kind: robotRequests.kind })
    .from(robotRequests)
    .where(and(eq(robotRequests.robotId, robotId), isNull(robotRequests.endTime)))
  return open.map(({ kind }) => kind)
}

/**
 * The requests that a robot got, of any kind: those that are open, then the newest. People are named to those of their
 * tenant, and to those who see all. The caller has looked at whose robot it is.
 */
export const findLastRequests = (database: Database, scope: Scope, robotId: number, most: number) =>
  database
    .select(shown)
    .from(robotRequests)
    .leftJoin(users, and(eq(users.userId, robotRequests.userId), within(scope, users.tenantId)))
    .where(eq(robotRequests.robotId, robotId))
    .orderBy(sql`${robotRequests.endTime} is not null`, desc(robotRequests.askTime), desc(robotRequests.requestId))
    .limit(most)
