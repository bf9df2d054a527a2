import { request } from '@portal/session'
import { useMemo } from 'react'
import { type Account, accountColumns, accountStatuses } from '#contract/calls/administration/accounts.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery, readList } from '#kit/list-address.pure.ts'
import type { AccountKind } from '../page-of.pure.ts'
import { RemoteList } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'
import { accountCalls, accountPaths } from './account-calls.ts'
import { InvitationList } from './invitation-list.tsx'

const tones = { active: 'success', pending: 'warning', disabled: 'neutral' } as const

/** The accounts of employees, or those of everybody else with the open invitations. */
export const AccountList = ({ whose, search }: { whose: AccountKind; search: string }) => {
  const text = useText()
  const path = `${useSubApp().basePath}/${accountPaths[whose]}`
  const kept = keptQuery(search)
  const address = readList(search, { choice: accountStatuses }, accountColumns)
  const status = accountStatuses.find(it => it === address.chosen.choice)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'nickname',
        title: text('column.name'),
        type: 'link',
        sortable: true,
        value: (account: Account) => ({ text: account.nickname, address: `${path}/${account.userId}${kept}` }),
        detail: (account: Account) => account.email ?? account.cellphone ?? '',
        detailTitle: text('column.account')
      },
      {
        key: 'status',
        title: text('column.status'),
        type: 'state',
        sortable: true,
        value: (account: Account) =>
          account.locked
            ? { text: text('status.locked'), shape: 'dot', tone: 'error' }
            : { text: text(`status.${account.status}`), shape: 'dot', tone: tones[account.status] }
      },
      {
        key: 'roles',
        title: text('roles.title'),
        value: (account: Account) => account.roles.map(({ name }) => name).join(', ')
      },
      ...(whose === 'internal' ? [] : [{ key: 'tenantName', title: text('column.tenant') }]),
      { key: 'lastSeenTime', title: text('column.lastSeen'), type: 'date', onlyWide: true },
      { key: 'createTime', title: text('column.created'), type: 'date', sortable: true, hidden: true }
    ],
    [text, path, kept, whose]
  )
  return (
    <>
      <PageHead
        title={text(`accounts.title.${whose}`)}
        lead={text(`accounts.lead.${whose}`)}
        action={
          <a className="button primary" href={`${path}/new${kept}`}>
            {text(`accounts.new.${whose}`)}
          </a>
        }
      />
      <RemoteList
        name={accountPaths[whose]}
        title={text(`accounts.title.${whose}`)}
        rowKey="userId"
        columns={columns}
        address={address}
        search={search}
        path={path}
        searchHelp={text('accounts.search')}
        choices={{
          label: text('column.status'),
          options: accountStatuses.map(value => ({ value, name: text(`status.${value}`) }))
        }}
        ask={() =>
          request(
            accountCalls[whose].accountList,
            { query: { ...pageQuery(address), sort: address.sort, status } },
            { quiet: true }
          )
        }
      />
      {whose === 'external' && <InvitationList />}
    </>
  )
}
