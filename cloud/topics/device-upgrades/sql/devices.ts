import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ChosenDevice } from '#contract/calls/device-upgrades/device-upgrades.ts'
import type { DeviceKind } from '#contract/calls/device-upgrades/device-versions.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { elevators, phones, watches } from '../../../database/schema.ts'

/* Elevators, phones and watches as one thing: devices that run a version. Each kind keeps its own table. */

const tables = {
  elevator: { table: elevators, id: elevators.elevatorId, serial: elevators.controllerSerial, name: elevators.name },
  phone: { table: phones, id: phones.phoneId, serial: phones.serial, name: phones.name },
  watch: { table: watches, id: watches.watchId, serial: watches.serial, name: watches.wearerName }
} as const satisfies Record<DeviceKind, object>

/** The devices of one kind within a scope. Their columns have names that no table has: the query writes no table before them. */
const selectKind = (database: Database, kind: DeviceKind, scope: Scope, further?: SQL) => {
  const { table, id, serial, name } = tables[kind]
  return database
    .select({
      deviceKind: sql<DeviceKind>`${kind}::text`.as('kind_of_device'),
      deviceId: sql<number>`${id}`.as('id_of_device'),
      tenantId: sql<number>`${table.tenantId}`.as('tenant_of_device'),
      storeId: sql<number>`${table.storeId}`.as('store_of_device'),
      name: sql<string>`${name}`.as('name_of_device'),
      serial: sql<string>`${serial}`.as('serial_of_device'),
      version: sql<string | null>`${table.version}`.as('version_of_device')
    })
    .from(table as typeof elevators)
    .where(and(within(scope, table.tenantId), further))
}

/** The devices of all kinds within a scope, for a query to select from. */
export const devicesWithin = (database: Database, scope: Scope) =>
  unionAll(
    selectKind(database, 'elevator', scope),
    selectKind(database, 'phone', scope),
    selectKind(database, 'watch', scope)
  ).as('devices')

/** The chosen devices of one kind within a scope, the lowest id first. */
export const findChosenDevices = (database: Database, scope: Scope, kind: DeviceKind, deviceIds: readonly number[]) => {
  const { id } = tables[kind]
  return selectKind(database, kind, scope, inArray(id, [...deviceIds])).orderBy(asc(id))
}
export type FoundDevice = Awaited<ReturnType<typeof findChosenDevices>>[number]

/** Notes which version a device runs. @returns whether there is one within the scope */
export const setDeviceVersion = async (
  database: Database,
  scope: Scope,
  device: { deviceKind: DeviceKind; version: string } & ({ serial: string } | Pick<ChosenDevice, 'deviceId'>)
): Promise<boolean> => {
  const { table, id, serial } = tables[device.deviceKind]
  const isIt = 'serial' in device ? eq(serial, device.serial) : eq(id, device.deviceId)
  const changed = await database
    .update(table as typeof elevators)
    .set({ version: device.version })
    .where(and(isIt, within(scope, table.tenantId)))
    .returning({ tenantId: table.tenantId })
  return changed.length > 0
}

/** One page of the devices within a scope, each with the version that the cloud believes it runs. */
export const findKnownDevices = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const devices = devicesWithin(database, scope)
  const list = await database
    .select({ deviceKind: devices.deviceKind, serial: devices.serial, version: devices.version })
    .from(devices)
    .orderBy(asc(devices.deviceKind), asc(devices.deviceId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(devicesWithin(database, scope)) }
}
