import { request } from '@portal/session'
import { useMemo } from 'react'
import { type Role, roleColumns, roleList } from '#contract/calls/administration/roles.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery, readList } from '#kit/list-address.pure.ts'
import { RemoteList } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'

/** The roles that a person may see. */
export const RoleList = ({ search }: { search: string }) => {
  const text = useText()
  const path = `${useSubApp().basePath}/roles`
  const kept = keptQuery(search)
  const address = readList(search, { choice: [] }, roleColumns)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        sortable: true,
        value: (role: Role) => ({ text: role.name, address: `${path}/${role.roleId}${kept}` }),
        detail: (role: Role) => role.tenantName ?? text('roles.shared'),
        detailTitle: text('column.tenant')
      },
      { key: 'permissionCount', title: text('roles.permissions'), type: 'number', sortable: true },
      { key: 'userCount', title: text('column.users'), type: 'number', sortable: true }
    ],
    [text, path, kept]
  )
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
      <RemoteList
        name="roles"
        title={text('roles.title')}
        rowKey="roleId"
        columns={columns}
        address={address}
        search={search}
        path={path}
        searchHelp={text('column.name')}
        ask={() => request(roleList, { query: { ...pageQuery(address), sort: address.sort } }, { quiet: true })}
      />
    </>
  )
}
