import { request } from '@portal/session'
import type { AccountDetail } from '#contract/calls/administration/accounts.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import type { AccountKind } from '../page-of.pure.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import { useText } from '../texts.ts'
import { accountCalls } from './account-calls.ts'

type AccountActsProps = { whose: AccountKind; account: AccountDetail; isOwn: boolean; onDone: () => void }
type Act = 'enable' | 'disable' | 'unlock' | 'signOut'

/** The buttons that act on an account. Nobody disables the own one. */
export const AccountActs = ({ whose, account, isOwn, onDone }: AccountActsProps) => {
  const text = useText()
  const { ask, notify } = useSubApp()
  const { userId, nickname, status } = account
  const { enableAccount, disableAccount, unlockAccount, signOutAccount } = accountCalls[whose]
  const calls = { enable: enableAccount, disable: disableAccount, unlock: unlockAccount, signOut: signOutAccount }

  const run = async (act: Act): Promise<void> => {
    const isDone = await ask({
      heading: text(`act.${act}.title`, { name: nickname }),
      text: text(`act.${act}.text`),
      yes: text(`act.${act}`),
      danger: act === 'disable',
      act: async () => {
        try {
          await request(calls[act], { body: { userId } }, { quiet: true })
        } catch (error) {
          notify('error', sentenceFor(text, error))
          throw error
        }
      }
    })
    if (!isDone) return
    notify('success', text('saved', { name: nickname }))
    onDone()
  }
  const button = (act: Act, className = 'button') => (
    <button type="button" className={className} onClick={() => void run(act)}>
      {text(`act.${act}`)}
    </button>
  )
  return (
    <div className="actions">
      {status !== 'active' && button('enable', 'button primary')}
      {button('unlock')}
      {!isOwn && button('signOut')}
      {!isOwn && status !== 'disabled' && button('disable')}
    </div>
  )
}
