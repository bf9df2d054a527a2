import { request } from '@portal/session'
import { type DeviceVersion, deviceVersionList } from '#contract/calls/device-upgrades/device-versions.ts'
import { softwareVersionStates } from '#contract/calls/ota/software.ts'
import { iotPermissions, permissions } from '#contract/permissions.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { kindOptions } from './states.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'version',
    title: text('column.version'),
    type: 'link',
    value: ({ version, deviceVersionId }: DeviceVersion) => ({
      text: version,
      address: to(`${iotPaths.deviceVersions}/${deviceVersionId}`)
    })
  },
  {
    key: 'deviceKind',
    title: text('column.deviceKind'),
    value: ({ deviceKind }: DeviceVersion) => text(`deviceKind.${deviceKind}`)
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: DeviceVersion) => versionState(text, state)
  },
  { key: 'notes', title: text('column.notes') },
  { key: 'size', title: text('column.size'), type: 'bytes', onlyWide: true },
  { key: 'createTime', title: text('column.published'), type: 'date' }
]

const versionState = (text: Tools['text'], state: DeviceVersion['state']) => ({
  text: text(`versionState.${state}`),
  ...(state === 'published' ? { shape: 'dot', tone: 'success' } : { shape: 'ring', tone: 'muted' })
})

/** The versions of devices, the newest first. */
export const VersionList = () => {
  const { text, to, may } = useTools()
  const mayEdit = may(iotPermissions.editVersions) && may(permissions.everyTenant)
  return (
    <ListPage
      name="device versions"
      title={text('column.versions')}
      lead={text('versions.lead')}
      rowKey="deviceVersionId"
      columns={columns}
      searchHelp={text('versions.searchHelp')}
      filters={[
        { kind: 'one', key: 'kind', label: text('column.deviceKind'), options: kindOptions(text) },
        oneOf('state', text('column.state'), softwareVersionStates, value => text(`versionState.${value}`))
      ]}
      emptyTitle={text('versions.none')}
      emptyText={text('versions.none.text')}
      ask={({ kind, ...page }) => request(deviceVersionList, { query: { ...page, deviceKind: kind } }, { quiet: true })}
      action={
        mayEdit && (
          <a className="button primary" href={to(`${iotPaths.deviceVersions}/new`)}>
            {text('version.new')}
          </a>
        )
      }
    />
  )
}
