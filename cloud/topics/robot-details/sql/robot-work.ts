import { and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RobotWork } from '#contract/calls/robot-details/today.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { cleaningRuns, dispatchOrders, gateways, robots, tasks, watchTasks } from '../../../database/schema.ts'

/* The work of one robot since a moment. The caller has found out that the reader may see it. */

const most = limits.robotRecordsShown

type Status = RobotWork['status']

/** How a work stands, in the words of tasks. */
const statusOf = (state: PgColumn, words: Partial<Record<string, Status>>): SQL<Status> => {
  const parts = Object.entries(words).map(([word, status]) => sql`when ${word} then ${status}`)
  return sql<Status>`(case ${state} ${sql.join(parts, sql` `)} else 'started' end)`
}

/** The longest task of which a part of today is shown. */
const longest = day / 2

export const findTasksSince = async (database: Database, robotId: number, since: number): Promise<RobotWork[]> => {
  const { startTime, endTime, status, mileage, fromPlace: from, toPlace: to } = tasks
  const found = await database
    .select({ startTime, endTime, status, mileage, from, to })
    .from(tasks)
    .where(and(eq(tasks.robotId, robotId), gte(startTime, since - longest), or(isNull(endTime), gte(endTime, since))))
    .orderBy(desc(startTime))
    .limit(most)
  return found.map(it => ({ ...it, kind: 'task' }))
}

export const findOrdersSince = async (database: Database, robotId: number, since: number): Promise<RobotWork[]> => {
  const { fromWard, toWard, assignTime, createTime, endTime, status } = dispatchOrders
  const found = await database
    .select({
      from: fromWard,
      to: toWard,
      assignTime,
      createTime,
      endTime,
      status: statusOf(status, { handedOver: 'ended', cancelled: 'cancelled' })
    })
    .from(dispatchOrders)
    .where(and(eq(dispatchOrders.robotId, robotId), or(isNull(endTime), gte(endTime, since))))
    .orderBy(desc(createTime))
    .limit(most)
  return found.map(({ assignTime: assigned, createTime: created, ...it }) => ({
    ...it,
    kind: 'order',
    startTime: assigned ?? created,
    mileage: null
  }))
}

export const findCleaningSince = async (database: Database, robotId: number, since: number): Promise<RobotWork[]> => {
  const { startTime, endTime, state } = cleaningRuns
  const found = await database
    .select({ startTime, endTime, status: statusOf(state, { ended: 'ended' }) })
    .from(cleaningRuns)
    .where(and(eq(cleaningRuns.robotId, robotId), or(isNull(endTime), gte(endTime, since))))
    .orderBy(desc(startTime))
    .limit(most)
  return found.map(it => ({ ...it, kind: 'cleaning', from: null, to: null, mileage: null }))
}

export const findWatchTasksSince = async (database: Database, robotId: number, since: number): Promise<RobotWork[]> => {
  const { place, callTime, startTime, endTime, state } = watchTasks
  const found = await database
    .select({
      to: place,
      callTime,
      startTime,
      endTime,
      status: statusOf(state, { done: 'ended', failed: 'abnormal', cancelled: 'cancelled' })
    })
    .from(watchTasks)
    .where(and(eq(watchTasks.robotId, robotId), or(isNull(endTime), gte(endTime, since))))
    .orderBy(desc(callTime))
    .limit(most)
  return found.map(({ callTime: called, startTime: began, ...it }) => ({
    ...it,
    kind: 'watchTask',
    startTime: began ?? called,
    from: null,
    mileage: null
  }))
}

/** The gateway that reports for a robot. */
export const findGatewayOf = async (database: Database, robotId: number) => {
  const { gatewayId, tenantId, name } = gateways
  const [found] = await database
    .select({ gatewayId, tenantId, name })
    .from(robots)
    .innerJoin(gateways, eq(gateways.gatewayId, robots.gatewayId))
    .where(eq(robots.robotId, robotId))
  return found
}
