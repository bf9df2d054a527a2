import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { GenericSchema } from 'valibot'
import { FormField } from '#kit/adapters/react.ts'
import type { EditedField } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import { type WrongValue, wrongFields, wrongValues } from '#kit/portal/wrong-fields.pure.ts'
import { useText } from '../texts.ts'
import { FileField } from './file-field.tsx'
import { type Draft, type Edited, type Field, writtenValue } from './form-draft.pure.ts'
import { refusalOf } from './refusal.tsx'

type FieldsFormProps<Name extends string, Body> = {
  /** The values that the form begins with. */
  start: Draft<Name>
  fields: readonly Field<Name>[]
  /** The schema of the call's body. It finds the wrong fields, by the same names. */
  schema: GenericSchema | undefined
  /** The field of a problem by its path in the body; without it, the first name of the path. */
  nameOf?: (path: readonly unknown[]) => unknown
  bodyOf: (draft: Draft<Name>) => Body
  /** Gets the draft after each change, for choices that depend on one another. */
  onChange?: (draft: Draft<Name>) => void
  edited?: Edited<Name>
  /** Sends, and returns the function to call afterwards. */
  save: (body: Body, version: number | undefined) => Promise<() => void>
  saveText: string
  /** A page has one primary button. Its further forms have a plain one. */
  button?: 'primary' | 'plain'
  /** The content above the fields. */
  children?: ReactNode
}

const withReset = <Name extends string>(
  start: Draft<Name>,
  name: Name,
  resets: readonly Name[],
  value: string
): Partial<Record<Name, string>> => ({
  ...(Object.fromEntries(resets.map(reset => [reset, start[reset]])) as Partial<Record<Name, string>>),
  ...({ [name]: value } as Partial<Record<Name, string>>)
})

/** A form. Problems show after the first try to send, and the first wrong field has the focus. */
export const FieldsForm = <Name extends string, Body>({
  start,
  fields,
  schema,
  nameOf,
  bodyOf,
  onChange,
  edited,
  save,
  saveText,
  button = 'primary',
  children
}: FieldsFormProps<Name, Body>) => {
  const text = useText()
  const names = fields.map(({ name }) => name)
  const helpOf = (name: string): string => fields.find(field => field.name === name)?.help ?? ''
  const form = useForm<Draft<Name>, WrongValue>({
    start,
    edited,
    fields: fields.map(({ name, label, ...field }) => ({
      name,
      label,
      write: (value: string) => writtenValue(field, value)
    })) as EditedField<Draft<Name>>[],
    isTyped: draft => fields.some(({ name }) => draft[name] !== start[name]),
    problemsOf: draft => wrongValues(draft, wrongFields(names, schema, bodyOf(draft), nameOf)),
    problemText: (problem, name) => text(`problem.${problem}`, { help: helpOf(name) }).trim(),
    refusalText: error => refusalOf(text, error),
    save: (draft, version) => save(bodyOf(draft), version)
  })
  const { draft, change } = form
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => latest.current?.(draft), [draft])
  return (
    <form className="form" {...form.form}>
      {children}
      {fields.map(({ label, optional = false, choose, search, file, draw, resets = [], write: _write, ...field }) => (
        <Fragment key={field.name}>
          {file !== undefined && <FileField {...file} onRead={change} />}
          {search !== undefined && (
            <FormField
              name={`${field.name}.search`}
              label={text('form.search', { label })}
              optional
              value={search.text}
              problem={undefined}
              maxLength={search.maxLength}
              onChange={search.onChange}
            />
          )}
          {draw?.(draft[field.name], form.field(field.name).onChange) ?? (
            <FormField
              {...field}
              label={optional ? text('form.optional', { label }) : label}
              optional={optional}
              {...form.field(field.name)}
              {...(resets.length > 0 && { onChange: value => change(withReset(start, field.name, resets, value)) })}
              choose={choose ?? text('form.choose')}
            />
          )}
        </Fragment>
      ))}
      <FormFoot of={form} look={button}>
        {saveText}
      </FormFoot>
    </form>
  )
}
