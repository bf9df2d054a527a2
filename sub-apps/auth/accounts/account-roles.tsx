import { request } from '@portal/session'
import type { AccountDetail } from '#contract/calls/administration/accounts.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import type { AccountKind } from '../page-of.pure.ts'
import { useForm } from '../parts/use-form.ts'
import { useText } from '../texts.ts'
import { accountCalls } from './account-calls.ts'

type AccountRolesProps = { whose: AccountKind; account: AccountDetail; onDone: () => void }

/** The roles that the person wants to give or take. Others stay as they are, whoever gives or takes them meanwhile. */
type Draft = { turned: Readonly<Record<number, boolean>> }

/** The roles of an account, and roles that could be given. The changes stand above the button that saves them. */
export const AccountRoles = ({ whose, account, onDone }: AccountRolesProps) => {
  const text = useText()
  const { notify } = useSubApp()
  const held = account.roles.map(({ roleId }) => roleId)
  const roles = [...account.roles, ...account.givable.filter(({ roleId }) => !held.includes(roleId))]
  const changesOf = ({ turned }: Draft) => ({
    give: roles.filter(({ roleId }) => turned[roleId] === true && !held.includes(roleId)),
    take: account.roles.filter(({ roleId }) => turned[roleId] === false)
  })
  const hasChange = (draft: Draft): boolean => Object.values(changesOf(draft)).flat().length > 0
  const form = useForm<Draft>({
    start: { turned: {} },
    isTyped: hasChange,
    problemsOf: () => ({}),
    save: async draft => {
      if (!hasChange(draft)) return undefined
      const idsOf = (some: typeof roles) => some.map(({ roleId }) => roleId)
      const wanted = changesOf(draft)
      const body = { userId: account.userId, give: idsOf(wanted.give), take: idsOf(wanted.take) }
      await request(accountCalls[whose].changeRoles, { body }, { quiet: true })
      return () => {
        notify('success', text('saved', { name: account.nickname }))
        onDone()
      }
    }
  })
  const { turned } = form.draft
  const { give, take } = changesOf(form.draft)
  const isChanged = hasChange(form.draft)
  const namesOf = (some: typeof roles) => some.map(({ name }) => name).join(', ')
  return (
    <form className="form" {...form.form}>
      {roles.map(({ roleId, name }) => (
        <label key={roleId} className="check">
          <input
            type="checkbox"
            disabled={!account.changeable}
            checked={turned[roleId] ?? held.includes(roleId)}
            onChange={({ target }) => form.change({ turned: { ...turned, [roleId]: target.checked } })}
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
          <FormFoot of={form} blocked={!isChanged}>
            {text('save')}
          </FormFoot>
        </>
      )}
    </form>
  )
}
