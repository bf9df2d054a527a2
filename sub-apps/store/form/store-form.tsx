import { $language, navigate, Refused } from '@portal/session'
import { type MouseEvent, useMemo } from 'react'
import type { Store } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useStore, useSubApp } from '#kit/adapters/react.ts'
import type { EditedField, ReadThing } from '#kit/index.ts'
import { countriesIn } from '#kit/portal/country-names.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import type { WrongValue } from '#kit/portal/wrong-fields.pure.ts'
import { timeZonesFor } from '../hours/time-zones.ts'
import { weekNamer } from '../hours/week.pure.ts'
import { useText } from '../texts.ts'
import { HoursEditor } from './hours-editor.tsx'
import { type Draft, type Field, fieldOf, problemsOf, type TextField } from './store-draft.pure.ts'

type StoreFormProps = {
  start: Draft
  asks: readonly Field[]
  tenants?: readonly { tenantId: number; name: string }[]
  /** The target of "Cancel". */
  back: string
  /** A store that is there already: the version that was read, and how it is read again. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<Draft>> }
  save: (draft: Draft, version: number | undefined) => Promise<Store>
}

/** "Cancel" discards the typed text. When it opens in another tab, the text stays here. */
const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey)

/** The form of a store. Typed text is never lost: the person is asked before leaving. */
export const StoreForm = ({ start, asks, tenants = [], back, edited, save }: StoreFormProps) => {
  const text = useText()
  const language = useStore($language)
  const countries = useMemo(() => countriesIn(language), [language])
  const { basePath, unsaved, notify } = useSubApp()
  const hoursInWords = (hours: Draft['hours']): string =>
    hours.map(({ weekday, from, until }) => `${weekNamer(language).day(weekday)} ${from} – ${until}`).join('\n')
  const fields: EditedField<Draft>[] = [
    { name: 'name', label: text('column.name') },
    { name: 'city', label: text('column.city') },
    {
      name: 'country',
      label: text('column.country'),
      write: wanted => countries.find(({ code }) => code === wanted)?.name ?? wanted
    },
    { name: 'timeZone', label: text('form.timeZone') },
    { name: 'hours', label: text('hours.title'), write: hoursInWords },
    { name: 'latitude', label: text('form.latitude') },
    { name: 'longitude', label: text('form.longitude') }
  ]
  const form = useForm<Draft, WrongValue>({
    start,
    fields,
    edited,
    isTyped: draft => asks.some(it => draft[it] !== start[it]),
    problemsOf: draft => {
      const found = problemsOf(draft, asks.includes('tenantId'))
      return Object.fromEntries(asks.map(field => [field, found[field]]))
    },
    problemText: (problem, field) => {
      if (problem === 'empty') return text(field === 'timeZone' ? 'problem.timeZone' : 'problem.empty')
      if (field === 'latitude' || field === 'longitude') return text('problem.degrees')
      return text(field === 'storeCode' ? 'problem.storeCode' : 'problem.illegal')
    },
    fieldOf: error => {
      const field = error instanceof Refused ? fieldOf(error.code) : undefined
      return field !== undefined && asks.includes(field) ? field : undefined
    },
    save: async (draft, version) => {
      const { storeId, name } = await save(draft, version)
      return () => {
        notify('success', text('saved', { store: name }))
        navigate(`${basePath}/${storeId}${back.includes('?') ? back.slice(back.indexOf('?')) : ''}`, 'replace')
      }
    }
  })
  const { draft, change } = form
  const zones = useMemo(() => timeZonesFor(draft.country, draft.timeZone), [draft.country, draft.timeZone])
  const of = (field: TextField) => ({ ...form.field(field), choose: text('form.choose') })
  return (
    <form className="form" {...form.form}>
      {asks.includes('tenantId') && (
        <FormField
          {...of('tenantId')}
          label={text('column.tenant')}
          options={tenants.map(({ tenantId, name }) => ({ value: String(tenantId), name }))}
        />
      )}
      <FormField {...of('name')} label={text('column.name')} maxLength={limits.storeNameMaxLength} />
      {asks.includes('storeCode') && (
        <FormField
          {...of('storeCode')}
          label={text('form.optional', { label: text('column.storeCode') })}
          help={text('form.storeCodeHelp')}
          maxLength={limits.storeCodeMaxLength}
          optional
        />
      )}
      <FormField {...of('city')} label={text('column.city')} maxLength={limits.storeCityMaxLength} />
      <FormField
        {...of('country')}
        label={text('column.country')}
        options={countries.map(({ code, name }) => ({ value: code, name }))}
      />
      <FormField
        {...of('timeZone')}
        label={text('form.optional', { label: text('form.timeZone') })}
        choose={text('form.unknown')}
        options={zones.map(zone => ({ value: zone, name: zone.replaceAll('_', ' ') }))}
        optional
      />
      <HoursEditor
        hours={draft.hours}
        checked={form.problemOf('hours') !== undefined}
        onChange={hours => change({ hours })}
      />
      <FormField
        {...of('latitude')}
        label={text('form.optional', { label: text('form.latitude') })}
        help={text('form.latitudeHelp')}
        maxLength={24}
        optional
      />
      <FormField
        {...of('longitude')}
        label={text('form.optional', { label: text('form.longitude') })}
        help={text('form.longitudeHelp')}
        maxLength={24}
        optional
      />
      <FormFoot
        of={form}
        before={
          <a className="button" href={back} onClick={event => isPlainClick(event) && unsaved(false)}>
            {text('cancel')}
          </a>
        }
      >
        {text('save')}
      </FormFoot>
    </form>
  )
}
