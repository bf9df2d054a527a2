import { $language } from '@portal/session'
import { useMemo } from 'react'
import { tenantKinds } from '#contract/calls/administration/tenants.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useStore, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { countriesIn } from '#kit/portal/country-names.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '../parts/use-form.ts'
import { useText } from '../texts.ts'
import { type Draft, problemsOf } from './tenant-draft.ts'

type TenantFormProps = {
  start: Draft
  /** A tenant keeps its kind. */
  fixedKind?: boolean
  /** A tenant that is there already: the version that was read, and how it is read again. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<Draft>> }
  /** Saves, and returns the function to call afterwards. */
  save: (draft: Draft, version: number | undefined) => Promise<() => void>
}

/** A tenant's name, country, kind and limits. */
export const TenantForm = ({ start, fixedKind = false, edited, save }: TenantFormProps) => {
  const text = useText()
  const language = useStore($language)
  const countries = useMemo(() => countriesIn(language), [language])
  const { notify } = useSubApp()
  const form = useForm<Draft>({
    start,
    problemsOf,
    edited,
    fields: [
      { name: 'name', label: text('column.name') },
      {
        name: 'country',
        label: text('column.country'),
        write: wanted => countries.find(({ code }) => code === wanted)?.name ?? wanted
      },
      { name: 'usersMax', label: text('tenants.usersMax') },
      { name: 'storesMax', label: text('tenants.storesMax') }
    ],
    save: async (draft, version) => {
      const goOn = await save(draft, version)
      return () => {
        notify('success', text('saved', { name: draft.name }))
        goOn()
      }
    }
  })
  const { field } = form
  return (
    <form className="form" {...form.form}>
      <FormField {...field('name')} label={text('column.name')} maxLength={limits.tenantNameMaxLength} />
      <FormField
        {...field('country')}
        label={text('column.country')}
        options={countries.map(({ code, name }) => ({ value: code, name }))}
      />
      {!fixedKind && (
        <FormField
          {...field('kind')}
          label={text('column.kind')}
          options={tenantKinds.map(kind => ({ value: kind, name: text(`tenantKind.${kind}`) }))}
        />
      )}
      <FormField
        {...field('usersMax')}
        label={text('form.optional', { label: text('tenants.usersMax') })}
        help={text('tenants.limitHelp')}
        optional
      />
      <FormField
        {...field('storesMax')}
        label={text('form.optional', { label: text('tenants.storesMax') })}
        help={text('tenants.limitHelp')}
        optional
      />
      <FormFoot of={form}>{text('save')}</FormFoot>
    </form>
  )
}
