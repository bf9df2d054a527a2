import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { DeviceUpgradeState } from '#contract/calls/device-upgrades/device-upgrades.ts'
import type { DeviceKind } from '#contract/calls/device-upgrades/device-versions.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { deviceUpgrades, deviceVersions, stores, users } from '../../../database/schema.ts'

const isOpen = isNull(deviceUpgrades.endTime)

/** @returns the devices of the new upgrades; one that has an open upgrade, also since a moment ago, gets none */
export const addDeviceUpgrades = async (
  transaction: Database,
  added: readonly (typeof deviceUpgrades.$inferInsert)[]
): Promise<{ upgradeId: number; deviceId: number }[]> => {
  if (added.length === 0) return []
  return transaction
    .insert(deviceUpgrades)
    .values([...added])
    .onConflictDoNothing()
    .returning({ upgradeId: deviceUpgrades.upgradeId, deviceId: deviceUpgrades.deviceId })
}

/** An upgrade within a scope. Nobody else changes it until the transaction ends. */
export const lockDeviceUpgrade = async (transaction: Database, scope: Scope, upgradeId: number) => {
  const [found] = await transaction
    .select()
    .from(deviceUpgrades)
    .where(and(eq(deviceUpgrades.upgradeId, upgradeId), within(scope, deviceUpgrades.tenantId)))
    .for('update')
  return found
}

export type KeptDeviceUpgrade = NonNullable<Awaited<ReturnType<typeof lockDeviceUpgrade>>>

/** Open upgrades whose devices were silent for too long. Those that somebody changes now are passed over. */
export const lockOverdueUpgrades = (transaction: Database, now: number, most: number) =>
  transaction
    .select()
    .from(deviceUpgrades)
    .where(and(isOpen, lte(deviceUpgrades.dueTime, now)))
    .orderBy(asc(deviceUpgrades.dueTime))
    .limit(most)
    .for('update', { skipLocked: true })

type Change = Partial<
  Pick<typeof deviceUpgrades.$inferInsert, 'state' | 'progress' | 'failure' | 'dueTime' | 'endTime'>
>

/** Changes an upgrade that is locked. */
export const changeDeviceUpgrade = async (transaction: Database, upgradeId: number, change: Change): Promise<void> => {
  await transaction.update(deviceUpgrades).set(change).where(eq(deviceUpgrades.upgradeId, upgradeId))
}

/** One page of the open upgrades within a scope with their files, the oldest first. */
export const findOpenDeviceUpgrades = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = and(isOpen, within(scope, deviceUpgrades.tenantId))
  const list = await database
    .select({
      upgradeId: deviceUpgrades.upgradeId,
      deviceKind: deviceUpgrades.deviceKind,
      serial: deviceUpgrades.serial,
      state: sql<'waiting' | 'downloading' | 'installing'>`${deviceUpgrades.state}`,
      progress: deviceUpgrades.progress,
      version: deviceUpgrades.toVersion,
      fileName: deviceVersions.fileName,
      size: deviceVersions.size,
      sha256: deviceVersions.sha256
    })
    .from(deviceUpgrades)
    .innerJoin(deviceVersions, eq(deviceVersions.deviceVersionId, deviceUpgrades.deviceVersionId))
    .where(matching)
    .orderBy(asc(deviceUpgrades.upgradeId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(deviceUpgrades, matching) }
}

type Asked = {
  deviceKind?: DeviceKind | undefined
  state?: DeviceUpgradeState | undefined
  text?: string | undefined
  pageNo: number
  size: number
}

/** One page of the upgrades of devices within a scope, the newest first, and how many there are. */
export const findDeviceUpgrades = async (
  database: Database,
  scope: Scope,
  { deviceKind, state, text, pageNo, size }: Asked
) => {
  const matching: SQL | undefined = and(
    within(scope, deviceUpgrades.tenantId),
    deviceKind && eq(deviceUpgrades.deviceKind, deviceKind),
    state && eq(deviceUpgrades.state, state),
    text ? containing(text, [deviceUpgrades.name, deviceUpgrades.serial]) : undefined
  )
  const list = await database
    .select({
      upgradeId: deviceUpgrades.upgradeId,
      state: deviceUpgrades.state,
      progress: deviceUpgrades.progress,
      failure: deviceUpgrades.failure,
      deviceVersionId: deviceUpgrades.deviceVersionId,
      toVersion: deviceUpgrades.toVersion,
      createTime: deviceUpgrades.createTime,
      endTime: deviceUpgrades.endTime,
      deviceKind: deviceUpgrades.deviceKind,
      name: deviceUpgrades.name,
      serial: deviceUpgrades.serial,
      storeName: stores.name,
      fromVersion: deviceUpgrades.fromVersion,
      startedBy: users.nickname
    })
    .from(deviceUpgrades)
    .innerJoin(stores, eq(stores.storeId, deviceUpgrades.storeId))
    .leftJoin(users, eq(users.userId, deviceUpgrades.userId))
    .where(matching)
    .orderBy(desc(deviceUpgrades.upgradeId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(deviceUpgrades, matching) }
}

/** Adds upgrades as they are. */
export const putDeviceUpgrades = async (
  database: Database,
  upgrades: readonly (typeof deviceUpgrades.$inferInsert)[]
): Promise<void> => {
  if (upgrades.length > 0) await database.insert(deviceUpgrades).values([...upgrades])
}
