import { $language, navigate, Refused, sentenceOf } from '@portal/session'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Store } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useEdited, useStore, useSubApp } from '#kit/adapters/react.ts'
import type { EditedField, ReadThing } from '#kit/index.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { timeZonesFor } from '../hours/time-zones.ts'
import { weekNamer } from '../hours/week.pure.ts'
import { countriesIn } from '../parts/country-names.ts'
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
  const [draft, setDraft] = useState(start)
  const zones = useMemo(() => timeZonesFor(draft.country, draft.timeZone), [draft.country, draft.timeZone])
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<{ error: unknown; field: Field | undefined }>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => unsaved(false), [unsaved])

  const problems = problemsOf(draft, asks.includes('tenantId'))
  const firstWrong = asks.find(field => problems[field] !== undefined)
  const focus = (field: Field): void =>
    form.current
      ?.querySelector<HTMLElement>(field === 'hours' ? '.hours [aria-invalid=true]' : `[name=${field}]`)
      ?.focus()

  const change = <Of extends Field>(field: Of, value: Draft[Of]) => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    if (refusal?.field === field) setRefusal(undefined)
    unsaved(
      asks.some(it => next[it] !== start[it]),
      'page'
    )
  }
  const problemOf = (field: Field): string | undefined => {
    if (refusal?.field === field) return sentenceOf(refusal.error)
    const problem = checked ? problems[field] : undefined
    if (problem === undefined) return undefined
    if (problem === 'empty') return text(field === 'timeZone' ? 'problem.timeZone' : 'problem.empty')
    if (field === 'latitude' || field === 'longitude') return text('problem.degrees')
    return text(field === 'storeCode' ? 'problem.storeCode' : 'problem.illegal')
  }
  const labels: Record<Field, string> = {
    tenantId: text('column.tenant'),
    name: text('column.name'),
    storeCode: text('column.storeCode'),
    city: text('column.city'),
    country: text('column.country'),
    timeZone: text('form.timeZone'),
    hours: text('hours.title'),
    latitude: text('form.latitude'),
    longitude: text('form.longitude')
  }
  const hoursInWords = ({ hours }: Draft): string =>
    hours.map(({ weekday, from, until }) => `${weekNamer(language).day(weekday)} ${from} – ${until}`).join('\n')
  const countryName = (wanted: string): string => countries.find(({ code }) => code === wanted)?.name ?? wanted
  const editedFields = asks.map(name => ({
    name,
    label: labels[name],
    write: (value: Draft[Field], of: Draft) =>
      name === 'hours' ? hoursInWords(of) : name === 'country' ? countryName(String(value)) : String(value)
  })) as EditedField<Draft>[]
  const began = { draft: start, version: edited?.version }
  const saveDraft = useEdited(began, edited?.read ?? (async () => began))
  const [state, send] = useLocked(async () => {
    setRefusal(undefined)
    try {
      const { storeId, name } = await saveDraft({ draft, fields: editedFields, save, take: setDraft })
      unsaved(false)
      notify('success', text('saved', { store: name }))
      navigate(`${basePath}/${storeId}${back.includes('?') ? back.slice(back.indexOf('?')) : ''}`, 'replace')
    } catch (error) {
      const field = error instanceof Refused ? fieldOf(error.code) : undefined
      const shown = field !== undefined && asks.includes(field) ? field : undefined
      setRefusal({ error, field: shown })
      if (shown !== undefined) focus(shown)
    }
  })
  // The problem of opening hours is marked with the next drawing.
  const toFocus = useRef<Field>(undefined)
  useEffect(() => {
    if (toFocus.current !== undefined) focus(toFocus.current)
    toFocus.current = undefined
  })
  const of = (field: TextField) => ({
    name: field,
    value: draft[field],
    problem: problemOf(field),
    choose: text('form.choose'),
    onChange: (value: string) => change(field, value)
  })
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setChecked(true)
        if (firstWrong === undefined) send()
        else toFocus.current = firstWrong
      }}
    >
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
      <HoursEditor hours={draft.hours} checked={checked} onChange={hours => change('hours', hours)} />
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
      {refusal !== undefined && refusal.field === undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(refusal.error)}
        </p>
      )}
      <div className="actions">
        <a className="button" href={back} onClick={event => isPlainClick(event) && unsaved(false)}>
          {text('cancel')}
        </a>
        <ActButton type="submit" className="button primary" state={state}>
          {text('save')}
        </ActButton>
      </div>
    </form>
  )
}
