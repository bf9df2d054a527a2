import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DeviceUpgradeState, UpgradableDevice } from '#contract/calls/device-upgrades/device-upgrades.ts'
import type { DeviceKind } from '#contract/calls/device-upgrades/device-versions.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { deviceUpgrades, deviceVersions, stores } from '../../../database/schema.ts'
import { devicesWithin } from './devices.ts'

type Asked = {
  deviceKind?: DeviceKind | undefined
  storeId?: number | undefined
  state?: DeviceUpgradeState | undefined
  outdated?: boolean | undefined
  text?: string | undefined
  pageNo: number
  size: number
}

/** The newest published version of each kind. */
const newestVersions = (database: Database) =>
  database
    .selectDistinctOn([deviceVersions.deviceKind], {
      deviceKind: deviceVersions.deviceKind,
      deviceVersionId: deviceVersions.deviceVersionId,
      version: sql<string>`${deviceVersions.version}`.as('newest_version'),
      numbers: deviceVersions.numbers
    })
    .from(deviceVersions)
    .where(eq(deviceVersions.state, 'published'))
    .orderBy(deviceVersions.deviceKind, desc(deviceVersions.numbers))
    .as('newest')

/** Every device within a scope, with the newest version of its kind and with its last upgrade. */
const selectDevices = (database: Database, scope: Scope, { deviceKind, storeId, state, outdated, text }: Asked) => {
  const devices = devicesWithin(database, scope)
  const newest = newestVersions(database)
  const last = database
    .select({
      upgradeId: deviceUpgrades.upgradeId,
      state: deviceUpgrades.state,
      progress: deviceUpgrades.progress,
      failure: deviceUpgrades.failure,
      deviceVersionId: deviceUpgrades.deviceVersionId,
      toVersion: deviceUpgrades.toVersion,
      createTime: deviceUpgrades.createTime,
      endTime: deviceUpgrades.endTime
    })
    .from(deviceUpgrades)
    .where(and(eq(deviceUpgrades.deviceKind, devices.deviceKind), eq(deviceUpgrades.deviceId, devices.deviceId)))
    .orderBy(desc(deviceUpgrades.upgradeId))
    .limit(1)
    .as('last')
  // As `fourNumbersOf` of the contract does, so that 1.2 is not older than 1.2.0.
  const running = sql`(string_to_array(ltrim(${devices.version}, 'V'), '.')::int[] || '{0,0,0}')[1:4]`
  const isOutdated: SQL = sql`coalesce(${running} < ${newest.numbers}, ${newest.numbers} is not null)`
  return database
    .select({
      deviceKind: devices.deviceKind,
      deviceId: devices.deviceId,
      name: devices.name,
      serial: devices.serial,
      storeName: stores.name,
      version: devices.version,
      newest: { deviceVersionId: newest.deviceVersionId, version: newest.version },
      upgrade: {
        upgradeId: last.upgradeId,
        state: last.state,
        progress: last.progress,
        failure: last.failure,
        deviceVersionId: last.deviceVersionId,
        toVersion: last.toVersion,
        createTime: last.createTime,
        endTime: last.endTime
      }
    })
    .from(devices)
    .innerJoin(stores, eq(stores.storeId, devices.storeId))
    .leftJoin(newest, eq(newest.deviceKind, devices.deviceKind))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        deviceKind && eq(devices.deviceKind, deviceKind),
        storeId === undefined ? undefined : eq(devices.storeId, storeId),
        state && eq(last.state, state),
        outdated === undefined ? undefined : sql`${isOutdated} = ${outdated}`,
        text ? containing(text, [sql`${devices.name}`, sql`${devices.serial}`, stores.name]) : undefined
      )
    )
    .orderBy(asc(devices.name), asc(devices.deviceKind), asc(devices.deviceId))
}

/** One page of the devices within a scope by name, and how many there are. */
export const findUpgradableDevices = async (
  database: Database,
  scope: Scope,
  asked: Asked
): Promise<{ list: UpgradableDevice[]; total: number }> => {
  const list = await selectDevices(database, scope, asked)
    .limit(asked.size)
    .offset((asked.pageNo - 1) * asked.size)
  const counted = selectDevices(database, scope, asked).as('counted')
  const [row] = await database.select({ total: sql<number>`count(*)::int` }).from(counted)
  return { list, total: row?.total ?? 0 }
}
