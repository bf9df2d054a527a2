import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BoundRobot, Gateway } from '#contract/calls/robot-credentials/gateways.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { gateways, reporterCredentials, robots, tenants } from '../../../database/schema.ts'

type Page = { pageNo: number; size: number }
type Written = { name: string; reportsDevices: boolean }

const own = (scope: Scope, gatewayId: number): SQL | undefined =>
  and(within(scope, gateways.tenantId), eq(gateways.gatewayId, gatewayId))

const selectGateways = (database: Database) =>
  database
    .select({
      gatewayId: gateways.gatewayId,
      tenantId: gateways.tenantId,
      tenantName: tenants.name,
      name: gateways.name,
      reportsDevices: gateways.reportsDevices,
      robotCount: sql<number>`(
        select count(*)::int from ${robots} where ${robots}.gateway_id = ${gateways}.gateway_id
      )`,
      hasCredentials: sql<boolean>`${reporterCredentials.credentialsId} is not null`,
      lastTime: reporterCredentials.lastTime,
      sharedTime: reporterCredentials.sharedTime,
      version: gateways.edition
    })
    .from(gateways)
    .leftJoin(tenants, eq(tenants.tenantId, gateways.tenantId))
    .leftJoin(reporterCredentials, eq(reporterCredentials.gatewayId, gateways.gatewayId))

/** One page of the gateways within a scope, by name, and how many there are. */
export const findGateways = async (
  database: Database,
  scope: Scope,
  { text, pageNo, size }: Page & { text?: string | undefined }
): Promise<{ list: Gateway[]; total: number }> => {
  const matching = and(within(scope, gateways.tenantId), text ? containing(text, [gateways.name]) : undefined)
  const list = await selectGateways(database)
    .where(matching)
    .orderBy(asc(gateways.name), asc(gateways.gatewayId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(gateways, matching) }
}

export const findGateway = async (database: Database, scope: Scope, gatewayId: number): Promise<Gateway | undefined> =>
  (await selectGateways(database).where(own(scope, gatewayId)))[0]

/** The gateways of one tenant, or of the robot maker; nobody adds one until the transaction ends. */
export const lockGatewaysOf = async (transaction: Database, tenantId: number | null): Promise<number> => {
  await transaction.execute(sql`lock table ${gateways} in share row exclusive mode`)
  return transaction.$count(gateways, sql`coalesce(${gateways.tenantId}, 0) = ${tenantId ?? 0}`)
}

type NewGateway = Written & { tenantId: number | null; createTime: number }

export const addGateway = async (transaction: Database, row: NewGateway): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(gateways)
    .values(row)
    .onConflictDoNothing()
    .returning({ gatewayId: gateways.gatewayId })
  return added?.gatewayId
}

/** @throws Refusal as `saveEdit` */
export const changeGateway = (
  database: Database,
  scope: Scope,
  gatewayId: number,
  written: Written,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(database, gateways, own(scope, gatewayId), written, edit)

/** @returns whether it was there */
export const deleteGateway = async (database: Database, scope: Scope, gatewayId: number): Promise<boolean> => {
  const deleted = await database
    .delete(gateways)
    .where(own(scope, gatewayId))
    .returning({ gatewayId: gateways.gatewayId })
  return deleted.length > 0
}

/** A gateway within a scope; nobody removes it until the transaction ends. */
export const lockGateway = async (transaction: Database, scope: Scope, gatewayId: number) => {
  const [locked] = await transaction
    .select({ gatewayId: gateways.gatewayId, tenantId: gateways.tenantId })
    .from(gateways)
    .where(own(scope, gatewayId))
    .for('share')
  return locked
}

/** One page of the robots that are bound to a gateway, by name, and how many there are. */
export const findBoundRobots = async (
  database: Database,
  gatewayId: number,
  { text, pageNo, size }: Page & { text?: string | undefined }
): Promise<{ list: BoundRobot[]; total: number }> => {
  const matching = and(
    eq(robots.gatewayId, gatewayId),
    text ? containing(text, [robots.name, robots.serial]) : undefined
  )
  const list = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      tenantName: tenants.name,
      online: robots.online
    })
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(robots, matching) }
}

/** Robots within a scope by their serials. Nobody else binds them until the transaction ends. */
export const lockRobotsToBind = (transaction: Database, scope: Scope, serials: readonly string[]) =>
  transaction
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      tenantId: robots.tenantId,
      gatewayId: robots.gatewayId
    })
    .from(robots)
    .where(and(inServiceWithin(scope), inArray(robots.serial, [...new Set(serials)])))
    .orderBy(asc(robots.robotId))
    .for('no key update')

export const bindRobots = async (
  transaction: Database,
  robotIds: readonly number[],
  gatewayId: number | null
): Promise<void> => {
  if (robotIds.length > 0)
    await transaction
      .update(robots)
      .set({ gatewayId })
      .where(inArray(robots.robotId, [...robotIds]))
}
