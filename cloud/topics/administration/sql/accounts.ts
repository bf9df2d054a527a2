import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { AccountColumn, AccountStatus } from '#contract/calls/administration/accounts.ts'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { lasts } from '../../../database/rows/moments.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { roles, sessions, signInAttempts, tenants, userRoles, users } from '../../../database/schema.ts'
import type { LockRule } from '../../identity/index.ts'

export type AccountKind = 'internal' | 'external'

const ofKind = (kind: AccountKind): SQL =>
  kind === 'internal' ? eq(users.userType, userTypes.internal) : ne(users.userType, userTypes.internal)

/** The moment of a question, and how long a lock lasts. */
type When = { now: number; lock: LockRule }

const isLocked = ({ now, lock }: When) => sql<boolean>`exists (
  select 1 from ${signInAttempts}
  where ${signInAttempts.identifier} in ('email:' || ${users.email}, 'cellphone:' || ${users.cellphone})
  and ${lasts(signInAttempts.lockedUntil, now, lock.lockMs)}
)`

const rolesOfUser = sql<{ roleId: number; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('roleId', ${roles.roleId}, 'name', ${roles.name}) order by ${roles.name}), '[]')
  from ${userRoles} join ${roles} on ${roles.roleId} = ${userRoles.roleId}
  where ${userRoles.userId} = ${users.userId}
)`

const lastSeenTime = sql<number | null>`(
  select max(coalesce(${sessions.lastSeenTime}, ${sessions.createTime})) from ${sessions}
  where ${sessions.userId} = ${users.userId}
)`.mapWith(sessions.createTime)

const selectAccounts = (database: Database, when: When) =>
  database
    .select({
      userId: users.userId,
      nickname: users.nickname,
      email: users.email,
      cellphone: users.cellphone,
      userType: users.userType,
      status: users.status,
      locked: isLocked(when),
      tenantId: users.tenantId,
      tenantName: tenants.name,
      roles: rolesOfUser,
      createTime: users.createTime,
      lastSeenTime
    })
    .from(users)
    .leftJoin(tenants, eq(tenants.tenantId, users.tenantId))

const columnOf = { nickname: users.nickname, status: users.status, createTime: users.createTime }

type Asked = {
  text?: string | undefined
  status?: AccountStatus | undefined
  pageNo: number
  size: number
  sort?: SortOf<AccountColumn> | undefined
}

/** One page of the accounts of a kind within a scope, and how many there are. */
export const findAccounts = async (
  database: Database,
  { scope, kind, ...when }: When & { scope: Scope; kind: AccountKind },
  { text, status, pageNo, size, sort }: Asked
) => {
  const matching = and(
    ofKind(kind),
    withinOrBelow(scope, users.tenantId),
    status === undefined ? undefined : eq(users.status, status),
    text ? containing(text, [users.nickname, users.email, users.cellphone]) : undefined
  )
  const list = await selectAccounts(database, when)
    .where(matching)
    .orderBy(...inOrder(sort, columnOf), asc(users.nickname), asc(users.userId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(users, matching) }
}

export const findAccountOf = async (
  database: Database,
  { scope, kind, ...when }: When & { scope: Scope; kind: AccountKind },
  userId: number
) => {
  const matching = and(ofKind(kind), withinOrBelow(scope, users.tenantId), eq(users.userId, userId))
  const [found] = await selectAccounts(database, when).where(matching)
  return found
}

export const countSessions = (database: Database, userId: number): Promise<number> =>
  database.$count(sessions, eq(sessions.userId, userId))

/** An account within a scope; nobody else changes it until the transaction ends. */
export const lockAccount = async (
  transaction: Database,
  { scope, kind }: { scope: Scope; kind: AccountKind },
  userId: number
) => {
  const [locked] = await transaction
    .select({
      userId: users.userId,
      nickname: users.nickname,
      email: users.email,
      cellphone: users.cellphone,
      status: users.status,
      tenantId: users.tenantId
    })
    .from(users)
    .where(and(ofKind(kind), withinOrBelow(scope, users.tenantId), eq(users.userId, userId)))
    .for('update')
  return locked
}
export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

export const setStatus = async (transaction: Database, userId: number, status: AccountStatus): Promise<void> => {
  await transaction.update(users).set({ status }).where(eq(users.userId, userId))
}

export const takeRoles = async (transaction: Database, userId: number, roleIds: readonly number[]): Promise<void> => {
  if (roleIds.length === 0) return
  await transaction.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, [...roleIds])))
}

export const giveRoles = async (transaction: Database, userId: number, roleIds: readonly number[]): Promise<void> => {
  if (roleIds.length === 0) return
  const rows = roleIds.map(roleId => ({ userId, roleId }))
  await transaction.insert(userRoles).values(rows).onConflictDoNothing()
}
