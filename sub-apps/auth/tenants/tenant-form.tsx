import { $language } from '@portal/session'
import { useMemo } from 'react'
import { tenantKinds } from '#contract/calls/administration/tenants.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useEdited, useStore, useSubApp } from '#kit/adapters/react.ts'
import type { EditedField, ReadThing } from '#kit/index.ts'
import { FormFoot } from '../parts/form-foot.tsx'
import { useFields } from '../parts/use-fields.ts'
import { useSave } from '../parts/use-save.ts'
import { useText } from '../texts.ts'
import { countriesIn } from './country-names.ts'
import { type Draft, fields, problemsOf } from './tenant-draft.ts'

type TenantFormProps = {
  start: Draft
  /** A tenant keeps its kind. */
  fixedKind?: boolean
  /** Saves, and returns the function to call afterwards. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<Draft>> }
  save: (draft: Draft, version: number | undefined) => Promise<() => void>
}

/** A tenant's name, country, kind and limits. */
export const TenantForm = ({ start, fixedKind = false, edited, save }: TenantFormProps) => {
  const text = useText()
  const language = useStore($language)
  const countries = useMemo(() => countriesIn(language), [language])
  const { notify } = useSubApp()
  const { draft, fill, fieldFor, formFor } = useFields({ start, shown: fields, problemsOf })
  const countryName = (wanted: string): string => countries.find(({ code }) => code === wanted)?.name ?? wanted
  const editedFields: EditedField<Draft>[] = [
    { name: 'name', label: text('column.name') },
    { name: 'country', label: text('column.country'), write: countryName },
    { name: 'usersMax', label: text('tenants.usersMax') },
    { name: 'storesMax', label: text('tenants.storesMax') }
  ]
  const began = { draft: start, version: edited?.version }
  const saveDraft = useEdited(began, edited?.read ?? (async () => began))
  const saving = useSave(async () => {
    const goOn = await saveDraft({ draft, fields: editedFields, save, take: fill })
    return () => {
      notify('success', text('saved', { name: draft.name }))
      goOn()
    }
  })
  return (
    <form className="form" {...formFor(saving.send)}>
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
      <FormFoot saving={saving}>{text('save')}</FormFoot>
    </form>
  )
}
