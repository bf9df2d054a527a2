import { $format, sentenceOf } from '@portal/session'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import {
  type MappingFeatures,
  mappingRangeNames,
  mappingRanges,
  mappingSwitches
} from '#contract/calls/deploy/mapping-features.ts'
import { useStore, useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '../parts/act-button.tsx'
import { FormField } from '../parts/form-field.tsx'
import { useAct } from '../parts/use-act.ts'
import { useText } from '../texts.ts'
import { draftOf, featuresOf, type MappingDraft, wrongRanges } from './mapping-draft.pure.ts'
import { isSavedMeanwhile } from './saved-meanwhile.ts'

type MappingFormProps = {
  start: MappingFeatures
  mayChange: boolean
  /** Saves, and returns the function to call afterwards. */
  save: (features: MappingFeatures) => Promise<() => void>
  /** Shows the features that somebody else saved meanwhile, in place of the typed ones. */
  showSaved: () => void
  /** The fields for the choices that come first. */
  children?: ReactNode
}

/** The features of a configuration. Typed values stay when a save is refused or its answer is lost. */
export const MappingForm = ({ start, mayChange, save, showSaved, children }: MappingFormProps) => {
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
  const saving = useAct(async () => {
    const features = featuresOf(draft)
    if (features === undefined) return undefined
    const goOn = await save(features)
    return () => {
      notify('success', text('mapping.saved'))
      goOn()
    }
  })
  const onOff = [true, false].map(it => ({ value: String(it), name: text(it ? 'setting.on' : 'setting.off') }))
  const written = (unit: 'centimetres' | 'squareMetres', value: number) =>
    text(`unit.${unit}`, { value: format.number(value) })
  const isOld = isSavedMeanwhile(saving.error)
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
          {isOld ? text('mapping.savedMeanwhile') : sentenceOf(saving.error)}
        </p>
      )}
      {mayChange && (
        <div className="actions">
          <ActButton type="submit" className="button primary" state={saving.state}>
            {text('save')}
          </ActButton>
          {isOld && (
            <button type="button" className="button" onClick={showSaved}>
              {text('mapping.showSaved')}
            </button>
          )}
        </div>
      )}
    </form>
  )
}
