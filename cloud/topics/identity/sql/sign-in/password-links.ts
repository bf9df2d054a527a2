import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../../database/open.ts'
import { passwordLinks, users } from '../../../../database/schema.ts'
import type { AccountName } from '../accounts.ts'

type Link = typeof passwordLinks.$inferInsert

/** Puts a link in the place of the one that the account had before. */
export const putPasswordLink = async (database: Database, { tokenHash, userId, expireTime }: Link): Promise<void> => {
  await database
    .insert(passwordLinks)
    .values({ tokenHash, userId, expireTime })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: { tokenHash, expireTime } })
}

const valid = (tokenHash: string, now: number) =>
  and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expireTime, now))

/** Whether a link can be used: a cheap look before the costly work for a password. */
export const isPasswordLink = async (database: Database, tokenHash: string, now: number): Promise<boolean> =>
  (await database.select({ userId: passwordLinks.userId }).from(passwordLinks).where(valid(tokenHash, now))).length > 0

/** Uses a link up. @returns a name of its account; undefined where there is none: of uses at the same moment, one has it */
export const takePasswordLink = async (
  transaction: Database,
  tokenHash: string,
  now: number
): Promise<AccountName | undefined> => {
  const [taken] = await transaction
    .delete(passwordLinks)
    .where(valid(tokenHash, now))
    .returning({ userId: passwordLinks.userId })
  if (taken === undefined) return undefined
  const [account] = await transaction
    .select({ email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(eq(users.userId, taken.userId))
  if (account?.email) return { kind: 'email', value: account.email }
  return account?.cellphone ? { kind: 'cellphone', value: account.cellphone } : undefined
}
