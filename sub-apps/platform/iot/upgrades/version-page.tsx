import { request } from '@portal/session'
import {
  type DeviceVersion,
  deviceVersionDetail,
  setDeviceVersionState
} from '#contract/calls/device-upgrades/device-versions.ts'
import { iotPermissions, permissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../../parts/detail-page.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { DeviceTable } from './device-table.tsx'

const factsOf = (version: DeviceVersion, { text, format }: Tools): readonly Fact[] => [
  [text('column.deviceKind'), text(`deviceKind.${version.deviceKind}`)],
  [text('column.state'), text(`versionState.${version.state}`)],
  [text('column.notes'), version.notes],
  [text('column.file'), version.fileName],
  [text('column.bytes'), format.number(version.size)],
  [text('column.digest'), version.sha256],
  [text('column.published'), format.time(version.createTime)],
  [text('column.publishedBy'), version.createdBy]
]

/** One version, and the devices of its kind, which can get it. */
export const VersionPage = ({ deviceVersionId }: { deviceVersionId: number }) => {
  const { text, may } = useTools()
  const { ask } = useSubApp()
  const mayEdit = may(iotPermissions.editVersions) && may(permissions.everyTenant)
  const change = async ({ version, state }: DeviceVersion, load: () => void): Promise<void> => {
    const isPublished = state === 'published'
    const done = await ask({
      heading: text(isPublished ? 'version.withdraw.ask' : 'version.publish.ask', { version }),
      text: text(isPublished ? 'version.withdraw.text' : 'version.publish.text'),
      yes: text(isPublished ? 'withdraw' : 'publish'),
      danger: isPublished,
      act: () =>
        request(
          setDeviceVersionState,
          { body: { deviceVersionId, state: isPublished ? 'withdrawn' : 'published' } },
          { quiet: true }
        )
    })
    if (done) load()
  }
  return (
    <DetailPage
      askKey={String(deviceVersionId)}
      ask={() => request(deviceVersionDetail, { query: { deviceVersionId } }, { quiet: true })}
      titleOf={({ version }) => version}
      back={{ path: iotPaths.deviceVersions, text: text('column.versions') }}
      factsOf={factsOf}
      action={(version, load) =>
        mayEdit && (
          <button type="button" className="button" onClick={() => void change(version, load)}>
            {text(version.state === 'published' ? 'withdraw' : 'publish')}
          </button>
        )
      }
    >
      {({ version, deviceKind, state }) => (
        <>
          <h2>{text('upgrade.devices')}</h2>
          <DeviceTable
            title={text('upgrade.devices')}
            kind={deviceKind}
            goalOf={() => (state === 'published' ? { deviceVersionId, version } : null)}
            startText={text('upgrade.to', { version })}
          />
        </>
      )}
    </DetailPage>
  )
}
