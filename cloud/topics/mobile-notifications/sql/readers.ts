import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { notificationRulePeople, roles, usageEvents, userRoles, users } from '../../../database/schema.ts'
import type { KeptRule } from './notification-rules.ts'

/**
 * The language on screen when a person used the portal last. It is null for a person who has not used it for long. The
 * statement names the tables, because drizzle leaves them out of columns in a statement about one table.
 */
const language = sql<string | null>`(
  select left(${usageEvents}.common ->> 'language', 35) from ${usageEvents}
  where ${usageEvents}.user_id = ${users}.user_id order by ${usageEvents}.event_id desc limit 1
)`

/** A person who may get a message: where, and in which language. */
const reader = { userId: users.userId, cellphone: users.cellphone, email: users.email, language }

const selectReaders = (database: Database, matching: SQL | undefined) =>
  database.select(reader).from(users).where(matching).orderBy(asc(users.userId)).limit(limits.rolePeopleMax)

/** The people that a rule tells. They belong to its tenant and are let in. */
export const findReaders = (database: Database, { ruleId, tenantId, roleId }: KeptRule) => {
  const chosen =
    roleId === null
      ? database
          .select({ userId: notificationRulePeople.userId })
          .from(notificationRulePeople)
          .where(eq(notificationRulePeople.ruleId, ruleId))
      : database.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, roleId))
  return selectReaders(
    database,
    and(eq(users.tenantId, tenantId), eq(users.status, 'active'), inArray(users.userId, chosen))
  )
}

export type Reader = Awaited<ReturnType<typeof findReaders>>[number]

/** One person. */
export const findReader = async (database: Database, userId: number) => {
  const [found] = await selectReaders(database, eq(users.userId, userId))
  return found
}

/** The first people of a tenant by name, and the roles that its people may have. */
export const findAudience = async (database: Database, tenantId: number, text: string | undefined) => ({
  people: await database
    .select({
      userId: users.userId,
      nickname: users.nickname,
      hasMobile: sql<boolean>`${users.cellphone} is not null`,
      hasEmail: sql<boolean>`${users.email} is not null`
    })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        eq(users.status, 'active'),
        text ? containing(text, [users.nickname]) : undefined
      )
    )
    .orderBy(asc(users.nickname), asc(users.userId))
    .limit(limits.pageSizeMax),
  roles: await database
    .select({ roleId: roles.roleId, name: roles.name })
    .from(roles)
    .where(or(isNull(roles.tenantId), eq(roles.tenantId, tenantId)))
    .orderBy(asc(roles.name), asc(roles.roleId))
    .limit(limits.pageSizeMax)
})
