import { severities, type WrittenFaultCode } from '#contract/calls/deploy/fault-codes.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { LocalFields } from '#kit/portal/react/local-fields.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import { textsInWords } from '#kit/typed-texts.pure.ts'
import { useText } from '../texts.ts'
import { type CodeDraft, type CodeField, writtenOf, wrongCodeFields } from './code-draft.pure.ts'

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
  const { notify } = useSubApp()
  const form = useForm<CodeDraft, 'wrong'>({
    start,
    edited,
    fields: [
      { name: 'severity', label: text('column.severity'), write: it => text(`severity.${it}`) },
      { name: 'names', label: text('column.name'), write: textsInWords },
      { name: 'remedies', label: text('column.remedy'), write: textsInWords }
    ],
    problemsOf: draft => Object.fromEntries(wrongCodeFields(draft).map(field => [field, 'wrong'])),
    problemText: (_problem, field) => text(`problem.${field as CodeField}`),
    save: async (draft, version) => {
      const written = writtenOf(draft)
      const goOn = await save(written, version)
      return () => {
        notify('success', text('codes.saved', { code: written.faultCode }))
        goOn()
      }
    }
  })
  const { draft, change, field } = form
  return (
    <form className="form" {...form.form}>
      {!fixedCode && (
        <FormField
          {...field('faultCode')}
          label={text('column.code')}
          help={text('codes.codeHelp')}
          maxLength={limits.faultCodeMaxLength}
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
      <LocalFields {...field('names')} label={text('column.name')} maxLength={limits.faultNameMaxLength} />
      <LocalFields {...field('remedies')} label={text('column.remedy')} maxLength={limits.faultRemedyMaxLength} long />
      <FormFoot of={form}>{text('save')}</FormFoot>
    </form>
  )
}
