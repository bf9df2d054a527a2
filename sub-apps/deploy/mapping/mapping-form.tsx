import { $format, sentenceOf } from '@portal/session'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import {
  type MappingFeatures,
  mappingRangeNames,
  mappingRanges,
  mappingSwitches
} from '#contract/calls/deploy/mapping-features.ts'
import { useEdited, useStore, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { FormField } from '../parts/form-field.tsx'
import { useText } from '../texts.ts'
import { draftOf, featuresOf, type MappingDraft, wrongRanges } from './mapping-draft.pure.ts'

type MappingFormProps = {
  start: MappingFeatures
  /** A configuration that is there already: the version that was read, and how it is read again. */
  edited?: { version: number; read: () => Promise<ReadThing<MappingDraft>> }
  mayChange: boolean
  /** Saves, and returns the function to call afterwards. */
  save: (features: MappingFeatures, version: number | undefined) => Promise<() => void>
  /** The fields for the choices that come first. */
  children?: ReactNode
}

/** The features of a configuration. Typed values stay when a save is refused or its answer is lost. */
export const MappingForm = ({ start, mayChange, edited, save, children }: MappingFormProps) => {
  const text = useText()
  const format = useStore($format)
  const { notify, unsaved } = useSubApp()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<MappingDraft>(draftOf(start))
  const [checked, setChecked] = useState(false)
  const wrong = wrongRanges(draft)
  const change = (part: Partial<MappingDraft>): void => {
    setDraft({ ...draft, ...part })
    unsaved(true, 'page')
  }
  const fields = [
    ...mappingSwitches.map(name => ({
      name,
      label: text(`mapping.${name}`),
      write: (value: boolean) => text(value ? 'setting.on' : 'setting.off')
    })),
    ...mappingRangeNames.map(name => ({ name, label: text(`mapping.${name}`) }))
  ]
  const began = { draft: draftOf(start), version: edited?.version }
  const saveDraft = useEdited(began, edited?.read ?? (async () => began))
  const saving = useAct(async () => {
    const goOn = await saveDraft({
      draft,
      fields,
      save: async (wanted, version) => {
        const features = featuresOf(wanted)
        return features && (await save(features, version))
      },
      take: setDraft
    })
    if (goOn === undefined) return undefined
    return () => {
      notify('success', text('mapping.saved'))
      goOn()
    }
  })
  const onOff = [true, false].map(it => ({ value: String(it), name: text(it ? 'setting.on' : 'setting.off') }))
  const written = (unit: 'centimetres' | 'squareMetres', value: number) =>
    text(`unit.${unit}`, { value: format.number(value) })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setChecked(true)
        if (wrong[0] === undefined) saving.run()
        else form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
      }}
    >
      {children}
      <fieldset className="tiles" disabled={!mayChange}>
        <legend className="unseen">{text('mapping.features')}</legend>
        {mappingSwitches.map(key => (
          <FormField
            key={key}
            name={key}
            label={text(`mapping.${key}`)}
            help={text(`mapping.${key}.help`)}
            value={String(draft[key])}
            options={onOff}
            onChange={value => change({ [key]: value === 'true' })}
          />
        ))}
        {mappingRangeNames.map(key => {
          const { from, to, unit } = mappingRanges[key]
          const range = text('settings.range', { from: written(unit, from), to: written(unit, to) })
          return (
            <FormField
              key={key}
              name={key}
              label={text(`mapping.${key}`)}
              help={range}
              problem={checked && wrong.includes(key) ? range : undefined}
              value={draft[key]}
              input={{ type: 'number', step: 1 }}
              onChange={value => change({ [key]: value })}
            />
          )
        })}
      </fieldset>
      {saving.error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(saving.error)}
        </p>
      )}
      {mayChange && (
        <div className="actions">
          <ActButton type="submit" className="button primary" state={saving.state}>
            {text('save')}
          </ActButton>
        </div>
      )}
    </form>
  )
}
