import { request, sentenceOf } from '@portal/session'
import { useMemo, useState } from 'react'
import {
  type Invitation,
  invitationList,
  repeatInvitation,
  withdrawInvitation
} from '#contract/calls/administration/invitations.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import { useText } from '../texts.ts'

const quiet = { quiet: true }

/** Invitations that nobody has taken yet. Each can be sent again, and taken back. */
export const InvitationList = () => {
  const text = useText()
  const { ask, notify } = useSubApp()
  const [page, setPage] = useState(1)
  const [loaded, load] = useLoaded(String(page), () =>
    request(invitationList, { query: { pageNo: page, size: limits.pageSize } }, quiet)
  )
  const shown = shownOf(loaded)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      { key: 'target', title: text('column.account') },
      {
        key: 'roleGrew',
        title: text('column.status'),
        type: 'state',
        value: ({ roleGrew }: Invitation) =>
          roleGrew
            ? { text: text('invitations.grew'), shape: 'dot', tone: 'warning' }
            : { text: text('invitations.open'), shape: 'dot', tone: 'muted' }
      },
      { key: 'roleName', title: text('column.role') },
      { key: 'tenantName', title: text('column.tenant') },
      { key: 'inviterName', title: text('column.inviter'), onlyWide: true },
      { key: 'expireTime', title: text('column.expires'), type: 'date' }
    ],
    [text]
  )
  const sendAgain = async ({ invitationId, target }: Invitation): Promise<void> => {
    try {
      await request(repeatInvitation, { body: { invitationId } }, quiet)
      notify('success', text('invitations.sent', { target }))
      load()
    } catch (error) {
      notify('error', sentenceFor(text, error))
    }
  }
  /** To send an invitation again confirms the permissions that its role has now: nobody shall do that unawares. */
  const repeat = async (invitation: Invitation): Promise<void> => {
    const { target, roleName, roleGrew } = invitation
    if (!roleGrew) return sendAgain(invitation)
    await ask({
      heading: text('invitations.confirm.title', { target }),
      text: text('invitations.confirm.text', { role: roleName }),
      yes: text('invitations.confirm'),
      act: () => sendAgain(invitation)
    })
  }
  const withdraw = async ({ invitationId, target }: Invitation): Promise<void> => {
    const isWithdrawn = await ask({
      heading: text('invitations.withdraw.title', { target }),
      text: text('invitations.withdraw.text'),
      yes: text('invitations.withdraw'),
      danger: true,
      act: () => request(withdrawInvitation, { body: { invitationId } }, quiet)
    })
    if (isWithdrawn) load()
  }
  return (
    <section className="part">
      <h2>{text('invitations.title')}</h2>
      <portal-table
        remote
        rowKey="invitationId"
        label={text('invitations.title')}
        columns={columns}
        rows={shown?.list}
        total={shown?.total ?? 0}
        page={page}
        size={limits.pageSize}
        loading={loaded.state === 'loading'}
        error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
        emptyTitle={text('invitations.none')}
        emptyText={text('invitations.noneText')}
        actions={[
          { key: 'repeat', text: text('invitations.repeat') },
          { key: 'withdraw', text: text('invitations.withdraw'), danger: true }
        ]}
        onportal-table-change={({ detail }) => setPage(detail.page)}
        onportal-table-retry={load}
        onportal-table-action={({ detail }) => {
          const invitation = shown?.list.find(({ invitationId }) => String(invitationId) === detail.keys[0])
          if (invitation !== undefined) void (detail.action === 'repeat' ? repeat : withdraw)(invitation)
        }}
      />
    </section>
  )
}
