import { Fragment, type ReactNode, useRef, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { FormField, useEdited, useSubApp } from '#kit/adapters/react.ts'
import type { EditedField } from '#kit/index.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { useText } from '../texts.ts'
import { FileField } from './file-field.tsx'
import { type Draft, type Edited, type Field, writtenValue, wrongFields } from './form-draft.pure.ts'
import { Refusal } from './refusal.tsx'

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
  save: (body: Body, version: number | undefined) => Promise<(() => void) | undefined>
  saveText: string
  /** A page has one primary button. Its further forms have a plain one. */
  button?: 'primary' | 'plain'
  /** The content above the fields. */
  children?: ReactNode
}

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
  const { unsaved } = useSubApp()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [checked, setChecked] = useState(false)
  const wrong = wrongFields(fields, schema, bodyOf(draft), nameOf)
  const problemOf = ({ name, help }: Field<Name>): string | undefined => {
    if (!checked || !wrong.includes(name)) return undefined
    return text(draft[name].trim() === '' ? 'problem.empty' : 'problem.illegal', { help: help ?? '' }).trim()
  }
  const latest = useRef(draft)
  const fill = (part: Partial<Draft<Name>>): void => {
    // A file is read for a while, in which the person types on.
    const next = { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    onChange?.(next)
    unsaved(
      fields.some(field => next[field.name] !== start[field.name]),
      'page'
    )
  }
  const began = { draft: start, version: edited?.version }
  const saveDraft = useEdited(began, edited?.read ?? (async () => began))
  const saving = useAct(() =>
    saveDraft({
      draft,
      fields: fields.map(({ name, label, ...field }) => ({
        name,
        label,
        write: (value: string) => writtenValue(field, value)
      })) as EditedField<Draft<Name>>[],
      save: (wanted, version) => save(bodyOf(wanted), version),
      take: fill
    })
  )
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
      {children}
      {fields.map(({ label, optional = false, choose, search, file, draw, write: _write, ...field }) => (
        <Fragment key={field.name}>
          {file !== undefined && <FileField {...file} onRead={fill} />}
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
          {draw?.(draft[field.name], value => fill({ [field.name]: value } as Partial<Draft<Name>>)) ?? (
            <FormField
              {...field}
              label={optional ? text('form.optional', { label }) : label}
              optional={optional}
              value={draft[field.name]}
              problem={problemOf({ label, ...field })}
              choose={choose ?? text('form.choose')}
              onChange={value => fill({ [field.name]: value } as Partial<Draft<Name>>)}
            />
          )}
        </Fragment>
      ))}
      <Refusal error={saving.error} />
      <div className="actions">
        <ActButton type="submit" className={button === 'primary' ? 'button primary' : 'button'} state={saving.state}>
          {saveText}
        </ActButton>
      </div>
    </form>
  )
}
