import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { hasItsSerial } from '../../../database/rows/robot-condition.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { isWithoutZeros } from '../../../database/rows/without-zeros.ts'
import { robots, stores } from '../../../database/schema.ts'

/** The robots that have these serials, also those that were retired with them. Nobody else changes them until the transaction ends. */
export const lockRobotsWithSerials = async (transaction: Database, serials: readonly string[]) => {
  const found = await transaction
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      model: robots.model,
      name: robots.name,
      tenantId: robots.tenantId,
      retireTime: robots.retireTime,
      storeId: robots.storeId,
      storeCode: stores.storeCode
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(inArray(robots.serial, [...serials]), hasItsSerial))
    .orderBy(asc(robots.robotId))
    .for('update', { of: robots })
  return new Map(found.map(row => [row.serial, row]))
}

/** The stores of a tenant with these codes. Nobody removes them until the transaction ends. */
export const findStoresByCode = async (
  transaction: Database,
  tenantId: number,
  codes: readonly string[]
): Promise<ReadonlyMap<string, number>> => {
  const found = await transaction
    .select({ storeCode: stores.storeCode, storeId: stores.storeId })
    .from(stores)
    .where(and(isThere, eq(stores.tenantId, tenantId), inArray(stores.storeCode, [...new Set(codes)])))
    .orderBy(asc(stores.storeId))
    .for('share')
  return new Map(found.map(({ storeCode, storeId }) => [storeCode, storeId]))
}

/** The serials of a tenant's robots that are these numbers with zeros before them. */
export const findSerialsWithZeros = async (
  transaction: Database,
  tenantId: number,
  numbers: readonly string[]
): Promise<string[]> => {
  if (numbers.length === 0) return []
  const found = await transaction
    .select({ serial: robots.serial })
    .from(robots)
    .where(and(eq(robots.tenantId, tenantId), hasItsSerial, isWithoutZeros(robots.serial, numbers)))
  return found.map(({ serial }) => serial)
}

/** So many names travel in one statement. */
const chunk = 1_000

export const nameRobots = async (
  transaction: Database,
  named: readonly { robotId: number; name: string }[]
): Promise<void> => {
  for (let index = 0; index < named.length; index += chunk) {
    const rows = named.slice(index, index + chunk).map(({ robotId, name }) => sql`(${robotId}::int, ${name}::text)`)
    await transaction.execute(sql`
      update ${robots} set name = given.name
      from (values ${sql.join(rows, sql`, `)}) as given (robot_id, name)
      where ${robots.robotId} = given.robot_id`)
  }
}
