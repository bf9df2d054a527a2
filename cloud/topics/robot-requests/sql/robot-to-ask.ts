import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { capabilitiesOfRobot } from '../../../database/rows/robot-kinds.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robots } from '../../../database/schema.ts'

/** A robot within a scope, as somebody asks something of it. */
export const findRobotToAsk = async (database: Database, scope: Scope, robotId: number) => {
  const [found] = await database
    .select({
      robotId: robots.robotId,
      tenantId: robots.tenantId,
      serial: robots.serial,
      name: robots.name,
      model: robots.model,
      robotKind: robots.robotKind,
      capabilities: capabilitiesOfRobot,
      online: robots.online,
      state: robots.state
    })
    .from(robots)
    .where(and(eq(robots.robotId, robotId), inServiceWithin(scope)))
  return found
}
export type RobotToAsk = NonNullable<Awaited<ReturnType<typeof findRobotToAsk>>>
