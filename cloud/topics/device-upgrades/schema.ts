import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { deviceUpgradeFailures, deviceUpgradeStates } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { deviceKinds } from '#contract/calls/device-upgrades/device-versions.ts'
import { softwareVersionStates } from '#contract/calls/ota/software.ts'
import { demo, id, time } from '../../database/columns.ts'
import { tenants, users } from '../identity/schema/accounts.ts'
import { stores } from '../stores/schema.ts'

/* Firmware of devices around robots, and the upgrades of devices. */

export const deviceVersions = pgTable(
  'device_versions',
  {
    deviceVersionId: id(),
    deviceKind: text({ enum: deviceKinds }).notNull(),
    version: text().notNull(),
    /** The same version as four numbers, which the database can put in order. */
    numbers: integer().array().notNull(),
    notes: text().notNull(),
    fileName: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    state: text({ enum: softwareVersionStates }).notNull(),
    createTime: time().notNull(),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    demo: demo()
  },
  table => [
    // 1.2 and 1.2.0 are one version.
    unique().on(table.deviceKind, table.numbers),
    index().on(table.userId)
  ]
)

/**
 * Upgrades of devices, which devices take further by their reports. Name and serial are those of the beginning, so that a
 * record stays true after its device is gone.
 */
export const deviceUpgrades = pgTable(
  'device_upgrades',
  {
    upgradeId: id(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.tenantId, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.storeId, { onDelete: 'cascade' }),
    deviceKind: text({ enum: deviceKinds }).notNull(),
    /** Of the table of its kind. */
    deviceId: integer().notNull(),
    name: text().notNull(),
    serial: text().notNull(),
    deviceVersionId: integer()
      .notNull()
      .references(() => deviceVersions.deviceVersionId, { onDelete: 'cascade' }),
    fromVersion: text(),
    toVersion: text().notNull(),
    state: text({ enum: deviceUpgradeStates }).notNull(),
    /** Per cent. */
    progress: smallint().notNull(),
    failure: text({ enum: deviceUpgradeFailures }),
    userId: integer().references(() => users.userId, { onDelete: 'set null' }),
    createTime: time().notNull(),
    /** Until when the device has to be heard while the upgrade is open. */
    dueTime: time().notNull(),
    endTime: time()
  },
  table => [
    // A device has one open upgrade, however many people begin one at once.
    uniqueIndex('device_upgrades_open_of_device')
      .on(table.deviceKind, table.deviceId)
      .where(sql`${table.endTime} is null`),
    index('device_upgrades_open').on(table.upgradeId).where(sql`${table.endTime} is null`),
    index('device_upgrades_due').on(table.dueTime).where(sql`${table.endTime} is null`),
    // For the last one of a device.
    index().on(table.deviceKind, table.deviceId, table.upgradeId),
    index().on(table.tenantId, table.upgradeId),
    index().on(table.storeId),
    index().on(table.deviceVersionId),
    index().on(table.userId),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('device_upgrades_progress_per_cent', sql`${table.progress} between 0 and 100`),
    check(
      'device_upgrades_end',
      sql`(${table.endTime} is null) = (${table.state} in ('waiting', 'downloading', 'installing'))`
    ),
    check('device_upgrades_failure', sql`(${table.failure} is null) = (${table.state} <> 'failed')`)
  ]
)
