import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RobotCapability } from '#contract/calls/robots/capabilities.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Database } from '../open.ts'
import { robotKinds, robots } from '../schema.ts'

/* What robots can do. The kind of a robot says it, and which kinds there are is data. */

/** The robots of a statement that can do this. */
export const canDo = (capability: RobotCapability): SQL => sql`${robots.robotKind} in (
  select ${robotKinds.robotKind} from ${robotKinds} where ${capability} = any(${robotKinds.capabilities})
)`

/** What a robot of a statement can do. Columns stand here by their names, since Drizzle writes them without their table where it selects from one. */
export const capabilitiesOfRobot = sql<RobotCapability[]>`coalesce((
  select of_robot.capabilities from ${robotKinds} as of_robot where of_robot.robot_kind = robots.robot_kind
), '{}')`

/** What robots of a kind can do; undefined for a kind that is not there. */
export const findCapabilities = async (
  database: Database,
  robotKind: RobotKind
): Promise<RobotCapability[] | undefined> => {
  const [found] = await database
    .select({ capabilities: robotKinds.capabilities })
    .from(robotKinds)
    .where(eq(robotKinds.robotKind, robotKind))
  return found?.capabilities
}

/** All kinds, in the order in which they came. */
export const findRobotKinds = (database: Database) =>
  database
    .select({ robotKind: robotKinds.robotKind, capabilities: robotKinds.capabilities })
    .from(robotKinds)
    .orderBy(asc(robotKinds.place))
