import { request } from '@portal/session'
import {
  deviceUpgradeStates,
  type UpgradableDevice,
  upgradableDevices
} from '#contract/calls/device-upgrades/device-upgrades.ts'
import type { DeviceKind } from '#contract/calls/device-upgrades/device-versions.ts'
import * as limits from '#contract/limits.ts'
import type { ListAct, ListManyAct } from '#contract/page/list.ts'
import { iotPermissions } from '#contract/permissions.ts'
import { oneOf } from '#kit/list.ts'
import { type Columns, RemoteTable } from '../../parts/remote-table.tsx'
import { useStoreChoice } from '../../parts/use-choice.ts'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { failureOf, kindOptions, lastUpgrade } from './states.ts'
import { type Goal, isUpgrading, upgradeChoice } from './upgrade-choice.pure.ts'
import { useUpgrading } from './use-upgrading.ts'

/** A row: devices of different kinds may have the same id. */
type Row = UpgradableDevice & { deviceKey: string }

const columns = (tools: Tools): Columns => {
  const { text } = tools
  return [
    { key: 'name', title: text('column.device'), value: ({ name }: Row) => name, detail: ({ serial }: Row) => serial },
    {
      key: 'deviceKind',
      title: text('column.deviceKind'),
      value: ({ deviceKind }: Row) => text(`deviceKind.${deviceKind}`)
    },
    { key: 'storeName', title: text('column.store'), onlyWide: true },
    { key: 'version', title: text('column.version'), value: ({ version }: Row) => version ?? text('version.unknown') },
    { key: 'newest', title: text('column.newest'), value: ({ newest }: Row) => newest?.version ?? '' },
    {
      key: 'state',
      title: text('column.upgrade'),
      type: 'state',
      value: (row: Row) => lastUpgrade(tools, row),
      detail: ({ upgrade }: Row) => failureOf(text, upgrade)
    }
  ]
}

/** How often the list is asked for again: devices report each second. */
const everyMs = 2_000

type DeviceTableProps = {
  title: string
  /** Only devices of this kind. Without it, the kind is a filter. */
  kind?: DeviceKind
  /** The version that a device is offered; null for none. */
  goalOf: (row: UpgradableDevice) => Goal | null
  startText: string
}

/** Devices with their versions and their last upgrades. Ticked ones are upgraded in one request. */
export const DeviceTable = ({ title, kind, goalOf, startText }: DeviceTableProps) => {
  const { text, may } = useTools()
  const stores = useStoreChoice()
  const { start, cancel } = useUpgrading()
  const acts: readonly ListAct<Row>[] = [
    {
      key: 'upgrade',
      text: startText,
      offered: row => upgradeChoice([row], goalOf).devices.length > 0,
      run: row => start([row], goalOf)
    },
    {
      key: 'again',
      text: text('again'),
      offered: ({ upgrade }) => upgrade?.state === 'failed' || upgrade?.state === 'cancelled',
      run: row => start([row], ({ upgrade }) => upgrade && { ...upgrade, version: upgrade.toVersion })
    },
    {
      key: 'cancel',
      text: text('upgrade.cancel'),
      danger: true,
      offered: row => isUpgrading(row) && row.upgrade?.state !== 'installing',
      run: cancel
    }
  ]
  const manyActs: readonly ListManyAct<Row>[] = [
    { key: 'upgradeMany', text: startText, run: rows => start(rows, goalOf) }
  ]
  const mayUpgrade = may(iotPermissions.upgrade)
  const ofKind = { kind: 'one', key: 'kind', label: text('column.deviceKind'), options: kindOptions(text) } as const
  const filters = [
    { kind: 'one', key: 'store', label: text('column.store'), options: stores.options, ids: true },
    oneOf('state', text('column.upgrade'), deviceUpgradeStates, value => text(`upgradeState.${value}`)),
    oneOf('version', text('column.version'), ['outdated', 'newest'] as const, value => text(`version.${value}`))
  ] as const
  return (
    <RemoteTable
      name="device upgrades"
      title={title}
      rowKey="deviceKey"
      columns={columns}
      searchHelp={text('upgrade.searchHelp')}
      filters={kind === undefined ? [ofKind, ...filters] : filters}
      emptyTitle={text('upgrade.none')}
      emptyText={text('upgrade.none.text')}
      everyMs={everyMs}
      size={limits.pageSizeMax}
      ask={async ({ kind: chosenKind, store, version, ...page }) => {
        const query = {
          ...page,
          deviceKind: kind ?? chosenKind,
          storeId: store,
          outdated: version === undefined ? undefined : version === 'outdated'
        }
        const { list, total } = await request(upgradableDevices, { query }, { quiet: true })
        return { list: list.map(it => ({ ...it, deviceKey: `${it.deviceKind}-${it.deviceId}` })), total }
      }}
      acts={mayUpgrade ? acts : []}
      manyActs={mayUpgrade ? manyActs : []}
    />
  )
}
