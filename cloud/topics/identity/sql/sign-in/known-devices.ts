import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/open.ts'
import { clockSlackMs } from '../../../../database/rows/moments.ts'
import { knownDevices } from '../../../../database/schema.ts'

/** No account has it; so an unknown account is looked for by the same statement. */
const nobody = 0

/** Whether somebody signed in to this account on this device, not longer ago than the rule gives. */
export const isKnownDevice = async (
  database: Database,
  { deviceHash, userId = nobody }: { deviceHash: string; userId: number | undefined },
  now: number,
  lifeMs: number
): Promise<boolean> => {
  const { useTime } = knownDevices
  const known = await database
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.deviceHash, deviceHash),
        eq(knownDevices.userId, userId),
        gt(useTime, now - lifeMs),
        lte(useTime, now + clockSlackMs)
      )
    )
  return known.length > 0
}

/**
 * Notes that somebody signed in to an account on a device. Beyond the limit, forgets the devices that were unused for
 * longest. The new token replaces the one that the browser showed, so other people's accounts on it stay known. Runs in a
 * transaction in which the row of the user is locked.
 */
export const rememberDevice = async (
  transaction: Database,
  { userId, shown, given }: { userId: number; shown: string | undefined; given: string },
  now: number,
  devicesPerUser: number
): Promise<void> => {
  if (shown !== undefined && shown !== given)
    await transaction.update(knownDevices).set({ deviceHash: given }).where(eq(knownDevices.deviceHash, shown))
  await transaction
    .insert(knownDevices)
    .values({ deviceHash: given, userId, useTime: now })
    .onConflictDoUpdate({
      target: [knownDevices.deviceHash, knownDevices.userId],
      set: { useTime: sql`excluded.use_time` }
    })
  const beyond = transaction
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    // The device of this sign-in stays, even where a clock was wrong at other sign-ins.
    .orderBy(desc(eq(knownDevices.deviceHash, given)), desc(knownDevices.useTime))
    .offset(devicesPerUser)
  await transaction
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, beyond)))
}

/** Makes one account forget all its devices. */
export const forgetDevices = async (transaction: Database, userId: number): Promise<void> => {
  await transaction.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** The hashes by which the devices of an account are known. */
export const findDeviceHashes = async (database: Database, userId: number): Promise<string[]> => {
  const rows = await database
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  return rows.map(({ deviceHash }) => deviceHash)
}
