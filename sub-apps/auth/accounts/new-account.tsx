import { navigate, request } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { addInternalAccount, invite, invitedTypes } from '#contract/calls/administration/invitations.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '../list-address.ts'
import type { AccountKind } from '../page-of.ts'
import { ActButton } from '../parts/act-button.tsx'
import { FailedPanel } from '../parts/failed-panel.tsx'
import { sentenceFor } from '../parts/reason-of.ts'
import { useLocked } from '../parts/use-locked.ts'
import { useText } from '../texts.ts'
import { accountCalls, accountPaths } from './account-calls.ts'
import { bodyOf, emptyDraft, type Field, fieldsFor, problemsOf } from './account-draft.ts'

const quiet = { quiet: true }
const added = addInternalAccount.body ?? v.never()
const invited = invite.body ?? v.never()

/** Adds an employee, or invites somebody from outside. */
export const NewAccount = ({ whose, search }: { whose: AccountKind; search: string }) => {
  const text = useText()
  const { basePath, unsaved, notify } = useSubApp()
  const back = `${basePath}/${accountPaths[whose]}${keptQuery(search)}`
  const [loaded, load] = useLoaded(whose, () => request(accountCalls[whose].accountChoices, {}, quiet))
  const choices = shownOf(loaded)
  const [draft, setDraft] = useState(emptyDraft)
  const [checked, setChecked] = useState(false)
  const [error, setError] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => unsaved(false), [unsaved])

  const problems = problemsOf(whose, draft)
  const firstWrong = fieldsFor[whose].find(field => problems[field] !== undefined)
  const [state, send] = useLocked(async () => {
    setError(undefined)
    try {
      const body = bodyOf(whose, draft)
      if (whose === 'internal') await request(addInternalAccount, { body: v.parse(added, body) }, quiet)
      else await request(invite, { body: v.parse(invited, body) }, quiet)
      unsaved(false)
      notify('success', text(`accounts.done.${whose}`, { target: draft.target }))
      navigate(back, 'replace')
    } catch (cause) {
      setError(cause)
    }
  })
  const fieldFor = (name: Field) => {
    const problem = checked ? problems[name] : undefined
    return {
      name,
      value: draft[name],
      problem: problem && text(`problem.${problem}`),
      choose: text('form.choose'),
      onChange: (value: string) => {
        setDraft({ ...draft, [name]: value })
        unsaved(true, 'page')
      }
    }
  }
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
      {loaded.state === 'failed' && <FailedPanel title={text('failed.title')} error={loaded.error} retry={load} />}
      {choices && (
        <form
          ref={form}
          className="form"
          noValidate
          onSubmit={event => {
            event.preventDefault()
            setChecked(true)
            if (firstWrong === undefined) send()
            else form.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
          }}
        >
          <FormField
            {...fieldFor('target')}
            label={text(whose === 'internal' ? 'column.email' : 'column.account')}
            help={text(`accounts.targetHelp.${whose}`)}
            maxLength={limits.accountMaxLength}
          />
          {whose === 'internal' && (
            <FormField {...fieldFor('nickname')} label={text('column.name')} maxLength={limits.nicknameMaxUnits} />
          )}
          {whose === 'external' && (
            <>
              <FormField
                {...fieldFor('userType')}
                label={text('column.kind')}
                options={invitedTypes.map(type => ({ value: String(type), name: text(`userType.${type}`) }))}
              />
              {choices.tenants.length > 0 && (
                <FormField
                  {...fieldFor('tenantId')}
                  label={text('form.optional', { label: text('column.tenant') })}
                  optional
                  options={choices.tenants.map(({ tenantId, name }) => ({ value: String(tenantId), name }))}
                />
              )}
            </>
          )}
          <FormField
            {...fieldFor('roleId')}
            label={text('column.role')}
            options={roles.map(({ roleId, name }) => ({ value: String(roleId), name }))}
          />
          {error !== undefined && (
            <p className="refusal" role="alert">
              {sentenceFor(text, error)}
            </p>
          )}
          <div className="actions">
            <ActButton type="submit" className="button primary" state={state}>
              {text(`accounts.send.${whose}`)}
            </ActButton>
          </div>
        </form>
      )}
    </>
  )
}
