import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { lasts } from '../../../database/rows/moments.ts'
import { quickRegistrations, sessions, signInAttempts, users } from '../../../database/schema.ts'
import type { BuiltInRole } from '../built-in-roles.pure.ts'
import { type AccountName, storedForms } from './accounts.ts'
import { findBuiltInRole, giveRole } from './roles.ts'

type NewAccount = typeof users.$inferInsert

/**
 * Adds an account with a role: one that every portal has, or any other by its id.
 * @returns undefined where its phone or mailbox has one already, also one of the same moment.
 */
export const addAccount = async (transaction: Database, account: NewAccount, role: BuiltInRole | number) => {
  const [added] = await transaction
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning({ userId: users.userId })
  if (added === undefined) return undefined
  const roleId = typeof role === 'number' ? role : await findBuiltInRole(transaction, role)
  if (roleId !== undefined) await giveRole(transaction, added.userId, roleId)
  return added.userId
}

export const addQuickRegistration = async (
  transaction: Database,
  registration: typeof quickRegistrations.$inferInsert
): Promise<void> => {
  await transaction.insert(quickRegistrations).values(registration)
}

type Change = Partial<Pick<NewAccount, 'nickname' | 'email' | 'cellphone' | 'passwordHash' | 'passwordChangeTime'>>

export const changeAccount = async (transaction: Database, userId: number, change: Change): Promise<void> => {
  await transaction.update(users).set(change).where(eq(users.userId, userId))
}

/** Forgets the wrong passwords for an account by whichever of its names, and lifts their locks. */
export const liftLocks = async (transaction: Database, identifiers: string[]): Promise<void> => {
  await transaction.delete(signInAttempts).where(inArray(signInAttempts.identifier, identifiers))
}

/** The account behind a name, with all its names. */
export const findNames = async (database: Database, { kind, value }: AccountName) => {
  const [account] = await database
    .select({ userId: users.userId, email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(inArray(users[kind], storedForms({ kind, value })))
    .orderBy(sql`${users[kind]} = ${value} desc`)
    .limit(1)
  return account
}

export const findPasswordHash = async (database: Database, userId: number): Promise<string | null | undefined> => {
  const [account] = await database.select({ hash: users.passwordHash }).from(users).where(eq(users.userId, userId))
  return account?.hash
}

/** Puts another hash of the same password in the place of one; a new password that came meanwhile stays. */
export const renewPasswordHash = async (
  database: Database,
  userId: number,
  before: string,
  after: string
): Promise<void> => {
  const unchanged = and(eq(users.userId, userId), eq(users.passwordHash, before))
  await database.update(users).set({ passwordHash: after }).where(unchanged)
}

/** Ends the user's sessions, all or all but one. @returns the token hashes of those that ended */
export const endSessions = async (transaction: Database, userId: number, kept?: number): Promise<string[]> => {
  const others = kept === undefined ? undefined : ne(sessions.sessionId, kept)
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ tokenHash: sessions.tokenHash })
  return ended.map(({ tokenHash }) => tokenHash)
}

/** Notes that the identity of the person who has this session was checked. */
export const noteCheck = async (database: Database, sessionId: number, checkedUntil: number): Promise<void> => {
  await database.update(sessions).set({ checkedUntil }).where(eq(sessions.sessionId, sessionId))
}

export const isChecked = async (
  database: Database,
  sessionId: number,
  now: number,
  checkMs: number
): Promise<boolean> => {
  const checked = and(eq(sessions.sessionId, sessionId), lasts(sessions.checkedUntil, now, checkMs))
  return (await database.select({ sessionId: sessions.sessionId }).from(sessions).where(checked)).length > 0
}

/** Spends the check. @returns false where there is none: of changes at the same moment, one finds it. */
export const spendCheck = async (
  transaction: Database,
  sessionId: number,
  now: number,
  checkMs: number
): Promise<boolean> => {
  const spent = await transaction
    .update(sessions)
    .set({ checkedUntil: null })
    .where(and(eq(sessions.sessionId, sessionId), lasts(sessions.checkedUntil, now, checkMs)))
    .returning({ sessionId: sessions.sessionId })
  return spent.length > 0
}
