import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robots } from '../../../database/schema.ts'

/** A robot within a scope. Nobody else changes it until the transaction ends. */
export const lockRobot = async (transaction: Database, scope: Scope, robotId: number) => {
  const [found] = await transaction
    .select({ robotId: robots.robotId, tenantId: robots.tenantId, state: robots.state })
    .from(robots)
    .where(and(within(scope, robots.tenantId), eq(robots.robotId, robotId)))
    .for('update')
  return found
}

/** From now on the robot may take tasks; its next report says more. */
export const setActivated = async (transaction: Database, robotId: number): Promise<void> => {
  await transaction.update(robots).set({ state: 'idle' }).where(eq(robots.robotId, robotId))
}
