import { useMemo } from 'react'
import type { AccountDetail, GivenPermission } from '#contract/calls/administration/accounts.ts'
import { usePermissionTitle } from '../roles/permission-title.ts'
import { useText } from '../texts.ts'

/** Answers why a person can see something: each permission, with the roles that give it. */
export const WhyPermitted = ({ account }: { account: AccountDetail }) => {
  const text = useText()
  const titleOf = usePermissionTitle()
  const columns = useMemo((): HTMLElementTagNameMap['portal-table']['columns'] => {
    const names = new Map(account.roles.map(({ roleId, name }) => [roleId, name]))
    return [
      {
        key: 'title',
        title: text('why.permission'),
        sortable: true,
        value: titleOf,
        detail: (row: GivenPermission) => row.permission
      },
      {
        key: 'roleIds',
        title: text('why.roles'),
        value: ({ roleIds }: GivenPermission) => roleIds.map(roleId => names.get(roleId) ?? '').join(', ')
      }
    ]
  }, [text, titleOf, account.roles])
  return (
    <section className="part">
      <h2>{text('why.title', { name: account.nickname })}</h2>
      <portal-table
        rowKey="permission"
        label={text('why.title', { name: account.nickname })}
        columns={columns}
        rows={account.permissions}
        size={10}
        emptyTitle={text('why.none')}
      />
    </section>
  )
}
