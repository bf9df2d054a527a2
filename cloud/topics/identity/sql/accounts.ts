import { domainToUnicode } from 'node:url'
import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import type { Database } from '../../../database/open.ts'
import { rolePermissions, sessions, tenants, userRoles, users } from '../../../database/schema.ts'

/** An e-mail address or phone that finds an account, in its canonical form (contract/checks/canonical-name.ts). */
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
    .where(inArray(users[kind], storedForms({ kind, value })))
    .orderBy(sql`${users[kind]} = ${value} desc`)
    .limit(1)
  return account
}

/**
 * The forms in which a name may be stored: its canonical one, and for a domain beyond ASCII the one that accounts had
 * before there was a canonical form. Everything else was stored in its canonical form already.
 */
export const storedForms = ({ kind, value }: AccountName): string[] => {
  const [local = '', domain = ''] = value.split('@')
  return kind === 'email' && domain.includes('xn--') ? [value, `${local}@${domainToUnicode(domain)}`] : [value]
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

/** Whether there was a session of this token, and its time is over. */
export const hasExpired = async (database: Database, tokenHash: string, now: number): Promise<boolean> => {
  const found = await database
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.expireTime, now)))
  return found.length > 0
}

/** The signed-in user of a call. */
export type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof memberFinder>>>>
