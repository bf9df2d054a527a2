import { $language } from '@portal/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import { tenantKinds } from '#contract/calls/administration/tenants.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useStore, useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '../parts/act-button.tsx'
import { sentenceFor } from '../parts/reason-of.ts'
import { useLocked } from '../parts/use-locked.ts'
import { useText } from '../texts.ts'
import { countriesIn } from './country-names.ts'
import { type Draft, type Field, fields, problemsOf } from './tenant-draft.ts'

type TenantFormProps = {
  start: Draft
  /** A tenant stays what it is. */
  fixedKind?: boolean
  /** Saves, and gives what is to be done afterwards. */
  save: (draft: Draft) => Promise<() => void>
}

/** A tenant's name, country, kind and limits. */
export const TenantForm = ({ start, fixedKind = false, save }: TenantFormProps) => {
  const text = useText()
  const language = useStore($language)
  const countries = useMemo(() => countriesIn(language), [language])
  const { unsaved, notify } = useSubApp()
  const [draft, setDraft] = useState(start)
  const [checked, setChecked] = useState(false)
  const [error, setError] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => unsaved(false), [unsaved])

  const problems = problemsOf(draft)
  const firstWrong = fields.find(field => problems[field] !== undefined)
  const [state, send] = useLocked(async () => {
    setError(undefined)
    try {
      const goOn = await save(draft)
      unsaved(false)
      notify('success', text('saved', { name: draft.name }))
      goOn()
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
        const next = { ...draft, [name]: value }
        setDraft(next)
        unsaved(
          fields.some(it => next[it] !== start[it]),
          'page'
        )
      }
    }
  }
  return (
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
      <FormField {...fieldFor('name')} label={text('column.name')} maxLength={limits.tenantNameMaxLength} />
      <FormField
        {...fieldFor('country')}
        label={text('column.country')}
        options={countries.map(({ code, name }) => ({ value: code, name }))}
      />
      {!fixedKind && (
        <FormField
          {...fieldFor('kind')}
          label={text('column.kind')}
          options={tenantKinds.map(kind => ({ value: kind, name: text(`tenantKind.${kind}`) }))}
        />
      )}
      <FormField
        {...fieldFor('usersMax')}
        label={text('form.optional', { label: text('tenants.usersMax') })}
        help={text('tenants.limitHelp')}
        optional
      />
      <FormField
        {...fieldFor('storesMax')}
        label={text('form.optional', { label: text('tenants.storesMax') })}
        help={text('tenants.limitHelp')}
        optional
      />
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceFor(text, error)}
        </p>
      )}
      <div className="actions">
        <ActButton type="submit" className="button primary" state={state}>
          {text('save')}
        </ActButton>
      </div>
    </form>
  )
}
