import { and, asc, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { OpenUsageRow } from '#contract/calls/open-platform/api-management.ts'
import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { openApplications, openCallsOff, openCustomers, openUsage } from '../../../database/schema.ts'

/* How the outside API is used, and which of its calls are off. */

type Days = { from: string; to: string }

const matchingOf = (
  scope: Scope,
  { from, to, name, applicationId }: Days & { name?: OutsideCallName | undefined; applicationId?: number | undefined }
): SQL | undefined =>
  and(
    within(scope, openCustomers.tenantId),
    gte(openUsage.day, from),
    lte(openUsage.day, to),
    name === undefined ? undefined : eq(openUsage.call, name),
    applicationId === undefined ? undefined : eq(openUsage.applicationId, applicationId)
  )

type Asked = Parameters<typeof matchingOf>[1] & { pageNo: number; size: number }

/** One page of the use within a scope, the newest day first. */
export const findUsage = async (
  database: Database,
  scope: Scope,
  { pageNo, size, ...which }: Asked
): Promise<{ list: OpenUsageRow[]; total: number }> => {
  const matching = matchingOf(scope, which)
  const list = await database
    .select({
      day: openUsage.day,
      name: openUsage.call,
      applicationId: openUsage.applicationId,
      applicationName: openApplications.name,
      company: openCustomers.company,
      requests: openUsage.requests,
      errors: openUsage.errors,
      lastTime: openUsage.lastTime
    })
    .from(openUsage)
    .innerJoin(openApplications, eq(openApplications.applicationId, openUsage.applicationId))
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .where(matching)
    .orderBy(desc(openUsage.day), asc(openUsage.applicationId), asc(openUsage.call))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(openUsage)
    .innerJoin(openApplications, eq(openApplications.applicationId, openUsage.applicationId))
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** The use of each call within a scope on some days together. */
export const sumUsage = async (database: Database, scope: Scope, days: Days) => {
  const rows = await database
    .select({
      name: openUsage.call,
      requests: sql<number>`sum(${openUsage.requests})::int`,
      errors: sql<number>`sum(${openUsage.errors})::int`,
      lastUsedTime: sql<number>`max(${openUsage.lastTime})`.mapWith(openUsage.lastTime)
    })
    .from(openUsage)
    .innerJoin(openApplications, eq(openApplications.applicationId, openUsage.applicationId))
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .where(matchingOf(scope, days))
    .groupBy(openUsage.call)
  return new Map(rows.map(({ name, ...sum }) => [name, sum]))
}

/** The calls that are off for everybody. */
export const findCallsOff = async (database: Database): Promise<ReadonlySet<OutsideCallName>> => {
  const rows = await database
    .select({ call: openCallsOff.call })
    .from(openCallsOff)
    .where(isNull(openCallsOff.applicationId))
  return new Set(rows.map(({ call }) => call))
}

/** So many applications are named. */
const namedMax = 500

/** The applications within a scope for which single calls are off. */
export const findApplicationsOff = (database: Database, scope: Scope) =>
  database
    .select({
      call: openCallsOff.call,
      applicationId: openApplications.applicationId,
      name: openApplications.name
    })
    .from(openCallsOff)
    .innerJoin(openApplications, eq(openApplications.applicationId, openCallsOff.applicationId))
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .where(and(isNotNull(openCallsOff.applicationId), within(scope, openCustomers.tenantId)))
    .orderBy(asc(openApplications.name))
    .limit(namedMax)

/** Puts days of use in, for the demo data. */
export const putUsage = async (database: Database, rows: (typeof openUsage.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await database.insert(openUsage).values(rows).onConflictDoNothing()
}

type Off = { call: OutsideCallName; applicationId: number | null }

const matchingOff = ({ call, applicationId }: Off): SQL | undefined =>
  and(
    eq(openCallsOff.call, call),
    applicationId === null ? isNull(openCallsOff.applicationId) : eq(openCallsOff.applicationId, applicationId)
  )

/** Switches a call off. This is harmless where the call is off already. */
export const switchOff = async (database: Database, off: Off & { offTime: number; userId: number }): Promise<void> => {
  await database.insert(openCallsOff).values(off).onConflictDoNothing()
}

export const switchOn = async (database: Database, off: Off): Promise<void> => {
  await database.delete(openCallsOff).where(matchingOff(off))
}
