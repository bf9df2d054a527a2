import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { RetiredRobot } from '#contract/calls/robot-registry/lifecycle.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robotHistory, robots, stores, tenants } from '../../../database/schema.ts'

/** A robot in service within a scope. Nobody else changes it until the transaction ends. */
export const lockRobot = async (transaction: Database, scope: Scope, robotId: number) => {
  const [found] = await transaction
    .select()
    .from(robots)
    .where(and(inServiceWithin(scope), eq(robots.robotId, robotId)))
    .for('update')
  return found
}
export type LockedRobot = NonNullable<Awaited<ReturnType<typeof lockRobot>>>

/** The same for a robot of any time. */
export const lockRobotOfAnyTime = async (transaction: Database, scope: Scope, robotId: number) => {
  const [found] = await transaction
    .select()
    .from(robots)
    .where(and(within(scope, robots.tenantId), eq(robots.robotId, robotId)))
    .for('update')
  return found
}

type Change = Partial<Pick<typeof robots.$inferInsert, 'state' | 'retireTime' | 'serialFreed' | 'storeId'>>

/** Changes a locked robot. */
export const changeRobot = async (transaction: Database, robotId: number, change: Change): Promise<void> => {
  await transaction.update(robots).set(change).where(eq(robots.robotId, robotId))
}

/**
 * Adds a robot that comes from another tenant. Nothing that people gave it comes along, and nothing that it reported but its
 * version. @returns its id
 */
export const addArrived = async (
  transaction: Database,
  { serial, model, robotKind, reportSeconds, softwareVersion, demo }: LockedRobot,
  place: { tenantId: number; storeId: number | null }
): Promise<number> => {
  const [added] = await transaction
    .insert(robots)
    .values({
      ...{ serial, name: serial, model, robotKind, reportSeconds, softwareVersion, demo, ...place },
      ...{ online: false, state: 'inactive', battery: 0 }
    })
    .returning({ robotId: robots.robotId })
  if (added === undefined) throw new Error('the database did not tell the id of a new row')
  return added.robotId
}

const hasLeft = sql<boolean>`exists (select 1 from ${robotHistory} as told
  where told.robot_id = ${robots.robotId} and told.act = 'left')`

/** One page of the robots within a scope that are not in service any more, the last one first. */
export const findRetired = async (
  database: Database,
  scope: Scope,
  { text, pageNo, size }: { text?: string | undefined; pageNo: number; size: number }
): Promise<{ list: RetiredRobot[]; total: number }> => {
  const matching = and(
    isNotNull(robots.retireTime),
    within(scope, robots.tenantId),
    text ? containing(text, [robots.serial, robots.name]) : undefined
  )
  const list = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      model: robots.model,
      tenantName: tenants.name,
      storeName: stores.name,
      retireTime: sql<number>`${robots.retireTime}`.mapWith(robots.retireTime),
      left: hasLeft,
      serialFreed: robots.serialFreed
    })
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(desc(robots.retireTime), desc(robots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(robots, matching) }
}
