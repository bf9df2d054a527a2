import { navigate, request } from '@portal/session'
import * as v from 'valibot'
import { addInternalAccount, invite, invitedTypes } from '#contract/calls/administration/invitations.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import type { AccountKind } from '../page-of.pure.ts'
import { useForm } from '../parts/use-form.ts'
import { useText } from '../texts.ts'
import { accountCalls, accountPaths } from './account-calls.ts'
import { bodyOf, type Draft, emptyDraft, problemsOf } from './account-draft.ts'

const quiet = { quiet: true }
const added = addInternalAccount.body ?? v.never()
const invited = invite.body ?? v.never()

/** Adds an employee, or invites somebody from outside. */
export const NewAccount = ({ whose, search }: { whose: AccountKind; search: string }) => {
  const text = useText()
  const { basePath, notify } = useSubApp()
  const back = `${basePath}/${accountPaths[whose]}${keptQuery(search)}`
  const [loaded, load] = useLoaded(whose, () => request(accountCalls[whose].accountChoices, {}, quiet))
  const choices = shownOf(loaded)
  const form = useForm<Draft>({
    start: emptyDraft,
    problemsOf: typed => problemsOf(whose, typed),
    save: async typed => {
      const body = bodyOf(whose, typed)
      if (whose === 'internal') await request(addInternalAccount, { body: v.parse(added, body) }, quiet)
      else await request(invite, { body: v.parse(invited, body) }, quiet)
      return () => {
        notify('success', text(`accounts.done.${whose}`, { target: typed.target }))
        navigate(back, 'replace')
      }
    }
  })
  const { draft, field } = form
  const roles = (choices?.roles ?? []).filter(
    ({ tenantId }) => tenantId === null || draft.tenantId === '' || tenantId === Number(draft.tenantId)
  )
  return (
    <>
      <PageHead
        title={text(`accounts.new.${whose}`)}
        lead={text(`accounts.newLead.${whose}`, { days: limits.invitationDays })}
        back={{ href: back, text: text(`accounts.title.${whose}`) }}
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {choices && (
        <form className="form" {...form.form}>
          <FormField
            {...field('target')}
            label={text(whose === 'internal' ? 'column.email' : 'column.account')}
            help={text(`accounts.targetHelp.${whose}`)}
            maxLength={limits.accountMaxLength}
          />
          {whose === 'internal' && (
            <FormField {...field('nickname')} label={text('column.name')} maxLength={limits.nicknameMaxUnits} />
          )}
          {whose === 'external' && (
            <>
              <FormField
                {...field('userType')}
                label={text('column.kind')}
                options={invitedTypes.map(type => ({ value: String(type), name: text(`userType.${type}`) }))}
              />
              {choices.tenants.length > 0 && (
                <FormField
                  {...field('tenantId')}
                  label={text('form.optional', { label: text('column.tenant') })}
                  optional
                  options={choices.tenants.map(({ tenantId, name }) => ({ value: String(tenantId), name }))}
                />
              )}
            </>
          )}
          <FormField
            {...field('roleId')}
            label={text('column.role')}
            options={roles.map(({ roleId, name }) => ({ value: String(roleId), name }))}
          />
          <FormFoot of={form}>{text(`accounts.send.${whose}`)}</FormFoot>
        </form>
      )}
    </>
  )
}
