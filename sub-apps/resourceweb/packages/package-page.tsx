import { $format, $robotKindName, request } from '@portal/session'
import { useState } from 'react'
import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import {
  deletePackage,
  type PackageVersion,
  packageDetail,
  type ResourcePackage
} from '#contract/calls/resource-packages/packages.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { DeleteButton } from '../parts/delete-button.tsx'
import { useTools } from '../parts/use-tools.ts'
import { FileList } from './file-list.tsx'
import { PackageRobots } from './package-robots.tsx'
import { ownerName } from './package-words.ts'
import { packagePaths, uploadPath } from './paths.pure.ts'
import { VersionList } from './version-list.tsx'

type PackagePageProps = { age: PackageAge; packageId: number }

/** One package: its facts, its versions and their files, and the robots that it is for. */
export const PackagePage = ({ age, packageId }: PackagePageProps) => {
  const { text, addressOf } = useTools()
  const data = useLoaded('', () => request(packageDetail, { query: { packageId } }, { quiet: true }))
  const [loaded, load] = data
  const shown = shownOf(loaded)
  return (
    <>
      <PageHead
        title={shown?.name ?? text('package.title')}
        back={{ href: addressOf(packagePaths[age]), text: text(`packages.${age}`) }}
        action={shown && <PackageActs age={age} shown={shown} />}
      />
      <Loaded of={data}>{found => <PackageContent shown={found} onChanged={load} />}</Loaded>
    </>
  )
}

const PackageActs = ({ age, shown }: { age: PackageAge; shown: ResourcePackage }) => {
  const { text, may, addressOf } = useTools()
  const { name, packageId } = shown
  const isOwn = shown.owner === 'own'
  return (
    <div className="actions">
      {isOwn && may(packagePermissions.remove) && (
        <DeleteButton
          label={text('package.delete')}
          question={text('package.delete.text', { name })}
          act={() => request(deletePackage, { body: { packageId } }, { quiet: true })}
          leadsTo={packagePaths[age]}
        />
      )}
      {isOwn && age === 'new' && may(packagePermissions.upload) && (
        <a className="button primary" href={addressOf(uploadPath(packageId))}>
          {text('upload.newVersion')}
        </a>
      )}
    </div>
  )
}

const PackageContent = ({ shown, onChanged }: { shown: ResourcePackage; onChanged: () => void }) => {
  const { text } = useTools()
  const { time } = useStore($format)
  const kindName = useStore($robotKindName)
  const { packageId } = shown
  const [versions, setVersions] = useState<readonly PackageVersion[]>([])
  const [changes, setChanges] = useState(0)
  const changed = (): void => {
    setChanges(count => count + 1)
    onChanged()
  }
  return (
    <>
      <Facts
        rows={[
          [text('column.robotKind'), kindName(shown.robotKind)],
          [text('column.owner'), ownerName(text, shown)],
          [text('column.state'), text(`package.${shown.state}`)],
          [text('column.version'), shown.version],
          [text('column.format'), shown.format],
          [text('column.changed'), time(shown.changeTime)]
        ]}
      />
      <h2>{text('column.versions')}</h2>
      <VersionList
        {...{ packageId, changes }}
        isOwn={shown.owner === 'own'}
        onShown={setVersions}
        onChanged={changed}
      />
      {shown.state === 'published' && <PackageRobots packageId={packageId} changes={changes} />}
      <h2>{text('package.files')}</h2>
      <FileList versions={versions} />
    </>
  )
}
