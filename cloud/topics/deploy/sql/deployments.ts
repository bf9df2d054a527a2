import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DeploymentState } from '#contract/calls/deploy/deployments.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { deploymentEvents, deployments, robots, stores, users } from '../../../database/schema.ts'

const shown = {
  deploymentId: deployments.deploymentId,
  robotId: deployments.robotId,
  serial: robots.serial,
  robotName: robots.name,
  storeName: stores.name,
  state: deployments.state,
  settled: deployments.settled,
  startTime: deployments.startTime,
  endTime: deployments.endTime
}

type Asked = { state?: DeploymentState | undefined; text?: string | undefined; pageNo: number; size: number }

/** One page of the deployments within a scope, the newest first, and how many there are. */
export const findDeployments = async (database: Database, scope: Scope, { state, text, pageNo, size }: Asked) => {
  const matching = and(
    within(scope, robots.tenantId),
    state === undefined ? undefined : eq(deployments.state, state),
    text ? containing(text, [robots.serial, robots.name, stores.name]) : undefined
  )
  const list = await database
    .select(shown)
    .from(deployments)
    .innerJoin(robots, eq(robots.robotId, deployments.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(desc(deployments.startTime), desc(deployments.deploymentId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(deployments)
    .innerJoin(robots, eq(robots.robotId, deployments.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

const own = (scope: Scope, deploymentId: number): SQL | undefined =>
  and(eq(deployments.deploymentId, deploymentId), within(scope, robots.tenantId))

export const findDeployment = async (database: Database, scope: Scope, deploymentId: number) => {
  const [found] = await database
    .select(shown)
    .from(deployments)
    .innerJoin(robots, eq(robots.robotId, deployments.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(own(scope, deploymentId))
  return found
}

/** The events of a deployment, the oldest first. */
export const findDeploymentEvents = (database: Database, deploymentId: number) =>
  database
    .select({
      step: deploymentEvents.step,
      act: deploymentEvents.act,
      time: deploymentEvents.time,
      actorName: users.nickname,
      note: deploymentEvents.note
    })
    .from(deploymentEvents)
    .leftJoin(users, eq(users.userId, deploymentEvents.userId))
    .where(eq(deploymentEvents.deploymentId, deploymentId))
    .orderBy(asc(deploymentEvents.eventId))

/** A deployment within a scope and its robot. Nobody else changes the deployment until the transaction ends. */
export const lockDeployment = async (transaction: Database, scope: Scope, deploymentId: number) => {
  const [found] = await transaction
    .select({
      state: deployments.state,
      settled: deployments.settled,
      robotId: deployments.robotId,
      online: robots.online,
      robotState: robots.state
    })
    .from(deployments)
    .innerJoin(robots, eq(robots.robotId, deployments.robotId))
    .where(own(scope, deploymentId))
    .for('update', { of: deployments })
  return found
}

/** @returns undefined where the robot has an open one already, also since a moment ago */
export const addDeployment = async (
  transaction: Database,
  robotId: number,
  startTime: number
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(deployments)
    .values({ robotId, state: 'open', startTime })
    .onConflictDoNothing()
    .returning({ deploymentId: deployments.deploymentId })
  return added?.deploymentId
}

type Change = Partial<Pick<typeof deployments.$inferInsert, 'state' | 'settled' | 'endTime'>>

/** Changes a deployment that is locked. */
export const changeDeployment = async (transaction: Database, deploymentId: number, change: Change): Promise<void> => {
  await transaction.update(deployments).set(change).where(eq(deployments.deploymentId, deploymentId))
}

export const addDeploymentEvent = async (
  transaction: Database,
  event: Omit<typeof deploymentEvents.$inferInsert, 'eventId'>
): Promise<void> => {
  await transaction.insert(deploymentEvents).values(event)
}

export const countDeploymentEvents = (transaction: Database, deploymentId: number): Promise<number> =>
  transaction.$count(deploymentEvents, eq(deploymentEvents.deploymentId, deploymentId))

/** A robot that was deployed nowhere yet is deployed from now on. */
export const markDeployed = async (transaction: Database, robotId: number, deployTime: number): Promise<void> => {
  await transaction
    .update(robots)
    .set({ deployTime })
    .where(and(eq(robots.robotId, robotId), isNull(robots.deployTime)))
}
