import { navigate, request } from '@portal/session'
import { addDeviceVersion } from '#contract/calls/device-upgrades/device-versions.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { digestOf } from '#kit/portal/digest-of.ts'
import { FieldsForm } from '../../parts/fields-form.tsx'
import { useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { kindOptions } from './states.ts'

const start = { deviceKind: '', version: '', notes: '', fileName: '', size: '', sha256: '' }

const read = async (file: File) => ({
  fileName: file.name,
  size: String(file.size),
  sha256: (await digestOf(file)) ?? ''
})

/** Publishes a version. Its file stays where devices get it from; the portal keeps name, size and SHA-256. */
export const NewVersion = () => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  return (
    <>
      <PageHead
        title={text('version.new')}
        lead={text('version.new.lead')}
        back={{ href: to(iotPaths.deviceVersions), text: text('column.versions') }}
      />
      <FieldsForm
        start={start}
        fields={[
          { name: 'deviceKind', label: text('column.deviceKind'), options: kindOptions(text) },
          {
            name: 'version',
            label: text('column.version'),
            help: text('version.help'),
            maxLength: limits.softwareVersionMaxLength
          },
          { name: 'notes', label: text('column.notes'), maxLength: limits.otaNotesMaxLength },
          {
            name: 'fileName',
            label: text('column.file'),
            maxLength: limits.otaFileNameMaxLength,
            file: { label: text('file.choose'), help: text('file.help'), read }
          },
          { name: 'size', label: text('column.bytes'), maxLength: 12 },
          { name: 'sha256', label: text('column.digest'), help: text('version.digestHelp'), maxLength: 64 }
        ]}
        schema={addDeviceVersion.body}
        bodyOf={draft => ({
          ...draft,
          deviceKind: draft.deviceKind as 'elevator',
          size: Number(draft.size),
          sha256: draft.sha256.trim().toLowerCase()
        })}
        saveText={text('publish')}
        save={async body => {
          const { deviceVersionId } = await request(addDeviceVersion, { body }, { quiet: true })
          return () => {
            notify('success', text('version.saved', { version: body.version.trim() }))
            navigate(to(`${iotPaths.deviceVersions}/${deviceVersionId}`), 'replace')
          }
        }}
      />
    </>
  )
}
