import { request } from '@portal/session'
import { accountColumns, accountStatuses } from '#contract/calls/administration/accounts.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import type { AccountKind } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { accountCalls, accountPaths } from './account-calls.ts'
import { InvitationList } from './invitation-list.tsx'

const tones = { active: 'success', pending: 'warning', disabled: 'neutral' } as const

/** The accounts of employees, or those of everybody else with the open invitations. */
export const AccountList = ({ whose, search }: { whose: AccountKind; search: string }) => {
  const text = useText()
  const path = `${useSubApp().basePath}/${accountPaths[whose]}`
  const kept = keptQuery(search)
  const list = defineList({
    label: text(`accounts.title.${whose}`),
    keepAs: `auth ${accountPaths[whose]}`,
    rowKey: 'userId',
    searchHelp: text('accounts.search'),
    emptyText: text('empty.text'),
    filters: [oneOf('status', text('column.state'), accountStatuses, value => text(`status.${value}`))],
    sortBy: accountColumns,
    ask: query => request(accountCalls[whose].accountList, { query }, { quiet: true }),
    columns: [
      {
        key: 'nickname',
        title: text('column.name'),
        type: 'link',
        value: account => ({ text: account.nickname, address: `${path}/${account.userId}${kept}` }),
        detail: account => account.email ?? account.cellphone ?? '',
        detailTitle: text('column.account')
      },
      {
        key: 'status',
        title: text('column.state'),
        type: 'state',
        value: account =>
          account.locked
            ? { text: text('status.locked'), shape: 'dot', tone: 'error' }
            : { text: text(`status.${account.status}`), shape: 'dot', tone: tones[account.status] }
      },
      {
        key: 'roles',
        title: text('column.roles'),
        value: account => account.roles.map(({ name }) => name).join(', ')
      },
      ...(whose === 'internal' ? [] : [{ key: 'tenantName', title: text('column.tenant') }]),
      { key: 'lastSeenTime', title: text('column.lastSeen'), type: 'date', onlyWide: true },
      { key: 'createTime', title: text('column.created'), type: 'date', hidden: true }
    ]
  })
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
      <portal-list {...list} />
      {whose === 'external' && <InvitationList />}
    </>
  )
}
