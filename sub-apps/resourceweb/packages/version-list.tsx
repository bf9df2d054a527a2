import { request } from '@portal/session'
import {
  type PackageVersion,
  packageVersionList,
  publishPackageVersion,
  restorePackageVersion
} from '#contract/calls/resource-packages/packages.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useTools } from '../parts/use-tools.ts'
import { fetchPackage } from './fetch-package.ts'
import { stateMark } from './package-words.ts'

const calls = { publish: publishPackageVersion, restore: restorePackageVersion }

const isPublished = ({ state }: PackageVersion): boolean => state === 'published'

type VersionListProps = {
  packageId: number
  isOwn: boolean
  /** Another count asks the list again. */
  changes: number
  onShown: (versions: readonly PackageVersion[]) => void
  /** Called after another version is in force. */
  onChanged: () => void
}

/** The versions of a package, each with the acts that can be done with it. */
export const VersionList = ({ packageId, isOwn, changes, onShown, onChanged }: VersionListProps) => {
  const { text, may } = useTools()
  const { ask } = useSubApp()
  const mayPublish = isOwn && may(packagePermissions.publish)
  const putInForce = (act: keyof typeof calls, offered: (version: PackageVersion) => boolean) => ({
    key: act,
    text: text(`package.${act}`),
    offered: (version: PackageVersion) => mayPublish && offered(version),
    run: async ({ versionId }: PackageVersion): Promise<boolean> => {
      const isInForce = await ask({
        heading: text(`package.${act}`),
        text: text(`package.${act}.text`),
        yes: text(`package.${act}`),
        act: () => request(calls[act], { body: { versionId } }, { quiet: true })
      })
      if (isInForce) onChanged()
      return false
    }
  })
  const fetching = (form: 'zip' | 'manifest') => ({
    key: form,
    text: text(`package.${form}`),
    offered: isPublished,
    run: async ({ versionId }: PackageVersion): Promise<boolean> => {
      // A refusal was told to the person.
      await fetchPackage(versionId, form).catch(() => undefined)
      return false
    }
  })
  const list = defineList({
    label: text('column.versions'),
    keepAs: 'resourceweb package versions',
    rowKey: 'versionId',
    addressKey: 'versions',
    askKey: String(changes),
    ask: async query => {
      const answer = await request(packageVersionList, { query: { ...query, packageId } }, { quiet: true })
      onShown(answer.list)
      return answer
    },
    columns: [
      {
        key: 'version',
        title: text('column.version'),
        detail: ({ current }) => (current ? text('package.current') : undefined),
        detailTitle: text('package.current')
      },
      { key: 'state', title: text('column.state'), type: 'state', value: ({ state }) => stateMark(text, state) },
      { key: 'format', title: text('column.format') },
      { key: 'fileCount', title: text('column.files'), type: 'number' },
      { key: 'size', title: text('column.size'), type: 'bytes' },
      { key: 'createTime', title: text('column.uploaded'), type: 'date' },
      { key: 'createdBy', title: text('column.uploadedBy'), value: ({ createdBy }) => createdBy ?? '' }
    ],
    acts: [
      putInForce('publish', version => !isPublished(version)),
      putInForce('restore', version => isPublished(version) && !version.current),
      fetching('zip'),
      fetching('manifest')
    ]
  })
  return <portal-list {...list} />
}
