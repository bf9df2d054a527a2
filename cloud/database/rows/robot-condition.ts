import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { RobotCondition } from '#contract/calls/robots/robots.ts'
import { robotFaults, robots } from '../schema.ts'
import { type ReadingScope, within } from './scope.ts'

/*
 * How a robot of a statement stands. Every list, figure and answer asks these, so that no two pages differ
 * (docs/robot-condition.md). Whether it is locked is in the topic of robots.
 */

/**
 * It was not retired. Lists, figures, choices, acts and reports know such robots alone; only what tells of the past asks for
 * robots of any time (docs/robot-life.md).
 */
export const isInService: SQL = isNull(robots.retireTime)

/** The robots in service within a scope. */
export const inServiceWithin = (scope: ReadingScope): SQL | undefined =>
  and(isInService, within(scope, robots.tenantId))

/** No other robot may be registered with its serial. */
export const hasItsSerial: SQL = sql`not ${robots.serialFreed}`

/** Nobody has put it to work yet. It counts as that alone, also while it is connected. */
export const isNotActivated: SQL = sql`(${robots.state} = 'inactive')`

export const isOnline: SQL = sql`(${robots.online} and ${robots.state} <> 'inactive')`

export const isOffline: SQL = sql`(not ${robots.online} and ${robots.state} <> 'inactive')`

/** A robot may work on with a fault, and its state may tell of one that nobody reported. */
export const hasFault: SQL = sql`(${robots.state} = 'fault' or ${robots.robotId} in (
  select ${robotFaults.robotId} from ${robotFaults} where ${robotFaults.endTime} is null
))`

/** It is offline, or in a state that the cloud knows it to be in: the last state of a robot that is offline may have ended. */
export const isIn = (condition: RobotCondition): SQL | undefined => {
  if (condition === 'offline') return isOffline
  if (condition === 'inactive') return isNotActivated
  return condition === 'fault' ? hasFault : and(isOnline, eq(robots.state, condition))
}

/** How many robots of a group are so. */
export const countOf = (is: SQL): SQL<number> => sql<number>`(count(*) filter (where ${is}))::int`
