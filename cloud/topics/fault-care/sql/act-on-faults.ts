import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { faultActs, faultCare, robotFaults, robots, stores, users } from '../../../database/schema.ts'

/** Faults within a scope with how each is looked after. Nobody else acts on them until the transaction ends. */
export const lockFaults = async (transaction: Database, scope: Scope, faultIds: readonly number[]) => {
  const found = await transaction
    .select({
      faultId: robotFaults.faultId,
      faultCode: robotFaults.faultCode,
      tenantId: robots.tenantId,
      robotName: robots.name,
      serial: robots.serial,
      storeName: stores.name
    })
    .from(robotFaults)
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(inArray(robotFaults.faultId, [...faultIds]), within(scope, robots.tenantId)))
    // In one order, so that two people who act on the same faults do not wait for each other.
    .orderBy(asc(robotFaults.faultId))
  if (found.length === 0) return []
  await transaction
    .insert(faultCare)
    .values(found.map(({ faultId }) => ({ faultId })))
    .onConflictDoNothing()
  const locked = await transaction
    .select()
    .from(faultCare)
    .where(
      inArray(
        faultCare.faultId,
        found.map(({ faultId }) => faultId)
      )
    )
    .orderBy(asc(faultCare.faultId))
    .for('update')
  const faults = new Map(found.map(it => [it.faultId, it]))
  return locked.flatMap(care => {
    const fault = faults.get(care.faultId)
    return fault === undefined ? [] : [{ ...fault, ...care }]
  })
}

type Change = Partial<Omit<typeof faultCare.$inferInsert, 'faultId' | 'actCount'>>
type Entry = Omit<typeof faultActs.$inferInsert, 'actId' | 'faultId'>

/** Writes one act on locked faults, with its entries in their stories. */
export const putActs = async (
  transaction: Database,
  faultIds: readonly number[],
  change: Change,
  entry: Entry
): Promise<void> => {
  if (faultIds.length === 0) return
  await transaction
    .update(faultCare)
    .set({ ...change, actCount: sql`${faultCare.actCount} + 1` })
    .where(inArray(faultCare.faultId, [...faultIds]))
  await transaction.insert(faultActs).values(faultIds.map(faultId => ({ ...entry, faultId })))
}

/** The last act on each of these faults beside notes. Its author is named within a scope. */
export const findLastActs = async (transaction: Database, scope: Scope, faultIds: readonly number[]) => {
  if (faultIds.length === 0) return new Map<number, { by: string | null; time: number }>()
  const found = await transaction
    .selectDistinctOn([faultActs.faultId], { faultId: faultActs.faultId, by: users.nickname, time: faultActs.time })
    .from(faultActs)
    .leftJoin(users, and(eq(users.userId, faultActs.userId), within(scope, users.tenantId)))
    .where(and(inArray(faultActs.faultId, [...faultIds]), ne(faultActs.act, 'noted')))
    .orderBy(faultActs.faultId, desc(faultActs.actId))
  return new Map(found.map(({ faultId, ...act }) => [faultId, act]))
}
