import { and, desc, eq, inArray } from 'drizzle-orm'
import type { DeviceKind, DeviceVersion } from '#contract/calls/device-upgrades/device-versions.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { deviceVersions, users } from '../../../database/schema.ts'

const shown = {
  deviceVersionId: deviceVersions.deviceVersionId,
  deviceKind: deviceVersions.deviceKind,
  version: deviceVersions.version,
  notes: deviceVersions.notes,
  fileName: deviceVersions.fileName,
  size: deviceVersions.size,
  sha256: deviceVersions.sha256,
  state: deviceVersions.state,
  createTime: deviceVersions.createTime,
  createdBy: users.nickname
}

type Asked = {
  deviceKind?: DeviceKind | undefined
  state?: DeviceVersion['state'] | undefined
  text?: string | undefined
  pageNo: number
  size: number
}

/** One page of the versions of devices, the newest first, and how many there are. */
export const findDeviceVersions = async (
  database: Database,
  { deviceKind, state, text, pageNo, size }: Asked
): Promise<{ list: DeviceVersion[]; total: number }> => {
  const matching = and(
    deviceKind && eq(deviceVersions.deviceKind, deviceKind),
    state && eq(deviceVersions.state, state),
    text ? containing(text, [deviceVersions.version, deviceVersions.fileName, deviceVersions.notes]) : undefined
  )
  const list = await database
    .select(shown)
    .from(deviceVersions)
    .leftJoin(users, eq(users.userId, deviceVersions.userId))
    .where(matching)
    .orderBy(desc(deviceVersions.deviceVersionId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(deviceVersions, matching) }
}

export const findDeviceVersion = async (
  database: Database,
  deviceVersionId: number
): Promise<DeviceVersion | undefined> => {
  const [found] = await database
    .select(shown)
    .from(deviceVersions)
    .leftJoin(users, eq(users.userId, deviceVersions.userId))
    .where(eq(deviceVersions.deviceVersionId, deviceVersionId))
  return found
}

/** Versions by their ids, the lowest id first. Nobody withdraws one until the transaction ends. */
export const lockDeviceVersions = (transaction: Database, deviceVersionIds: readonly number[]) =>
  transaction
    .select({
      deviceVersionId: deviceVersions.deviceVersionId,
      deviceKind: deviceVersions.deviceKind,
      version: deviceVersions.version,
      state: deviceVersions.state
    })
    .from(deviceVersions)
    .where(inArray(deviceVersions.deviceVersionId, [...deviceVersionIds]))
    .orderBy(deviceVersions.deviceVersionId)
    .for('share')

/** @returns undefined where the kind has the version, also since a moment ago */
export const addDeviceVersion = async (
  database: Database,
  added: Omit<typeof deviceVersions.$inferInsert, 'state'>
): Promise<number | undefined> => {
  const [row] = await database
    .insert(deviceVersions)
    .values({ ...added, state: 'published' })
    .onConflictDoNothing()
    .returning({ deviceVersionId: deviceVersions.deviceVersionId })
  return row?.deviceVersionId
}

/** @returns whether there is such a version */
export const setDeviceVersionState = async (
  database: Database,
  deviceVersionId: number,
  state: DeviceVersion['state']
): Promise<boolean> => {
  const changed = await database
    .update(deviceVersions)
    .set({ state })
    .where(eq(deviceVersions.deviceVersionId, deviceVersionId))
    .returning({ deviceVersionId: deviceVersions.deviceVersionId })
  return changed.length > 0
}
