import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TenantColumn, TenantKind } from '#contract/calls/administration/tenants.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { invitations, robots, stores, tenants, users } from '../../../database/schema.ts'

const above = alias(tenants, 'above')

const userCount = sql<number>`(select count(*)::int from ${users} where ${users.tenantId} = ${tenants.tenantId})`
const storeCount = sql<number>`(select count(*)::int from ${stores}
  where ${stores.tenantId} = ${tenants.tenantId} and ${isThere})`
const robotCount = sql<number>`(select count(*)::int from ${robots}
  where ${robots.tenantId} = ${tenants.tenantId} and ${isInService})`
const counts = { userCount, storeCount, robotCount }

const selectTenants = (database: Database) =>
  database
    .select({
      tenantId: tenants.tenantId,
      name: tenants.name,
      country: tenants.country,
      kind: tenants.kind,
      parentId: tenants.parentId,
      parentName: above.name,
      usersMax: tenants.usersMax,
      storesMax: tenants.storesMax,
      version: tenants.edition,
      ...counts,
      createTime: tenants.createTime
    })
    .from(tenants)
    .leftJoin(above, eq(above.tenantId, tenants.parentId))

const columnOf = { name: tenants.name, createTime: tenants.createTime, ...counts }

type Asked = { text?: string | undefined; pageNo: number; size: number; sort?: SortOf<TenantColumn> | undefined }

/** One page of the tenants that somebody looks after, and how many there are. */
export const findTenants = async (database: Database, scope: Scope, { text, pageNo, size, sort }: Asked) => {
  const matching = and(withinOrBelow(scope, tenants.tenantId), text ? containing(text, [tenants.name]) : undefined)
  const list = await selectTenants(database)
    .where(matching)
    .orderBy(...inOrder(sort, columnOf), asc(tenants.name), asc(tenants.tenantId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(tenants, matching) }
}

export const findTenant = async (database: Database, scope: Scope, tenantId: number) => {
  const matching = and(withinOrBelow(scope, tenants.tenantId), eq(tenants.tenantId, tenantId))
  const [found] = await selectTenants(database).where(matching)
  return found
}

/** The tenants that somebody looks after, by name, for a choice. */
export const findTenantNames = (database: Database, scope: Scope) =>
  database
    .select({ tenantId: tenants.tenantId, name: tenants.name })
    .from(tenants)
    .where(withinOrBelow(scope, tenants.tenantId))
    .orderBy(asc(tenants.name))
    .limit(1_000)

type NewTenant = {
  name: string
  country: string
  kind: TenantKind
  parentId: number | null
  usersMax: number | null
  storesMax: number | null
  createTime: number
}

/** Adds a tenant. @returns undefined where its name is another's */
export const insertTenant = async (transaction: Database, tenant: NewTenant): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(tenants)
    .values(tenant)
    .onConflictDoNothing()
    .returning({ tenantId: tenants.tenantId })
  return added?.tenantId
}

/** @throws Refusal as `saveEdit` */
export const updateTenant = (
  transaction: Database,
  tenantId: number,
  change: Pick<NewTenant, 'name' | 'country' | 'usersMax' | 'storesMax'>,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, tenants, eq(tenants.tenantId, tenantId), change, edit)

/** How many more accounts a tenant may have, with those who are invited; nobody else counts until the transaction ends. */
export const countFreePlaces = async (transaction: Database, tenantId: number, now: number): Promise<number> => {
  const [locked] = await transaction
    .select({ usersMax: tenants.usersMax })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('no key update')
  if (locked?.usersMax == null) return Number.POSITIVE_INFINITY
  const invited = and(eq(invitations.tenantId, tenantId), gt(invitations.expireTime, now))
  const taken =
    (await transaction.$count(users, eq(users.tenantId, tenantId))) + (await transaction.$count(invitations, invited))
  return locked.usersMax - taken
}

/** How many stores a tenant may have besides those it has; nobody else adds one until the transaction ends. */
export const lockStoresLeft = async (transaction: Database, tenantId: number): Promise<number> => {
  const [locked] = await transaction
    .select({ storesMax: tenants.storesMax })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('no key update')
  if (locked?.storesMax == null) return Number.POSITIVE_INFINITY
  return locked.storesMax - (await transaction.$count(stores, and(isThere, eq(stores.tenantId, tenantId))))
}
