import { sentenceOf } from '@portal/session'
import { useRef, useState } from 'react'
import { severities, type WrittenFaultCode } from '#contract/calls/deploy/fault-codes.ts'
import * as limits from '#contract/limits.ts'
import { useEdited, useSubApp } from '#kit/adapters/react.ts'
import type { EditedField, ReadThing } from '#kit/index.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { textsInWords } from '#kit/typed-texts.pure.ts'
import { FormField } from '../parts/form-field.tsx'
import { useText } from '../texts.ts'
import { type CodeDraft, type CodeField, writtenOf, wrongFields } from './code-draft.pure.ts'
import { LocalFields } from './local-fields.tsx'

type FaultCodeFormProps = {
  start: CodeDraft
  /** The code is there already, and stays. */
  fixedCode?: boolean
  /** Saves, and returns the function to call afterwards. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<CodeDraft>> }
  save: (written: WrittenFaultCode, version: number | undefined) => Promise<() => void>
}

/** Code, severity, name and remedy. Problems show after the first try to send, and the first wrong field has the focus. */
export const FaultCodeForm = ({ start, fixedCode = false, edited, save }: FaultCodeFormProps) => {
  const text = useText()
  const { notify, unsaved } = useSubApp()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [checked, setChecked] = useState(false)
  const wrong = wrongFields(draft)
  const problemOf = (field: CodeField): string | undefined =>
    checked && wrong.includes(field) ? text(`problem.${field}`) : undefined
  const change = (part: Partial<CodeDraft>): void => {
    setDraft({ ...draft, ...part })
    unsaved(true, 'page')
  }
  const fields: EditedField<CodeDraft>[] = [
    { name: 'severity', label: text('column.severity'), write: it => text(`severity.${it}`) },
    { name: 'names', label: text('column.name'), write: textsInWords },
    { name: 'remedies', label: text('column.remedy'), write: textsInWords }
  ]
  const began = { draft: start, version: edited?.version }
  const saveDraft = useEdited(began, edited?.read ?? (async () => began))
  const saving = useAct(async () => {
    const goOn = await saveDraft({
      draft,
      fields,
      save: (wanted, version) => save(writtenOf(wanted), version),
      take: setDraft
    })
    return () => {
      notify('success', text('codes.saved', { code: writtenOf(draft).faultCode }))
      goOn()
    }
  })
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setChecked(true)
        if (wrong[0] === undefined) saving.run()
        else form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
      }}
    >
      {!fixedCode && (
        <FormField
          name="faultCode"
          label={text('column.code')}
          value={draft.faultCode}
          help={text('codes.codeHelp')}
          problem={problemOf('faultCode')}
          maxLength={limits.faultCodeMaxLength}
          onChange={faultCode => change({ faultCode })}
        />
      )}
      <FormField
        name="severity"
        label={text('column.severity')}
        value={draft.severity}
        help={text(`severity.${draft.severity}.help`)}
        options={severities.map(value => ({ value, name: text(`severity.${value}`) }))}
        onChange={value => change({ severity: severities.find(it => it === value) ?? draft.severity })}
      />
      <LocalFields
        name="names"
        label={text('column.name')}
        values={draft.names}
        problem={problemOf('names.en')}
        maxLength={limits.faultNameMaxLength}
        onChange={names => change({ names })}
      />
      <LocalFields
        name="remedies"
        label={text('column.remedy')}
        values={draft.remedies}
        problem={problemOf('remedies.en')}
        maxLength={limits.faultRemedyMaxLength}
        long
        onChange={remedies => change({ remedies })}
      />
      {saving.error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(saving.error)}
        </p>
      )}
      <div className="actions">
        <ActButton type="submit" className="button primary" state={saving.state}>
          {text('save')}
        </ActButton>
      </div>
    </form>
  )
}
