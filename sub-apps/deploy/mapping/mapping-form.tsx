import { $format } from '@portal/session'
import type { ReactNode } from 'react'
import {
  type MappingFeatures,
  type MappingRange,
  mappingRangeNames,
  mappingRanges,
  mappingSwitches
} from '#contract/calls/deploy/mapping-features.ts'
import { FormField, useStore, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
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
  const { notify } = useSubApp()
  const written = (unit: 'centimetres' | 'squareMetres', value: number) =>
    text(`unit.${unit}`, { value: format.number(value) })
  const rangeOf = (name: MappingRange): string => {
    const { from, to, unit } = mappingRanges[name]
    return text('settings.range', { from: written(unit, from), to: written(unit, to) })
  }
  const form = useForm<MappingDraft, 'range'>({
    start: draftOf(start),
    edited,
    fields: [
      ...mappingSwitches.map(name => ({
        name,
        label: text(`mapping.${name}`),
        write: (value: boolean) => text(value ? 'setting.on' : 'setting.off')
      })),
      ...mappingRangeNames.map(name => ({ name, label: text(`mapping.${name}`) }))
    ],
    problemsOf: draft => Object.fromEntries(wrongRanges(draft).map(name => [name, 'range'])),
    problemText: (_problem, name) => rangeOf(name as MappingRange),
    save: async (draft, version) => {
      const features = featuresOf(draft)
      const goOn = features && (await save(features, version))
      return () => {
        notify('success', text('mapping.saved'))
        goOn?.()
      }
    }
  })
  const { draft, change, problemOf } = form
  const onOff = [true, false].map(it => ({ value: String(it), name: text(it ? 'setting.on' : 'setting.off') }))
  return (
    <form {...form.form}>
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
        {mappingRangeNames.map(key => (
          <FormField
            key={key}
            name={key}
            label={text(`mapping.${key}`)}
            help={rangeOf(key)}
            problem={problemOf(key)}
            value={draft[key]}
            input={{ type: 'number', step: 1 }}
            onChange={value => change({ [key]: value })}
          />
        ))}
      </fieldset>
      {mayChange && <FormFoot of={form}>{text('save')}</FormFoot>}
    </form>
  )
}
