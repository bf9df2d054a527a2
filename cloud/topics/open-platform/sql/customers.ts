import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { OpenCustomer, OpenCustomerState } from '#contract/calls/open-platform/customers.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { openApplications, openCustomers, tenants, users } from '../../../database/schema.ts'

/* Customers of the open platform. */

const shown = {
  customerId: openCustomers.customerId,
  tenantId: openCustomers.tenantId,
  tenantName: tenants.name,
  company: openCustomers.company,
  contact: openCustomers.contact,
  email: openCustomers.email,
  purpose: openCustomers.purpose,
  state: openCustomers.state,
  reason: openCustomers.reason,
  applicationCount: sql<number>`(select count(*)::int from ${openApplications}
    where ${openApplications.customerId} = ${openCustomers.customerId})`,
  createTime: openCustomers.createTime,
  decideTime: openCustomers.decideTime,
  decidedBy: users.nickname
}

const select = (database: Database, matching: SQL | undefined) =>
  database
    .select(shown)
    .from(openCustomers)
    .innerJoin(tenants, eq(tenants.tenantId, openCustomers.tenantId))
    .leftJoin(users, eq(users.userId, openCustomers.decideUserId))
    .where(matching)

type Asked = { state?: OpenCustomerState | undefined; text?: string | undefined; pageNo: number; size: number }

/** One page of the customers within a scope, the newest first. */
export const findCustomers = async (
  database: Database,
  scope: Scope,
  { state, text, pageNo, size }: Asked
): Promise<{ list: OpenCustomer[]; total: number }> => {
  const { company, contact, email } = openCustomers
  const matching = and(
    within(scope, openCustomers.tenantId),
    state === undefined ? undefined : eq(openCustomers.state, state),
    text ? containing(text, [company, contact, email, tenants.name]) : undefined
  )
  const list = await select(database, matching)
    .orderBy(desc(openCustomers.createTime), desc(openCustomers.customerId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(openCustomers)
    .innerJoin(tenants, eq(tenants.tenantId, openCustomers.tenantId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

export const findCustomer = async (
  database: Database,
  scope: Scope,
  customerId: number
): Promise<OpenCustomer | undefined> =>
  (await select(database, and(within(scope, openCustomers.tenantId), eq(openCustomers.customerId, customerId))))[0]

/** So many choices are shown; a person who wants another one writes a part of its name. */
const choicesMax = 100

/** The first tenants within a scope, for a choice, and how many there are. */
export const findTenantChoices = async (database: Database, scope: Scope, text: string | undefined) => {
  const matching = and(within(scope, tenants.tenantId), text ? containing(text, [tenants.name]) : undefined)
  const list = await database
    .select({ tenantId: tenants.tenantId, name: tenants.name })
    .from(tenants)
    .where(matching)
    .orderBy(asc(tenants.name), asc(tenants.tenantId))
    .limit(choicesMax)
  return { list, total: await database.$count(tenants, matching) }
}

/** The first approved customers within a scope, for a choice, and how many there are. */
export const findCustomerChoices = async (database: Database, scope: Scope, text: string | undefined) => {
  const matching = and(
    within(scope, openCustomers.tenantId),
    eq(openCustomers.state, 'approved'),
    text ? containing(text, [openCustomers.company]) : undefined
  )
  const list = await database
    .select({ customerId: openCustomers.customerId, company: openCustomers.company })
    .from(openCustomers)
    .where(matching)
    .orderBy(asc(openCustomers.company), asc(openCustomers.customerId))
    .limit(choicesMax)
  return { list, total: await database.$count(openCustomers, matching) }
}

export type NewCustomer = Omit<typeof openCustomers.$inferInsert, 'customerId'>

/** Adds a customer. The tenant's row is locked, so that no two of one moment pass the largest number. */
export const addCustomer = async (
  transaction: Database,
  added: NewCustomer,
  most: number
): Promise<{ customerId: number } | 'noTenant' | 'taken' | 'tooMany'> => {
  const [tenant] = await transaction
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.tenantId, added.tenantId))
    .for('update')
  if (tenant === undefined) return 'noTenant'
  if ((await transaction.$count(openCustomers, eq(openCustomers.tenantId, added.tenantId))) >= most) return 'tooMany'
  const [row] = await transaction
    .insert(openCustomers)
    .values(added)
    .onConflictDoNothing()
    .returning({ customerId: openCustomers.customerId })
  return row ?? 'taken'
}

type Decision = { state: 'approved' | 'refused'; reason: string; decideTime: number; decideUserId: number | null }

/** @returns false where the customer stands there already, also since a moment ago */
export const decideCustomer = async (database: Database, customerId: number, decision: Decision): Promise<boolean> => {
  const changed = await database
    .update(openCustomers)
    .set(decision)
    .where(and(eq(openCustomers.customerId, customerId), ne(openCustomers.state, decision.state)))
    .returning({ customerId: openCustomers.customerId })
  return changed.length > 0
}
