import { request } from '@portal/session'
import { html, nothing } from 'lit'
import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import { packageList, packageStates, type ResourcePackage } from '#contract/calls/resource-packages/packages.ts'
import { robotKinds } from '#contract/calls/robots/robots.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { pageHead, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { kindName, ownerName, stateMark } from './package-words.ts'
import { packagePaths, uploadPath } from './page-of.pure.ts'

/** The packages of one age, the latest change first. */
export const packageListView = (age: PackageAge, surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = ({ text }: Now) =>
    defineList({
      label: text(`packages.${age}`),
      keepAs: `resourceweb packages ${age}`,
      rowKey: 'packageId',
      searchHelp: text('packages.searchHelp'),
      emptyText: text(`packages.${age}.empty`),
      filters: [
        {
          kind: 'one',
          key: 'kind',
          label: text('column.robotKind'),
          options: robotKinds.map(value => ({ value, name: kindName(value) }))
        },
        {
          kind: 'one',
          key: 'state',
          label: text('column.state'),
          options: packageStates.map(value => ({ value, name: text(`package.${value}`) }))
        }
      ],
      ask: ({ kind, text: keyword, ...page }) =>
        request(packageList, { query: { ...page, age, robotKind: kind, keyword } }, { quiet: true }),
      columns: [
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
    })
  return {
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
        ${portalList(list(now))}
      `
    }
  }
}
