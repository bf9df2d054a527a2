import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { groupColumns, type MaterialGroup, materialGroupList } from '#contract/calls/materials/groups.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { pageHead, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import type { Now, Surroundings, View } from '../../view.ts'
import { modelOptions } from '../material-words.ts'
import { groupPath, materialPaths } from '../page-of.pure.ts'
import { clockOf } from './group-draft.pure.ts'

/** All groups that a person sees, the latest change first. */
export const groupListView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = ({ text }: Now) =>
    defineList({
      label: text('groups.title'),
      keepAs: 'resourceweb material groups',
      rowKey: 'groupId',
      searchHelp: text('groups.searchHelp'),
      emptyText: text('groups.emptyText'),
      filters: [{ kind: 'one', key: 'model', label: text('column.model'), options: modelOptions }],
      sortBy: groupColumns,
      ask: query => request(materialGroupList, { query }, { quiet: true }),
      columns: [
        {
          key: 'name',
          title: text('column.name'),
          type: 'link',
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
          detail: ({ addedBy }: MaterialGroup) => addedBy ?? undefined,
          detailTitle: text('column.addedBy')
        }
      ]
    })
  return {
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
        ${portalList(list(now))}
      `
    }
  }
}
