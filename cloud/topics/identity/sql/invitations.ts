import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as limits from '#contract/limits.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { invitations, rolePermissions, roles, tenants, users } from '../../../database/schema.ts'
import { countTry, isRightCode, isUsable, makeOlder, noOlder } from './sign-in/sent-codes.ts'

/** How long somebody who is invited may take the invitation. */
export const invitationMs = limits.invitationDays * day

/** Not by a join: the server joins few rows by a walk through all users. */
const inviterName = sql<string | null>`(
  select ${users.nickname} from ${users} where ${users.userId} = ${invitations.inviterId}
)`

/** Whether the role has permissions that it did not have when the invitation was sent. Fewer are no matter. */
const roleGrew = sql<boolean>`exists (
  select 1 from ${rolePermissions}
  where ${rolePermissions.roleId} = ${invitations.roleId}
  and ${rolePermissions.permission} <> all(${invitations.permissions})
)`

type NewInvitation = Omit<typeof invitations.$inferInsert, 'failures'>

/** One page of the invitations within a scope that can still be taken, and how many there are. */
export const findInvitations = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number },
  now: number
) => {
  const matching = and(withinOrBelow(scope, invitations.tenantId), gt(invitations.expireTime, now))
  const list = await database
    .select({
      invitationId: invitations.invitationId,
      target: invitations.target,
      userType: invitations.userType,
      tenantId: invitations.tenantId,
      tenantName: tenants.name,
      roleName: roles.name,
      inviterName,
      roleGrew,
      sendTime: invitations.sendTime,
      expireTime: invitations.expireTime
    })
    .from(invitations)
    .innerJoin(roles, eq(roles.roleId, invitations.roleId))
    .leftJoin(tenants, eq(tenants.tenantId, invitations.tenantId))
    .where(matching)
    .orderBy(desc(invitations.sendTime), desc(invitations.invitationId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(invitations, matching) }
}

/** Adds an invitation in the place of one that has expired. @returns undefined where one of the tenant's stands */
export const addInvitation = async (
  transaction: Database,
  added: NewInvitation,
  now: number
): Promise<number | undefined> => {
  const [row] = await transaction
    .insert(invitations)
    .values({ ...added, failures: 0 })
    .onConflictDoUpdate({
      target: [invitations.target, invitations.tenantId],
      set: { ...added, ...noOlder, failures: 0 },
      setWhere: sql`${invitations.expireTime} <= ${new Date(now).toISOString()}::timestamptz(3)`
    })
    .returning({ invitationId: invitations.invitationId })
  return row?.invitationId
}

/** An invitation within a scope; nobody else changes or takes it until the transaction ends. */
export const lockInvitation = async (transaction: Database, scope: Scope, invitationId: number, now: number) => {
  const [locked] = await transaction
    .select()
    .from(invitations)
    .where(
      and(
        withinOrBelow(scope, invitations.tenantId),
        eq(invitations.invitationId, invitationId),
        gt(invitations.expireTime, now)
      )
    )
    .for('update')
  return locked
}

export const renewInvitation = async (
  transaction: Database,
  invitationId: number,
  renewed: Pick<NewInvitation, 'salt' | 'codeHash' | 'sendTime' | 'expireTime' | 'permissions'>
): Promise<void> => {
  await transaction
    .update(invitations)
    .set({ ...makeOlder(invitations), ...renewed, failures: 0 })
    .where(eq(invitations.invitationId, invitationId))
}

export const removeInvitation = async (database: Database, invitationId: number): Promise<void> => {
  await database.delete(invitations).where(eq(invitations.invitationId, invitationId))
}

/**
 * Tries the code of an invitation. One statement counts a wrong code and looks whether a try is left. So tries at the
 * same moment count each other.
 */
export const tryInvitationCode = async (
  database: Database,
  { target, code }: { target: string; code: string },
  now: number,
  wrongTries: number
): Promise<'right' | 'wrong' | 'gone'> => {
  const invited = eq(invitations.target, target)
  const rule = { wrongTries, lifeMs: invitationMs }
  // A right code is spent at once: a registration that fails afterwards asks for an ordinary code. It stays where nobody can
  // take the invitation yet, so that a second try hears the same reason.
  const spent = (failures: PgColumn) => sql`case when ${roleGrew} then ${failures} else ${wrongTries}::smallint end`
  const right = await database
    .update(invitations)
    .set({ failures: spent(invitations.failures), olderFailures: spent(invitations.olderFailures) })
    .where(and(invited, isRightCode(invitations, code, now, rule)))
    .returning({ invitationId: invitations.invitationId })
  if (right.length > 0) return 'right'
  const wrong = await database
    .update(invitations)
    .set(countTry(invitations))
    .where(and(invited, isUsable(invitations, now, rule)))
    .returning({ invitationId: invitations.invitationId })
  return wrong.length > 0 ? 'wrong' : 'gone'
}

/**
 * Takes the invitations to a target, all at once, and chooses the newest that stands as it was sent.
 * @returns undefined where nobody invited the target; `confirm` where each invitation waits for a confirmation, and stays
 */
export const takeInvitation = async (transaction: Database, target: string, now: number) => {
  const ofTarget = eq(invitations.target, target)
  const open = await transaction
    .select({ ...getTableColumns(invitations), roleGrew })
    .from(invitations)
    // With a second table, the library writes the tables before all columns: `roleGrew` needs that.
    .innerJoin(roles, eq(roles.roleId, invitations.roleId))
    .where(and(ofTarget, gt(invitations.expireTime, now)))
    .orderBy(desc(invitations.invitationId))
    .for('update', { of: invitations })
  const chosen = open.find(invitation => !invitation.roleGrew)
  if (chosen === undefined && open.length > 0) return 'confirm'
  await transaction.delete(invitations).where(ofTarget)
  return chosen
}
