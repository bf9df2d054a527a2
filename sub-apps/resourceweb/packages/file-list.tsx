import { request } from '@portal/session'
import { useState } from 'react'
import { type PackageVersion, packageFileList } from '#contract/calls/resource-packages/packages.ts'
import { FormField } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useText } from '../texts.ts'

/** The files in one version of a package: of the version in force, or of another one that is chosen. */
export const FileList = ({ versions }: { versions: readonly PackageVersion[] }) => {
  const text = useText()
  const [chosen, choose] = useState<number>()
  const shown =
    versions.find(({ versionId }) => versionId === chosen) ?? versions.find(({ current }) => current) ?? versions[0]
  if (shown === undefined) return null
  const { versionId } = shown
  const list = defineList({
    label: text('package.files'),
    keepAs: 'resourceweb package files',
    rowKey: 'path',
    // Each version has a page of its own.
    addressKey: `files${versionId}`,
    askKey: String(versionId),
    ask: query => request(packageFileList, { query: { ...query, versionId } }, { quiet: true }),
    columns: [
      { key: 'path', title: text('column.path') },
      { key: 'size', title: text('column.size'), type: 'bytes' },
      { key: 'packedSize', title: text('column.packedSize'), type: 'bytes' }
    ]
  })
  return (
    <>
      {versions.length > 1 && (
        <FormField
          name="filesOf"
          label={text('column.version')}
          value={String(versionId)}
          problem={undefined}
          options={versions.map(({ versionId, version }) => ({ value: String(versionId), name: version }))}
          onChange={value => choose(Number(value))}
        />
      )}
      <portal-list {...list} />
    </>
  )
}
