import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { type Scope, within } from '../../database/rows/scope.ts'
import { robotLogParts, robotLogs, robotLogTickets, robotRequests, robots } from '../../database/schema.ts'

/* Logs of robots: the kept log of each request, its parts, and the tickets by which it is fetched. */

export type RobotLog = typeof robotLogs.$inferSelect
export type LogPart = Pick<typeof robotLogParts.$inferSelect, 'part' | 'firstLine' | 'lines' | 'content'>

/** Makes room for the parts of a request. Of the logs of the robot, `kept` stay, the newest. */
export const addLog = async (
  transaction: Database,
  { requestId, robotId }: Pick<RobotLog, 'requestId' | 'robotId'>,
  kept: number,
  now: number
): Promise<void> => {
  await transaction.insert(robotLogs).values({ requestId, robotId, createTime: now })
  const newestTooOld = transaction
    .select({ requestId: robotLogs.requestId })
    .from(robotLogs)
    .where(eq(robotLogs.robotId, robotId))
    .orderBy(desc(robotLogs.requestId))
    .offset(kept)
    .limit(1)
  await transaction
    .delete(robotLogs)
    .where(and(eq(robotLogs.robotId, robotId), lte(robotLogs.requestId, sql`(${newestTooOld})`)))
}

/** The log of a request. The caller has locked the request, or has looked at whose robot it is. */
export const findLog = async (database: Database, requestId: number): Promise<RobotLog | undefined> => {
  const [log] = await database.select().from(robotLogs).where(eq(robotLogs.requestId, requestId))
  return log
}

/** The logs of some requests that are still kept. */
export const findLogs = (database: Database, requestIds: readonly number[]): Promise<RobotLog[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : database
        .select()
        .from(robotLogs)
        .where(inArray(robotLogs.requestId, [...requestIds]))

/** Whether the log of a request is kept, and its robot is within a scope. */
export const isLogWithin = async (database: Database, scope: Scope, requestId: number): Promise<boolean> => {
  const found = await database
    .select({ requestId: robotLogs.requestId })
    .from(robotLogs)
    .innerJoin(robots, eq(robots.robotId, robotLogs.robotId))
    .where(and(eq(robotLogs.requestId, requestId), within(scope, robots.tenantId)))
  return found.length > 0
}

/** The robot that got a request. The caller has looked at whose it is. */
export const findRobotOfRequest = async (database: Database, requestId: number) => {
  const [robot] = await database
    .select({ robotId: robots.robotId, serial: robots.serial, name: robots.name, online: robots.online })
    .from(robotRequests)
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .where(eq(robotRequests.requestId, requestId))
  return robot
}

/** Adds the next part to a log, in the transaction that locked its request. */
export const addLogPart = async (
  transaction: Database,
  { requestId, parts, lines, size }: RobotLog,
  added: { lines: number; size: number; content: Uint8Array }
): Promise<void> => {
  const { content } = added
  await transaction
    .insert(robotLogParts)
    .values({ requestId, part: parts, firstLine: lines + 1, lines: added.lines, content })
  await transaction
    .update(robotLogs)
    .set({ parts: parts + 1, lines: lines + added.lines, size: size + added.size })
    .where(eq(robotLogs.requestId, requestId))
}

/** The number of the part that holds a line: the last one for a line behind the end. */
export const findPartOfLine = async (
  database: Database,
  requestId: number,
  line: number
): Promise<number | undefined> => {
  const [found] = await database
    .select({ part: robotLogParts.part })
    .from(robotLogParts)
    .where(and(eq(robotLogParts.requestId, requestId), lte(robotLogParts.firstLine, line)))
    .orderBy(desc(robotLogParts.firstLine))
    .limit(1)
  return found?.part
}

/** One part of a log. */
export const findLogPart = async (
  database: Database,
  requestId: number,
  part: number
): Promise<LogPart | undefined> => {
  const [found] = await database
    .select({
      part: robotLogParts.part,
      firstLine: robotLogParts.firstLine,
      lines: robotLogParts.lines,
      content: robotLogParts.content
    })
    .from(robotLogParts)
    .where(and(eq(robotLogParts.requestId, requestId), eq(robotLogParts.part, part)))
  return found
}

export type LogTicket = typeof robotLogTickets.$inferSelect

export const addLogTicket = async (database: Database, ticket: LogTicket): Promise<void> => {
  await database.insert(robotLogTickets).values(ticket)
}

/** Takes a ticket, once. @returns undefined for a ticket that is unknown, used or too old */
export const takeLogTicket = async (
  database: Database,
  ticketHash: string,
  now: number
): Promise<LogTicket | undefined> => {
  const [ticket] = await database
    .delete(robotLogTickets)
    .where(and(eq(robotLogTickets.ticketHash, ticketHash), gt(robotLogTickets.expireTime, now)))
    .returning()
  return ticket
}
