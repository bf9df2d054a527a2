import { $robotKindName, $robotKinds, request } from '@portal/session'
import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import { packageList, packageStates } from '#contract/calls/resource-packages/packages.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { PageHead, useStore } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { useTools } from '../parts/use-tools.ts'
import { ownerName, stateMark } from './package-words.ts'
import { packagePaths, uploadPath } from './paths.pure.ts'

/** The packages of one age, the latest change first. */
export const PackageList = ({ age }: { age: PackageAge }) => {
  const { text, may, addressOf } = useTools()
  const kinds = useStore($robotKinds)
  const kindName = useStore($robotKindName)
  const list = defineList({
    label: text(`packages.${age}`),
    keepAs: `resourceweb packages ${age}`,
    rowKey: 'packageId',
    searchHelp: text('packages.searchHelp'),
    emptyText: text(`packages.${age}.empty`),
    filters: [
      oneOf(
        'kind',
        text('column.robotKind'),
        kinds.map(({ robotKind }) => robotKind),
        kindName
      ),
      oneOf('state', text('column.state'), packageStates, value => text(`package.${value}`))
    ],
    ask: ({ kind, text: keyword, ...page }) =>
      request(packageList, { query: { ...page, age, robotKind: kind, keyword } }, { quiet: true }),
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, packageId }) => ({ text: name, address: addressOf(`${packagePaths[age]}/${packageId}`) }),
        detail: row => ownerName(text, row),
        detailTitle: text('column.owner')
      },
      { key: 'robotKind', title: text('column.robotKind'), value: ({ robotKind }) => kindName(robotKind) },
      { key: 'state', title: text('column.state'), type: 'state', value: ({ state }) => stateMark(text, state) },
      { key: 'version', title: text('column.version') },
      { key: 'format', title: text('column.format') },
      { key: 'size', title: text('column.size'), type: 'bytes' },
      { key: 'changeTime', title: text('column.changed'), type: 'date' }
    ]
  })
  return (
    <>
      <PageHead
        title={text(`packages.${age}`)}
        lead={text(`packages.${age}.lead`)}
        action={
          age === 'new' &&
          may(packagePermissions.upload) && (
            <a className="button primary" href={addressOf(uploadPath())}>
              {text('upload.newPackage')}
            </a>
          )
        }
      />
      <portal-list {...list} />
    </>
  )
}
