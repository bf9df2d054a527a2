import { request } from '@portal/session'
import {
  type DeviceUpgradeRecord,
  deviceUpgradeRecords,
  deviceUpgradeStates
} from '#contract/calls/device-upgrades/device-upgrades.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { failureOf, kindOptions, upgradeState } from './states.ts'

const columns = (tools: Tools): Columns => {
  const { text } = tools
  return [
    {
      key: 'name',
      title: text('column.device'),
      value: ({ name }: DeviceUpgradeRecord) => name,
      detail: ({ deviceKind, serial }: DeviceUpgradeRecord) => `${text(`deviceKind.${deviceKind}`)} · ${serial}`
    },
    { key: 'storeName', title: text('column.store'), onlyWide: true },
    { key: 'fromVersion', title: text('column.fromVersion') },
    { key: 'toVersion', title: text('column.toVersion') },
    {
      key: 'state',
      title: text('column.result'),
      type: 'state',
      value: (record: DeviceUpgradeRecord) => upgradeState(tools, record),
      detail: (record: DeviceUpgradeRecord) => failureOf(text, record)
    },
    { key: 'startedBy', title: text('column.startedBy') },
    { key: 'createTime', title: text('column.started'), type: 'date' },
    { key: 'endTime', title: text('column.ended'), type: 'date', onlyWide: true }
  ]
}

/** How often the list is asked for again. */
const everyMs = 5_000

/** The upgrades of devices, each with its person, device, old version, new version and result. */
export const RecordList = () => {
  const { text } = useTools()
  return (
    <ListPage
      name="device upgrade records"
      title={text('upgrade.records')}
      lead={text('records.lead')}
      rowKey="upgradeId"
      columns={columns}
      searchHelp={text('records.searchHelp')}
      filters={[
        { kind: 'one', key: 'kind', label: text('column.deviceKind'), options: kindOptions(text) },
        oneOf('state', text('column.result'), deviceUpgradeStates, value => text(`upgradeState.${value}`))
      ]}
      emptyTitle={text('records.none')}
      emptyText={text('records.none.text')}
      everyMs={everyMs}
      ask={({ kind, ...page }) =>
        request(deviceUpgradeRecords, { query: { ...page, deviceKind: kind } }, { quiet: true })
      }
    />
  )
}
