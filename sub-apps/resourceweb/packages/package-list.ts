import { request } from '@portal/session'
import { html, nothing } from 'lit'
import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import { packageList, packageStates, type ResourcePackage } from '#contract/calls/resource-packages/packages.ts'
import { robotKinds } from '#contract/calls/robots/robots.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { pageHead } from '#kit/adapters/lit.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { kindName, ownerName, stateMark } from './package-words.ts'
import { packagePaths, uploadPath } from './page-of.pure.ts'

type Columns = HTMLElementTagNameMap['portal-table']['columns']

/** The packages of one age, the latest change first. */
export const packageListView = (age: PackageAge, surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = createRemoteList<ResourcePackage, 'kind' | 'state', never>(
    {
      name: `packages ${age}`,
      rowKey: 'packageId',
      filters: { kind: robotKinds, state: packageStates },
      sorts: [],
      ask: ({ page, text, chosen }) => {
        const query = {
          pageNo: page,
          age,
          robotKind: robotKinds.find(kind => kind === chosen.kind),
          state: packageStates.find(state => state === chosen.state),
          keyword: text || undefined
        }
        return request(packageList, { query }, { quiet: true })
      }
    },
    surroundings
  )
  const columns = keptBy(
    (text: Now['text']): Columns => [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, packageId }: ResourcePackage) => ({
          text: name,
          address: addressOf(`${packagePaths[age]}/${packageId}`)
        }),
        detail: (row: ResourcePackage) => ownerName(text, row),
        detailTitle: text('column.owner')
      },
      {
        key: 'robotKind',
        title: text('column.robotKind'),
        value: ({ robotKind }: ResourcePackage) => kindName(robotKind)
      },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: ResourcePackage) => stateMark(text, state)
      },
      { key: 'version', title: text('column.version') },
      { key: 'format', title: text('column.format') },
      { key: 'size', title: text('column.size'), type: 'bytes' },
      { key: 'changeTime', title: text('column.changed'), type: 'date' }
    ]
  )
  return {
    arrive: list.arrive,
    draw: now => {
      const { text, permissions } = now
      const mayUpload = age === 'new' && permissions.includes(packagePermissions.upload)
      return html`
        ${pageHead({
          title: text(`packages.${age}`),
          lead: text(`packages.${age}.lead`),
          action: mayUpload
            ? html`<a class="button primary" href=${addressOf(uploadPath())}>${text('upload.newPackage')}</a>`
            : nothing
        })}
        ${list.draw(
          {
            label: text(`packages.${age}`),
            columns: columns(text),
            emptyText: text(`packages.${age}.empty`),
            searchHelp: text('packages.searchHelp'),
            chips: [
              {
                filter: 'kind',
                label: text('column.robotKind'),
                options: robotKinds.map(kind => ({ value: kind, name: kindName(kind) }))
              },
              {
                filter: 'state',
                label: text('column.state'),
                options: packageStates.map(state => ({ value: state, name: text(`package.${state}`) }))
              }
            ]
          },
          now
        )}
      `
    },
    end: list.end
  }
}
