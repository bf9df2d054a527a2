import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { RollOutFilter } from '#contract/calls/ota/roll-out-plan.ts'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robots, stores, tenants, upgrades } from '../../../database/schema.ts'
import { isFound, isLocked } from '../../robots/index.ts'

/* Robots that a roll-out chooses. */

/** Whether a robot of a statement that joins the stores fits. */
const isChosen = (
  database: Database,
  scope: Scope,
  { models, fromVersion, serials, ...listFilter }: RollOutFilter
): SQL | undefined =>
  and(
    isFound(database, scope, listFilter),
    inArray(robots.model, [...models]),
    fromVersion === undefined ? undefined : eq(robots.softwareVersion, fromVersion),
    serials === undefined ? undefined : inArray(robots.serial, [...serials])
  )

/** The serials that a filter names and that none of its robots has. */
export const findUnfitSerials = async (database: Database, scope: Scope, filter: RollOutFilter): Promise<string[]> => {
  if (filter.serials === undefined) return []
  const found = await database
    .select({ serial: robots.serial })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(isChosen(database, scope, filter))
  const fit = new Set(found.map(({ serial }) => serial))
  return filter.serials.filter(serial => !fit.has(serial))
}

const isUpgrading = sql`exists (select 1 from ${upgrades}
  where ${upgrades.robotId} = ${robots.robotId} and ${isNull(upgrades.endTime)})`

/** How many robots fit a filter, and how many of them each obstacle keeps away from a version. */
export const countChosen = async (database: Database, scope: Scope, filter: RollOutFilter, version: string) => {
  const isCurrent = eq(robots.softwareVersion, version)
  const [counted] = await database
    .select({
      matching: sql<number>`count(*)::int`,
      current: sql<number>`(count(*) filter (where ${isCurrent}))::int`,
      upgrading: sql<number>`(count(*) filter (where not ${isCurrent} and ${isUpgrading}))::int`,
      locked: sql<number>`(count(*) filter (where not ${isCurrent} and not ${isUpgrading} and ${isLocked}))::int`,
      offline: sql<number>`(count(*) filter (where not ${isCurrent} and not ${isUpgrading}
        and not ${isLocked} and not ${robots.online}))::int`
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(isChosen(database, scope, filter))
  return { matching: 0, current: 0, upgrading: 0, locked: 0, offline: 0, ...counted }
}

/**
 * The robots that fit a filter, run another version, are in no upgrade and not locked: as many as one roll-out takes and one more. Their
 * order is by a hash, so that each wave has robots of all places.
 */
export const findChosen = (
  transaction: Database,
  scope: Scope,
  filter: RollOutFilter,
  { version, most }: { version: string; most: number }
) =>
  transaction
    .select({
      robotId: robots.robotId,
      softwareVersion: robots.softwareVersion,
      country: sql<string>`coalesce(${stores.country}, ${tenants.country})`,
      storeZone: stores.timeZone
    })
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(
      and(
        isChosen(transaction, scope, filter),
        sql`${robots.softwareVersion} <> ${version}`,
        sql`not ${isUpgrading}`,
        sql`not ${isLocked}`
      )
    )
    .orderBy(sql`md5(${robots.serial})`)
    .limit(most + 1)

/** A robot within a scope by its serial, with the country of its place; nobody else changes it until the transaction ends. */
export const lockRobotForUpgrade = async (transaction: Database, scope: Scope, serial: string) => {
  const [locked] = await transaction
    .select({
      robotId: robots.robotId,
      tenantId: robots.tenantId,
      model: robots.model,
      online: robots.online,
      state: robots.state,
      softwareVersion: robots.softwareVersion,
      country: sql<string>`coalesce(${stores.country}, ${tenants.country})`,
      storeZone: stores.timeZone,
      isUpgrading: sql<boolean>`${isUpgrading}`,
      isLocked
    })
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(eq(robots.serial, serial), inServiceWithin(scope)))
    .for('no key update', { of: robots })
  return locked
}

/** Notes which version a robot runs. */
export const setSoftwareVersion = async (transaction: Database, robotId: number, version: string): Promise<void> => {
  await transaction.update(robots).set({ softwareVersion: version }).where(eq(robots.robotId, robotId))
}
