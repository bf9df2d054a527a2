import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { userTypes } from '#contract/identity.ts'
import type { Database } from './open.ts'
import { rolePermissions, sessions, tenants, userRoles, users } from './schema.ts'

/** What an account is found by; an e-mail in lower case. */
export type AccountName = { kind: 'email' | 'cellphone'; value: string }

/** What sign-in needs to know of an account. */
export const findAccount = async (database: Database, { kind, value }: AccountName) => {
  const [account] = await database
    .select({
      userId: users.userId,
      userType: users.userType,
      status: users.status,
      passwordHash: users.passwordHash
    })
    .from(users)
    .where(eq(users[kind], value))
  return account
}

/** The internal employees who can sign in at a workplace, for the development provider's page. */
export const findInternalPeople = async (database: Database) => {
  const found = await database
    .select({ nickname: users.nickname, email: users.email })
    .from(users)
    .where(and(eq(users.userType, userTypes.internal), isNotNull(users.email)))
    .orderBy(users.userId)
    .limit(20)
  return found.map(({ nickname, email }) => ({ nickname, email: email ?? '' }))
}

const permissions = sql<string[]>`array(
  select distinct ${rolePermissions.permission} from ${rolePermissions}
  join ${userRoles} on ${userRoles.roleId} = ${rolePermissions.roleId}
  where ${userRoles.userId} = ${users.userId}
  order by 1
)`

/**
 * Finds who a token belongs to, as long as the session lasts and the account is active. Nearly every call begins with
 * this, so a server plans it once for each connection.
 */
export const memberFinder = (database: Database) => {
  const prepared = database
    .select({
      sessionId: sessions.sessionId,
      lastSeenTime: sessions.lastSeenTime,
      userId: users.userId,
      nickname: users.nickname,
      email: users.email,
      cellphone: users.cellphone,
      userType: users.userType,
      tenantId: users.tenantId,
      tenantName: tenants.name,
      country: users.country,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      passwordChangeTime: users.passwordChangeTime,
      perms: permissions
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .leftJoin(tenants, eq(tenants.tenantId, users.tenantId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        // The driver is given a moment as the column writes it, which a bare placeholder would not be.
        gt(sessions.expireTime, sql.param(sql.placeholder('now'), sessions.expireTime)),
        eq(users.status, 'active')
      )
    )
    .prepare('find_member')
  return async (tokenHash: string, now: number) => (await prepared.execute({ tokenHash, now }))[0]
}

/** The signed-in user of a call. */
export type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof memberFinder>>>>
