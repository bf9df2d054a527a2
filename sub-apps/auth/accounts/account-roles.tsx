import { request } from '@portal/session'
import { useEffect, useState } from 'react'
import type { AccountDetail } from '#contract/calls/administration/accounts.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { useAct } from '#kit/portal/react/use-act.ts'
import type { AccountKind } from '../page-of.pure.ts'
import { FormFoot } from '../parts/form-foot.tsx'
import { useText } from '../texts.ts'
import { accountCalls } from './account-calls.ts'

type AccountRolesProps = { whose: AccountKind; account: AccountDetail; onDone: () => void }

/** The roles of an account, and roles that could be given. The changes stand above the button that saves them. */
export const AccountRoles = ({ whose, account, onDone }: AccountRolesProps) => {
  const text = useText()
  const { unsaved, notify } = useSubApp()
  const held = account.roles.map(({ roleId }) => roleId)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(held))
  const roles = [...account.roles, ...account.givable.filter(({ roleId }) => !held.includes(roleId))]
  const give = roles.filter(({ roleId }) => chosen.has(roleId) && !held.includes(roleId))
  const take = account.roles.filter(({ roleId }) => !chosen.has(roleId))
  const isChanged = give.length + take.length > 0
  // After a save the account is loaded again. The form stays, and with it the focus.
  const loaded = held.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says when the roles are other ones
  useEffect(() => setChosen(new Set(held)), [loaded])
  useEffect(() => unsaved(isChanged, 'page'), [unsaved, isChanged])

  const saving = useAct(async () => {
    const idsOf = (some: typeof roles) => some.map(({ roleId }) => roleId)
    const body = { userId: account.userId, give: idsOf(give), take: idsOf(take) }
    await request(accountCalls[whose].changeRoles, { body }, { quiet: true })
    return () => {
      notify('success', text('saved', { name: account.nickname }))
      onDone()
    }
  })
  const toggle = (roleId: number): void => {
    const next = new Set(chosen)
    if (!next.delete(roleId)) next.add(roleId)
    setChosen(next)
  }
  const namesOf = (some: typeof roles) => some.map(({ name }) => name).join(', ')
  return (
    <form
      className="form"
      onSubmit={event => {
        event.preventDefault()
        if (isChanged) saving.run()
      }}
    >
      {roles.map(({ roleId, name }) => (
        <label key={roleId} className="check">
          <input
            type="checkbox"
            disabled={!account.changeable}
            checked={chosen.has(roleId)}
            onChange={() => toggle(roleId)}
          />
          {name}
        </label>
      ))}
      {roles.length === 0 && <p className="quiet">{text('accounts.noRole')}</p>}
      {account.changeable && (
        <>
          <div aria-live="polite">
            {isChanged && (
              <dl className="changes">
                {give.length > 0 && (
                  <>
                    <dt>{text('accounts.given')}</dt>
                    <dd>{namesOf(give)}</dd>
                  </>
                )}
                {take.length > 0 && (
                  <>
                    <dt>{text('accounts.taken')}</dt>
                    <dd>{namesOf(take)}</dd>
                  </>
                )}
              </dl>
            )}
          </div>
          <FormFoot of={saving} blocked={!isChanged}>
            {text('save')}
          </FormFoot>
        </>
      )}
    </form>
  )
}
