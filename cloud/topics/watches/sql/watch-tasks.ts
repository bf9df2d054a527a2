import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { WatchTaskState } from '#contract/calls/watches/watch-tasks.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { ofReported, type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robots, stores, watchTasks } from '../../../database/schema.ts'

const isOpen = isNull(watchTasks.endTime)

type Asked = {
  state?: WatchTaskState | undefined
  text?: string | undefined
  /** Moments between which the call was. */
  between?: { from: number; until: number } | undefined
  pageNo: number
  size: number
}

/** One page of the tasks from watches within a scope, the newest first, and how many there are. */
export const findWatchTasks = async (
  database: Database,
  scope: Scope,
  { state, text, between, pageNo, size }: Asked
) => {
  const matching = and(
    within(scope, watchTasks.tenantId),
    state === undefined ? undefined : eq(watchTasks.state, state),
    between && and(gte(watchTasks.callTime, between.from), lt(watchTasks.callTime, between.until)),
    text ? containing(text, [watchTasks.serial, watchTasks.wearerName, watchTasks.place]) : undefined
  )
  const list = await database
    .select({
      watchTaskId: watchTasks.watchTaskId,
      serial: watchTasks.serial,
      wearerName: watchTasks.wearerName,
      storeName: stores.name,
      kind: watchTasks.kind,
      place: watchTasks.place,
      robotName: robots.name,
      state: watchTasks.state,
      callTime: watchTasks.callTime,
      startTime: watchTasks.startTime,
      endTime: watchTasks.endTime
    })
    .from(watchTasks)
    .innerJoin(stores, eq(stores.storeId, watchTasks.storeId))
    .leftJoin(robots, eq(robots.robotId, watchTasks.robotId))
    .where(matching)
    .orderBy(desc(watchTasks.callTime), desc(watchTasks.watchTaskId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(watchTasks, matching) }
}

type Change = Partial<Pick<typeof watchTasks.$inferInsert, 'state' | 'robotId' | 'startTime' | 'endTime'>>

export const changeWatchTask = async (transaction: Database, watchTaskId: number, change: Change): Promise<void> => {
  await transaction.update(watchTasks).set(change).where(eq(watchTasks.watchTaskId, watchTaskId))
}

/**
 * Takes a robot's report of a task, where the task is in one of the states of `before`.
 * @returns the robot, where it was
 */
export const takeTaskReport = async (
  database: Database,
  scope: ReportScope,
  watchTaskId: number,
  before: readonly WatchTaskState[],
  change: Change
): Promise<number | undefined> => {
  const [taken] = await database
    .update(watchTasks)
    .set(change)
    .where(
      and(
        eq(watchTasks.watchTaskId, watchTaskId),
        ofReported(database, scope, watchTasks.robotId),
        inArray(watchTasks.state, [...before])
      )
    )
    .returning({ robotId: watchTasks.robotId })
  return taken?.robotId ?? undefined
}

/** One page of the tasks that robots within a scope are on, the oldest first. */
export const findOpenWatchTasks = async (
  database: Database,
  scope: ReportScope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching: SQL | undefined = and(isOpen, reportedBy(scope))
  const selected = () =>
    database
      .select({
        watchTaskId: watchTasks.watchTaskId,
        state: sql<'onTheWay' | 'arrived'>`${watchTasks.state}`,
        robotSerial: robots.serial,
        kind: watchTasks.kind,
        place: watchTasks.place
      })
      .from(watchTasks)
      .innerJoin(robots, eq(robots.robotId, watchTasks.robotId))
      .where(matching)
  const list = await selected()
    .orderBy(asc(watchTasks.watchTaskId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(selected().as('counted')) }
}

/** Adds tasks as they are. */
export const putWatchTasks = async (
  database: Database,
  tasks: readonly (typeof watchTasks.$inferInsert)[]
): Promise<void> => {
  if (tasks.length > 0) await database.insert(watchTasks).values([...tasks])
}
