import { and, type Column, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { robots } from '../schema.ts'
import { isInService } from './robot-condition.ts'
import { type Scope, within } from './scope.ts'

/** Whose reports are taken: of the robots of a scope, of one robot, or of the robots that are bound to one gateway. */
export type ReportScope =
  | Scope
  | { of: 'robot'; robotId: number }
  /** `tenantId`: whose gateway it is; null for one of the robot maker. */
  | { of: 'gateway'; gatewayId: number; tenantId: number | null }

const ofScope = (scope: ReportScope): SQL | undefined => {
  if (scope.of === 'robot') return eq(robots.robotId, scope.robotId)
  if (scope.of === 'gateway') return eq(robots.gatewayId, scope.gatewayId)
  return within(scope, robots.tenantId)
}

/** The condition that keeps a query of robots to those in service that a reporter speaks for. */
export const reportedBy = (scope: ReportScope): SQL | undefined => and(isInService, ofScope(scope))

/** The same where a statement can't join the robots. `robotId` is the column that says which robot a row is of. */
export const ofReported = (database: Database, scope: ReportScope, robotId: Column): SQL =>
  inArray(robotId, database.select({ robotId: robots.robotId }).from(robots).where(reportedBy(scope)))
