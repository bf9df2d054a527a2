import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { counted } from '../../../database/rows/save-edit.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { isWithoutZeros } from '../../../database/rows/without-zeros.ts'
import { robots, stores } from '../../../database/schema.ts'

/** The columns of a store that a file can have. */
const columns = {
  storeCode: stores.storeCode,
  name: stores.name,
  city: stores.city,
  country: stores.country,
  timeZone: stores.timeZone,
  openingSpans: stores.openingSpans,
  latitude: stores.latitude,
  longitude: stores.longitude
}
export type StoreColumns = Pick<typeof stores.$inferSelect, keyof typeof columns>
export type KnownStore = StoreColumns & { storeId: number }

/**
 * The stores of a tenant that have one of these codes or names. Nobody else changes them, or binds robots to them, until the
 * transaction ends. They are locked in one order, so that two files can't wait for each other.
 */
export const lockNamedStores = (
  transaction: Database,
  tenantId: number,
  { codes, names }: { codes: readonly string[]; names: readonly string[] }
): Promise<KnownStore[]> =>
  transaction
    .select({ ...columns, storeId: stores.storeId })
    .from(stores)
    .where(
      and(
        isThere,
        eq(stores.tenantId, tenantId),
        sql`(${inArray(stores.storeCode, [...codes])} or ${inArray(sql`lower(${stores.name})`, [...names])})`
      )
    )
    .orderBy(asc(stores.storeId))
    .for('update')

/** The codes of a tenant's stores that are these numbers with zeros before them. */
export const findCodesWithZeros = async (
  transaction: Database,
  tenantId: number,
  numbers: readonly string[]
): Promise<string[]> => {
  if (numbers.length === 0) return []
  const found = await transaction
    .select({ storeCode: stores.storeCode })
    .from(stores)
    .where(and(isThere, eq(stores.tenantId, tenantId), isWithoutZeros(stores.storeCode, numbers)))
  return found.map(({ storeCode }) => storeCode)
}

/** The ids of those given stores that have robots. */
export const findStoresWithRobots = async (
  transaction: Database,
  storeIds: readonly number[]
): Promise<ReadonlySet<number>> => {
  const found = await transaction
    .selectDistinct({ storeId: robots.storeId })
    .from(robots)
    .where(and(inArray(robots.storeId, [...storeIds]), isInService))
  return new Set(found.flatMap(({ storeId }) => storeId ?? []))
}

/** So many stores travel in one statement. */
const chunk = 200

/** Adds stores to a tenant, or changes those that have the same code. */
export const putStores = async (
  transaction: Database,
  tenantId: number,
  rows: readonly StoreColumns[],
  { userId, now }: { userId: number; now: number }
): Promise<void> => {
  for (let index = 0; index < rows.length; index += chunk)
    await transaction
      .insert(stores)
      .values(rows.slice(index, index + chunk).map(row => ({ ...row, tenantId, createTime: now })))
      .onConflictDoUpdate({
        target: [stores.tenantId, stores.storeCode],
        targetWhere: isThere,
        set: {
          name: sql`excluded.name`,
          city: sql`excluded.city`,
          country: sql`excluded.country`,
          timeZone: sql`excluded.time_zone`,
          openingSpans: sql`excluded.opening_spans`,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
          ...counted(stores, { userId, now, digest: null })
        }
      })
}
