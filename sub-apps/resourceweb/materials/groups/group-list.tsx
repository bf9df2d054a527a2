import { request } from '@portal/session'
import { groupColumns, materialGroupList } from '#contract/calls/materials/groups.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useTools } from '../../parts/use-tools.ts'
import { modelOptions } from '../material-words.ts'
import { groupPath, materialPaths } from '../paths.pure.ts'
import { clockOf } from './group-draft.pure.ts'

/** All groups that a person sees, the latest change first. */
export const GroupList = () => {
  const { text, may, addressOf } = useTools()
  const list = defineList({
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
        value: ({ name, groupId }) => ({ text: name, address: addressOf(groupPath(groupId)) }),
        detail: ({ tenantName }) => tenantName ?? text('package.maker'),
        detailTitle: text('column.tenant')
      },
      { key: 'model', title: text('column.model') },
      {
        key: 'fromMinute',
        title: text('column.hours'),
        value: ({ fromMinute, toMinute }) => `${clockOf(fromMinute)} – ${clockOf(toMinute)}`
      },
      { key: 'itemCount', title: text('groups.materials'), type: 'number' },
      { key: 'robotCount', title: text('column.robots'), type: 'number' },
      {
        key: 'changeTime',
        title: text('column.changed'),
        type: 'date',
        detail: ({ addedBy }) => addedBy ?? undefined,
        detailTitle: text('column.addedBy')
      }
    ]
  })
  return (
    <>
      <PageHead
        title={text('groups.title')}
        lead={text('groups.lead')}
        action={
          may(materialPermissions.editGroups) && (
            <a className="button primary" href={addressOf(`${materialPaths.groups}/new`)}>
              {text('groups.new')}
            </a>
          )
        }
      />
      <portal-list {...list} />
    </>
  )
}
