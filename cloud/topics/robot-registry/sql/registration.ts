import { and, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { hasItsSerial } from '../../../database/rows/robot-condition.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { reporterCredentials, robotModels, robots, stores, tenants } from '../../../database/schema.ts'
import type { KnownModel, KnownRobot, KnownStore, RobotToAdd } from '../decide-registration.pure.ts'

/* What a registration reads and writes. Every function takes the transaction of the whole registration. */

/** So many robots travel in one statement. */
const chunk = 500

/** The models with these names. Nobody removes or changes them until the transaction ends. */
export const findModelsNamed = async (
  transaction: Database,
  names: readonly string[]
): Promise<ReadonlyMap<string, KnownModel>> => {
  const { model, robotKind, serialForm, reportSeconds } = robotModels
  const found = await transaction
    .select({ model, robotKind, serialForm, reportSeconds })
    .from(robotModels)
    .where(inArray(model, [...new Set(names)]))
    .orderBy(model)
    .for('share')
  return new Map(found.map(row => [row.model, row]))
}

/** The robots that have these serials, by serial, also those that were retired with them. */
export const findRobotsWithSerials = async (
  transaction: Database,
  serials: readonly string[]
): Promise<ReadonlyMap<string, KnownRobot>> => {
  const { robotId, serial, model, tenantId, retireTime } = robots
  const found = await transaction
    .select({ robotId, serial, model, tenantId, retireTime })
    .from(robots)
    .where(and(inArray(serial, [...new Set(serials)]), hasItsSerial))
  return new Map(found.map(row => [row.serial, row]))
}

/** The stores with these ids. Nobody removes them until the transaction ends. */
export const findStoresById = async (
  transaction: Database,
  storeIds: readonly number[]
): Promise<ReadonlyMap<number, KnownStore>> => {
  const found = await transaction
    .select({ storeId: stores.storeId, tenantId: stores.tenantId })
    .from(stores)
    .where(and(isThere, inArray(stores.storeId, [...new Set(storeIds)])))
    .orderBy(stores.storeId)
    .for('share')
  return new Map(found.map(row => [row.storeId, row]))
}

/** Those of these ids that are tenants. */
export const findTenantIds = async (
  transaction: Database,
  tenantIds: readonly number[]
): Promise<ReadonlySet<number>> => {
  const found = await transaction
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(inArray(tenants.tenantId, [...new Set(tenantIds)]))
  return new Set(found.map(({ tenantId }) => tenantId))
}

/** A robot that nobody has heard of yet. The name of its software comes with its first report. */
const asNew = (robot: RobotToAdd) => ({
  ...robot,
  online: false,
  state: 'inactive' as const,
  battery: 0,
  softwareVersion: ''
})

/** Adds robots. @returns those that were added, by their ids; a serial that a robot has already is left out */
export const addRobots = async (
  transaction: Database,
  wanted: readonly RobotToAdd[]
): Promise<ReadonlyMap<number, { robotId: number; tenantId: number }>> => {
  // In one order, so that two registrations of the same serials can't wait for each other.
  const ordered = wanted.toSorted((one, other) => (one.serial < other.serial ? -1 : 1))
  const added = new Map<number, { robotId: number; tenantId: number }>()
  for (let index = 0; index < ordered.length; index += chunk) {
    const rows = await transaction
      .insert(robots)
      .values(ordered.slice(index, index + chunk).map(asNew))
      .onConflictDoNothing()
      .returning({ robotId: robots.robotId, tenantId: robots.tenantId })
    for (const row of rows) added.set(row.robotId, row)
  }
  return added
}

/** Keeps the credentials of robots that were just added. */
export const addFirstCredentials = async (
  transaction: Database,
  rows: readonly (typeof reporterCredentials.$inferInsert)[]
): Promise<void> => {
  for (let index = 0; index < rows.length; index += chunk)
    await transaction.insert(reporterCredentials).values(rows.slice(index, index + chunk))
}
