import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { softwareKeys } from '../../../database/schema.ts'

/* The keys with which files of software are signed. */

/** All keys without their private halves, the newest first. */
export const findKeys = (database: Database) =>
  database
    .select({
      keyId: softwareKeys.keyId,
      publicKey: softwareKeys.publicKey,
      createTime: softwareKeys.createTime,
      replaceTime: softwareKeys.replaceTime
    })
    .from(softwareKeys)
    .orderBy(desc(softwareKeys.createTime), desc(softwareKeys.keyId))

/** The key that signs now. Nobody replaces it until the transaction ends. */
export const lockCurrentKey = async (transaction: Database, strength: 'share' | 'update') => {
  const [found] = await transaction.select().from(softwareKeys).where(isNull(softwareKeys.replaceTime)).for(strength)
  return found
}

/** The private half of the key that signs now; undefined before there is a key. */
export const findPrivateKey = async (database: Database): Promise<string | null | undefined> => {
  const [found] = await database
    .select({ privateKey: softwareKeys.privateKey })
    .from(softwareKeys)
    .where(isNull(softwareKeys.replaceTime))
  return found?.privateKey
}

type NewKey = { keyId: string; publicKey: string; privateKey: string; createTime: number }

/** Adds the key that signs from now on. One of the same moment counts in its place. */
export const addKey = async (transaction: Database, key: NewKey): Promise<void> => {
  await transaction.insert(softwareKeys).values(key).onConflictDoNothing()
}

/** Takes a locked key out of use, and forgets its private half. */
export const endKey = async (transaction: Database, keyId: string, replaceTime: number): Promise<void> => {
  await transaction
    .update(softwareKeys)
    .set({ replaceTime, privateKey: null })
    .where(and(eq(softwareKeys.keyId, keyId), isNull(softwareKeys.replaceTime)))
}

export const countKeys = (transaction: Database): Promise<number> => transaction.$count(softwareKeys)
