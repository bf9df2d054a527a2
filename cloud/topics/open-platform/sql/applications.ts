import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { OpenApplication, OpenApplicationState } from '#contract/calls/open-platform/applications.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { openApplications, openCustomers, openUsage, tenants } from '../../../database/schema.ts'

/* The applications of customers, as their owners see them. No answer holds a hash. */

const used = (what: SQL, more: SQL = sql``): SQL =>
  sql`(select ${what} from ${openUsage} where ${openUsage.applicationId} = ${openApplications.applicationId} ${more})`

const shown = (today: string) => ({
  applicationId: openApplications.applicationId,
  customerId: openApplications.customerId,
  company: openCustomers.company,
  tenantName: tenants.name,
  customerApproved: sql<boolean>`${openCustomers.state} = 'approved'`,
  name: openApplications.name,
  key: openApplications.key,
  scopes: openApplications.scopes,
  state: openApplications.state,
  perMinute: openApplications.perMinute,
  perDay: openApplications.perDay,
  secretTime: openApplications.secretTime,
  previousUntil: openApplications.previousUntil,
  createTime: openApplications.createTime,
  version: openApplications.edition,
  usedToday: used(
    sql`coalesce(sum(${openUsage.requests}), 0)::int`,
    sql`and ${openUsage.day} = ${today}`
  ) as SQL<number>,
  // Read as the column is: an expression has no type of its own.
  lastUsedTime: sql<number | null>`${used(sql`max(${openUsage.lastTime})`)}`.mapWith(openApplications.createTime)
})

const select = (database: Database, today: string, matching: SQL | undefined) =>
  database
    .select(shown(today))
    .from(openApplications)
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .innerJoin(tenants, eq(tenants.tenantId, openCustomers.tenantId))
    .where(matching)

/** A secret that has ended is not told any more. */
const withoutPast = (row: OpenApplication, now: number): OpenApplication =>
  row.previousUntil !== null && row.previousUntil <= now ? { ...row, previousUntil: null } : row

type Asked = {
  customerId?: number | undefined
  state?: OpenApplicationState | undefined
  text?: string | undefined
  pageNo: number
  size: number
}
type Moment = { now: number; today: string }

/** One page of the applications within a scope, by name. */
export const findApplications = async (
  database: Database,
  scope: Scope,
  { customerId, state, text, pageNo, size }: Asked,
  { now, today }: Moment
): Promise<{ list: OpenApplication[]; total: number }> => {
  const { name, key } = openApplications
  const matching = and(
    within(scope, openCustomers.tenantId),
    customerId === undefined ? undefined : eq(openApplications.customerId, customerId),
    state === undefined ? undefined : eq(openApplications.state, state),
    text ? containing(text, [name, key, openCustomers.company]) : undefined
  )
  const list = await select(database, today, matching)
    .orderBy(sql`lower(${name})`, asc(openApplications.applicationId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(openApplications)
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .where(matching)
  return { list: list.map(row => withoutPast(row, now)), total: counted?.total ?? 0 }
}

export const findApplication = async (
  database: Database,
  scope: Scope,
  applicationId: number,
  { now, today }: Moment
): Promise<OpenApplication | undefined> => {
  const matching = and(within(scope, openCustomers.tenantId), eq(openApplications.applicationId, applicationId))
  const [row] = await select(database, today, matching)
  return row && withoutPast(row, now)
}

export type NewApplication = Omit<typeof openApplications.$inferInsert, 'applicationId'>

/** Adds an application. The customer's row is locked, so that no two of one moment pass the largest number. */
export const addApplication = async (
  transaction: Database,
  scope: Scope,
  added: NewApplication,
  most: number
): Promise<{ applicationId: number } | 'noCustomer' | 'taken' | 'tooMany'> => {
  const [customer] = await transaction
    .select({ state: openCustomers.state })
    .from(openCustomers)
    .where(and(eq(openCustomers.customerId, added.customerId), within(scope, openCustomers.tenantId)))
    .for('update')
  if (customer?.state !== 'approved') return 'noCustomer'
  const ofCustomer = eq(openApplications.customerId, added.customerId)
  if ((await transaction.$count(openApplications, ofCustomer)) >= most) return 'tooMany'
  const [row] = await transaction
    .insert(openApplications)
    .values(added)
    .onConflictDoNothing()
    .returning({ applicationId: openApplications.applicationId })
  return row ?? 'taken'
}

export type ApplicationChange = Partial<Pick<NewApplication, 'name' | 'scopes' | 'state' | 'perMinute' | 'perDay'>>

/**
 * Changes an application. A name that another one of the customer has is an error for `isTaken`.
 * @returns undefined where it is gone
 * @throws Refusal as `saveEdit`
 */
export const changeApplication = (
  database: Database,
  applicationId: number,
  change: ApplicationChange,
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(database, openApplications, eq(openApplications.applicationId, applicationId), change, edit)

/**
 * Puts a new secret in. The one that counted until now becomes the previous one, in the same statement: of two rotations
 * at one moment the second one keeps the secret of the first.
 * @returns the key, or undefined where the application is gone
 */
export const putSecret = async (
  database: Database,
  applicationId: number,
  { secretHash, secretTime, previousUntil }: { secretHash: string; secretTime: number; previousUntil: number | null }
): Promise<string | undefined> => {
  const [row] = await database
    .update(openApplications)
    .set({
      secretHash,
      secretTime,
      previousHash: previousUntil === null ? null : sql`${openApplications.secretHash}`,
      previousUntil
    })
    .where(eq(openApplications.applicationId, applicationId))
    .returning({ key: openApplications.key })
  return row?.key
}

export const deleteApplication = async (database: Database, applicationId: number): Promise<boolean> =>
  (
    await database
      .delete(openApplications)
      .where(eq(openApplications.applicationId, applicationId))
      .returning({ applicationId: openApplications.applicationId })
  ).length > 0
