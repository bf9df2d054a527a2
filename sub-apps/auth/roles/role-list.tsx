import { request } from '@portal/session'
import { roleColumns, roleList } from '#contract/calls/administration/roles.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** The roles that a person may see. */
export const RoleList = ({ search }: { search: string }) => {
  const text = useText()
  const path = `${useSubApp().basePath}/roles`
  const kept = keptQuery(search)
  const list = defineList({
    label: text('roles.title'),
    keepAs: 'auth roles',
    rowKey: 'roleId',
    searchHelp: text('column.name'),
    emptyText: text('empty.text'),
    sortBy: roleColumns,
    ask: query => request(roleList, { query }, { quiet: true }),
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, roleId }) => ({ text: name, address: `${path}/${roleId}${kept}` }),
        detail: ({ tenantName }) => tenantName ?? text('roles.shared'),
        detailTitle: text('column.tenant')
      },
      { key: 'permissionCount', title: text('roles.permissions'), type: 'number' },
      { key: 'userCount', title: text('column.users'), type: 'number' }
    ]
  })
  return (
    <>
      <PageHead
        title={text('roles.title')}
        lead={text('roles.lead')}
        action={
          <a className="button primary" href={`${path}/new${kept}`}>
            {text('roles.new')}
          </a>
        }
      />
      <portal-list {...list} />
    </>
  )
}
