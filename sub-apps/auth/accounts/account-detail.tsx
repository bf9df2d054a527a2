import { $format, $user, request } from '@portal/session'
import { Facts, PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import type { AccountKind } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { AccountActs } from './account-acts.tsx'
import { accountCalls, accountPaths } from './account-calls.ts'
import { AccountRoles } from './account-roles.tsx'
import { WhyPermitted } from './why-permitted.tsx'

type AccountDetailProps = { whose: AccountKind; userId: number; search: string }

/** One account: its facts and roles, the acts on it, and the reason for each of its permissions. */
export const AccountDetail = ({ whose, userId, search }: AccountDetailProps) => {
  const text = useText()
  const format = useStore($format)
  const isOwn = useStore($user)?.userId === userId
  const { basePath } = useSubApp()
  const [loaded, load] = useLoaded(`${whose} ${userId}`, () =>
    request(accountCalls[whose].accountDetail, { query: { userId } }, { quiet: true })
  )
  const account = shownOf(loaded)
  return (
    <>
      <PageHead
        title={account?.nickname ?? text('loading')}
        back={{ href: `${basePath}/${accountPaths[whose]}${keptQuery(search)}`, text: text(`accounts.title.${whose}`) }}
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {account && (
        <>
          <Facts
            rows={[
              [text('column.state'), account.locked ? text('status.locked') : text(`status.${account.status}`)],
              [text('column.email'), account.email],
              [text('column.cellphone'), account.cellphone],
              [text('column.kind'), text(`userType.${account.userType}`)],
              [text('column.tenant'), account.tenantName],
              [text('column.created'), format.time(account.createTime, 'local')],
              [text('column.sessions'), format.number(account.sessionCount)]
            ]}
          />
          {account.changeable ? (
            <AccountActs whose={whose} account={account} isOwn={isOwn} onDone={load} />
          ) : (
            <p className="quiet">{text('accounts.beyond')}</p>
          )}
          <section className="part">
            <h2>{text('column.roles')}</h2>
            <AccountRoles whose={whose} account={account} onDone={load} />
          </section>
          <WhyPermitted account={account} />
        </>
      )}
    </>
  )
}
