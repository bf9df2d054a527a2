import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { robotAbsences, robots, tenants } from '../../../database/schema.ts'

/** The tenants with robots that went or came back, and of which somebody is still to be told. */
export const findTenantsWithAbsences = async (database: Database): Promise<number[]> => {
  const found = await database
    .selectDistinct({ tenantId: robots.tenantId })
    .from(robotAbsences)
    .innerJoin(robots, eq(robots.robotId, robotAbsences.robotId))
    .where(sql`${robotAbsences.pending}`)
    .orderBy(asc(robots.tenantId))
  return found.map(({ tenantId }) => tenantId)
}

/** Those of a tenant. The tenant is locked: two processes would tell of half a store each. None where another has it. */
export const lockAbsences = async (transaction: Database, tenantId: number) => {
  const [tenant] = await transaction
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('no key update', { skipLocked: true })
  if (tenant === undefined) return []
  return transaction
    .select({
      robotId: robots.robotId,
      storeId: robots.storeId,
      name: robots.name,
      serial: robots.serial,
      online: sql<boolean>`(${robots.online} or ${robots.state} = 'inactive')`,
      startTime: robotAbsences.startTime,
      endTime: robotAbsences.endTime,
      toldTime: robotAbsences.toldTime
    })
    .from(robotAbsences)
    .innerJoin(robots, eq(robots.robotId, robotAbsences.robotId))
    .where(and(sql`${robotAbsences.pending}`, eq(robots.tenantId, tenantId)))
    .orderBy(asc(robots.robotId))
    .for('update', { of: robotAbsences, skipLocked: true })
}

type Change = Partial<Pick<typeof robotAbsences.$inferInsert, 'pending' | 'toldTime'>>

/** Notes that nobody is to be told of robots any more. */
export const endTelling = async (
  transaction: Database,
  robotIds: readonly number[],
  told: Change = {}
): Promise<void> => {
  if (robotIds.length > 0)
    await transaction
      .update(robotAbsences)
      .set({ pending: false, ...told })
      .where(inArray(robotAbsences.robotId, [...robotIds]))
}
