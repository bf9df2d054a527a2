import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { groupColumns, type MaterialGroup, materialGroupList } from '#contract/calls/materials/groups.ts'
import { materialModels } from '#contract/calls/materials/material-packs.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { pageHead } from '#kit/adapters/lit.ts'
import { pageQuery } from '#kit/list-address.pure.ts'
import { createRemoteList, keptBy } from '../../parts/remote-list.ts'
import type { Now, Surroundings, View } from '../../view.ts'
import { modelOptions } from '../material-words.ts'
import { groupPath, materialPaths } from '../page-of.pure.ts'
import { clockOf } from './group-draft.pure.ts'

/** All groups that a person sees, the latest change first. */
export const groupListView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = createRemoteList(
    {
      name: 'material groups',
      rowKey: 'groupId' as const satisfies keyof MaterialGroup,
      filters: { model: materialModels },
      sorts: groupColumns,
      ask: address => {
        const model = materialModels.find(it => it === address.chosen.model)
        return request(
          materialGroupList,
          { query: { ...pageQuery(address), sort: address.sort, model } },
          { quiet: true }
        )
      }
    },
    surroundings
  )
  const columns = keptBy((text: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    {
      key: 'name',
      title: text('column.name'),
      type: 'link',
      sortable: true,
      value: ({ name, groupId }: MaterialGroup) => ({ text: name, address: addressOf(groupPath(groupId)) }),
      detail: ({ tenantName }: MaterialGroup) => tenantName ?? text('package.maker'),
      detailTitle: text('column.tenant')
    },
    { key: 'model', title: text('column.model') },
    {
      key: 'fromMinute',
      title: text('column.hours'),
      value: ({ fromMinute, toMinute }: MaterialGroup) => `${clockOf(fromMinute)} – ${clockOf(toMinute)}`
    },
    { key: 'itemCount', title: text('materials.title'), type: 'number' },
    { key: 'robotCount', title: text('column.robots'), type: 'number' },
    {
      key: 'changeTime',
      title: text('column.changed'),
      type: 'date',
      sortable: true,
      detail: ({ addedBy }: MaterialGroup) => addedBy ?? undefined,
      detailTitle: text('column.addedBy')
    }
  ])
  return {
    arrive: list.arrive,
    draw: now => {
      const { text, permissions } = now
      return html`
        ${pageHead({
          title: text('groups.title'),
          lead: text('groups.lead'),
          action: permissions.includes(materialPermissions.editGroups)
            ? html`<a class="button primary" href=${addressOf(`${materialPaths.groups}/new`)}>${text('groups.new')}</a>`
            : nothing
        })}
        ${list.draw(
          {
            label: text('groups.title'),
            columns: columns(text),
            emptyText: text('groups.emptyText'),
            searchHelp: text('groups.searchHelp'),
            chips: [{ filter: 'model', label: text('column.model'), options: modelOptions }]
          },
          now
        )}
      `
    },
    end: list.end
  }
}
