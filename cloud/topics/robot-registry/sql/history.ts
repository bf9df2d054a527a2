import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RobotHistoryEntry } from '#contract/calls/robot-registry/lifecycle.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robotHistory, stores, users } from '../../../database/schema.ts'

export type NewEntry = typeof robotHistory.$inferInsert

/** So many entries travel in one statement. */
const chunk = 1_000

export const addHistory = async (transaction: Database, entries: readonly NewEntry[]): Promise<void> => {
  for (let index = 0; index < entries.length; index += chunk)
    await transaction.insert(robotHistory).values(entries.slice(index, index + chunk))
}

const from = alias(stores, 'from_store')
const to = alias(stores, 'to_store')

/** One page of what people did with a robot, newest first. People are named to those of their tenant, and to those who see all. */
export const findHistory = async (
  database: Database,
  robotId: number,
  { scope, pageNo, size }: { scope: Scope; pageNo: number; size: number }
): Promise<{ list: RobotHistoryEntry[]; total: number }> => {
  const { entryId, time, act, userId, note } = robotHistory
  const ofRobot = eq(robotHistory.robotId, robotId)
  const list = await database
    .select({ entryId, time, act, by: users.nickname, note, fromStore: from.name, toStore: to.name })
    .from(robotHistory)
    .leftJoin(users, and(eq(users.userId, userId), within(scope, users.tenantId)))
    .leftJoin(from, and(eq(from.storeId, robotHistory.fromStoreId), within(scope, from.tenantId)))
    .leftJoin(to, and(eq(to.storeId, robotHistory.toStoreId), within(scope, to.tenantId)))
    .where(ofRobot)
    .orderBy(desc(time), desc(entryId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(robotHistory, ofRobot) }
}
