import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Hold, ReleaseLimits } from '#contract/calls/releases/releases.ts'
import type { Database } from '../../../database/open.ts'
import { putEdit } from '../../../database/rows/put-edit.ts'
import type { Edit } from '../../../database/rows/save-edit.ts'
import { releaseLimits, releases, tenants, users } from '../../../database/schema.ts'

/** A release as it is kept. */
export type StoredRelease = typeof releases.$inferSelect

/** A release that is put in; the database gives the rest. */
export type NewRelease = Omit<StoredRelease, 'releaseId' | 'endTime' | 'endKind' | 'endUserId' | 'endReason'>

/** How a release ends. */
export type ReleaseEnd = { endTime: number } & Pick<StoredRelease, 'endKind' | 'endUserId' | 'endReason'>

const standing = isNull(releases.endTime)

/** The releases in force, of all modules. */
export const findReleasesInForce = (database: Database): Promise<StoredRelease[]> =>
  database.select().from(releases).where(standing).orderBy(asc(releases.releaseId))

/** The releases of a module in force; nobody else ends one of them until the transaction is over. */
export const lockReleasesOf = (transaction: Database, module: string): Promise<StoredRelease[]> =>
  transaction
    .select()
    .from(releases)
    .where(and(eq(releases.module, module), standing))
    .orderBy(asc(releases.releaseId))
    .for('update')

/** A release, in force or not. */
export const findRelease = async (database: Database, releaseId: number): Promise<StoredRelease | undefined> => {
  const [found] = await database.select().from(releases).where(eq(releases.releaseId, releaseId))
  return found
}

/** Adds a release. @returns its id */
export const addRelease = async (transaction: Database, release: NewRelease): Promise<number> => {
  const [added] = await transaction.insert(releases).values(release).returning({ releaseId: releases.releaseId })
  if (added === undefined) throw new Error('the database did not tell the id of a new release')
  return added.releaseId
}

/** Ends a release. @returns false where it had ended before */
export const endRelease = async (transaction: Database, releaseId: number, end: ReleaseEnd): Promise<boolean> => {
  const ended = await transaction
    .update(releases)
    .set(end)
    .where(and(eq(releases.releaseId, releaseId), standing))
    .returning({ releaseId: releases.releaseId })
  return ended.length > 0
}

/** Holds a release at its stage, in a transaction that has locked the releases of its module. */
export const holdRelease = async (
  transaction: Database,
  releaseId: number,
  held: { heldTime: number; heldBy: Hold[] }
): Promise<void> => {
  await transaction.update(releases).set(held).where(eq(releases.releaseId, releaseId))
}

const setUser = alias(users, 'set_user')
const endUser = alias(users, 'end_user')

const named = (database: Database) =>
  database
    .select({ release: releases, setUser: setUser.nickname, endUser: endUser.nickname })
    .from(releases)
    .leftJoin(setUser, eq(setUser.userId, releases.setUserId))
    .leftJoin(endUser, eq(endUser.userId, releases.endUserId))

/** A release, with the nicknames of who put it in and who ended it. */
export type NamedRelease = { release: StoredRelease; setUser: string | null; endUser: string | null }

/** The releases in force, or some by their ids, with names. */
export const findNamedReleases = (database: Database, releaseIds?: readonly number[]): Promise<NamedRelease[]> =>
  named(database)
    .where(releaseIds === undefined ? standing : inArray(releases.releaseId, [...releaseIds]))
    .orderBy(asc(releases.releaseId))

/** One page of all releases, newest first, and how many there are. */
export const findReleaseHistory = async (
  database: Database,
  { pageNo, size }: { pageNo: number; size: number }
): Promise<{ list: NamedRelease[]; total: number }> => {
  const list = await named(database)
    .orderBy(desc(releases.releaseId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(releases) }
}

/** The accounts with these e-mail addresses or phone numbers. */
export const findAccountsNamed = (database: Database, names: readonly string[]) =>
  database
    .select({ userId: users.userId, email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(or(inArray(users.email, [...names]), inArray(users.cellphone, [...names])))

/** The tenants of these names. */
export const findTenantsNamed = (database: Database, names: readonly string[]) =>
  database
    .select({ tenantId: tenants.tenantId, name: tenants.name })
    .from(tenants)
    .where(inArray(tenants.name, [...names]))

/** The names of accounts and tenants by their ids. Deleted ones are left out. */
export const namesOfChosen = async (
  database: Database,
  userIds: readonly number[],
  tenantIds: readonly number[]
): Promise<{ accounts: Map<number, string>; tenants: Map<number, string> }> => {
  const accounts = await database
    .select({
      userId: users.userId,
      name: sql<string>`coalesce(${users.email}, ${users.cellphone}, ${users.nickname})`
    })
    .from(users)
    .where(inArray(users.userId, [...userIds]))
  const found = await database
    .select({ tenantId: tenants.tenantId, name: tenants.name })
    .from(tenants)
    .where(inArray(tenants.tenantId, [...tenantIds]))
  return {
    accounts: new Map(accounts.map(({ userId, name }) => [userId, name])),
    tenants: new Map(found.map(({ tenantId, name }) => [tenantId, name]))
  }
}

/** The limits as somebody set them. */
export const findReleaseLimits = async (
  database: Database
): Promise<(ReleaseLimits & { version: number }) | undefined> => {
  const { users, failurePoints, slowerPercent, edition: version } = releaseLimits
  const [found] = await database.select({ users, failurePoints, slowerPercent, version }).from(releaseLimits)
  return found
}

/** @throws Refusal as `putEdit` */
export const putReleaseLimits = async (database: Database, limits: ReleaseLimits, edit: Edit): Promise<void> => {
  await putEdit(database, releaseLimits, { where: undefined, key: { limitsId: 1 } }, limits, edit)
}
