import { request } from '@portal/session'
import {
  type Invitation,
  invitationList,
  repeatInvitation,
  withdrawInvitation
} from '#contract/calls/administration/invitations.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import { useText } from '../texts.ts'

const quiet = { quiet: true }

/** Invitations that nobody has taken yet. Each can be sent again, and taken back. */
export const InvitationList = () => {
  const text = useText()
  const { ask, notify } = useSubApp()
  const sendAgain = async ({ invitationId, target }: Invitation): Promise<boolean> => {
    try {
      await request(repeatInvitation, { body: { invitationId } }, quiet)
      notify('success', text('invitations.sent', { target }))
      return true
    } catch (error) {
      notify('error', sentenceFor(text, error))
      return false
    }
  }
  /** To send an invitation again confirms the permissions that its role has now: nobody shall do that unawares. */
  const repeat = (invitation: Invitation): Promise<boolean> => {
    const { target, roleName, roleGrew } = invitation
    if (!roleGrew) return sendAgain(invitation)
    return ask({
      heading: text('invitations.confirm.title', { target }),
      text: text('invitations.confirm.text', { role: roleName }),
      yes: text('invitations.confirm'),
      act: () => sendAgain(invitation)
    })
  }
  const withdraw = ({ invitationId, target }: Invitation): Promise<boolean> =>
    ask({
      heading: text('invitations.withdraw.title', { target }),
      text: text('invitations.withdraw.text'),
      yes: text('invitations.withdraw'),
      no: text('invitations.keep'),
      danger: true,
      act: () => request(withdrawInvitation, { body: { invitationId } }, quiet)
    })
  const list = defineList({
    label: text('invitations.title'),
    keepAs: 'auth invitations',
    addressKey: 'invitations',
    rowKey: 'invitationId',
    emptyTitle: text('invitations.none'),
    emptyText: text('invitations.noneText'),
    ask: query => request(invitationList, { query }, quiet),
    columns: [
      { key: 'target', title: text('column.account') },
      {
        key: 'roleGrew',
        title: text('column.state'),
        type: 'state',
        value: ({ roleGrew }) =>
          roleGrew
            ? { text: text('invitations.grew'), shape: 'dot', tone: 'warning' }
            : { text: text('invitations.open'), shape: 'dot', tone: 'muted' }
      },
      { key: 'roleName', title: text('column.role') },
      { key: 'tenantName', title: text('column.tenant') },
      { key: 'inviterName', title: text('column.inviter'), onlyWide: true },
      { key: 'expireTime', title: text('column.expires'), type: 'date' }
    ],
    acts: [
      { key: 'repeat', text: text('invitations.repeat'), run: repeat },
      { key: 'withdraw', text: text('invitations.withdraw'), danger: true, run: withdraw }
    ]
  })
  return (
    <section className="part">
      <h2>{text('invitations.title')}</h2>
      <portal-list {...list} />
    </section>
  )
}
