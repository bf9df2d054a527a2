import { type Column, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { robots } from '../schema.ts'
import { type Scope, within } from './scope.ts'

/** Whose reports are taken: of the robots of a scope, of one robot, or of the robots that are bound to one gateway. */
export type ReportScope =
  | Scope
  | { of: 'robot'; robotId: number }
  /** `tenantId`: whose gateway it is; null for one of the robot maker. */
  | { of: 'gateway'; gatewayId: number; tenantId: number | null }

/** The condition that keeps a query of robots to those that a reporter speaks for. */
export const reportedBy = (scope: ReportScope): SQL | undefined => {
  if (scope.of === 'robot') return eq(robots.robotId, scope.robotId)
  if (scope.of === 'gateway') return eq(robots.gatewayId, scope.gatewayId)
  return within(scope, robots.tenantId)
}

/** The same where a statement can't join the robots. `robotId` is the column that says which robot a row is of. */
export const ofReported = (database: Database, scope: ReportScope, robotId: Column): SQL | undefined => {
  const own = reportedBy(scope)
  return own && inArray(robotId, database.select({ robotId: robots.robotId }).from(robots).where(own))
}
