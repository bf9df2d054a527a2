import { useId } from 'react'
import { type PointKind, pointKinds, type TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import * as limits from '#contract/limits.ts'
import { FormField } from '#kit/adapters/react.ts'
import { useText } from '../../texts.ts'

type PointFieldsProps = {
  point: TargetPoint
  map: SceneMap
  problem: string | undefined
  onChange: (change: Partial<TargetPoint>, kind?: string) => void
  onRemove: () => void
}

/** All of one point, so that nobody needs a pointer to place it exactly. */
export const PointFields = ({ point, map, problem, onChange, onRemove }: PointFieldsProps) => {
  const text = useText()
  const number = (name: 'x' | 'y' | 'direction', max: number) => (
    <NumberField
      label={text(`point.${name}`)}
      value={point[name]}
      max={max}
      onChange={value => onChange({ [name]: value }, name)}
    />
  )
  return (
    <div className="form">
      <FormField
        name="pointName"
        label={text('point.name')}
        value={point.name}
        problem={problem}
        maxLength={limits.sceneNameMaxLength}
        onChange={name => onChange({ name }, 'name')}
      />
      <FormField
        name="pointKind"
        label={text('column.kind')}
        value={point.kind}
        problem={undefined}
        options={pointKinds.map(kind => ({ value: kind, name: text(`kind.${kind}`) }))}
        onChange={kind => onChange({ kind: kind as PointKind })}
      />
      <div className="numbers">
        {number('x', map.width)}
        {number('y', map.height)}
        {number('direction', 359)}
      </div>
      <div className="actions">
        <button type="button" className="button small" onClick={onRemove}>
          {text('point.remove')}
        </button>
      </div>
    </div>
  )
}

type NumberFieldProps = { label: string; value: number; max: number; onChange: (value: number) => void }

/** Takes whole numbers alone, and the largest one that fits in the place of a larger one. */
const NumberField = ({ label, value, max, onChange }: NumberFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        required
        value={value}
        onChange={({ currentTarget: { value: typed } }) => {
          if (/^\d+$/.test(typed)) onChange(Math.min(max, Number(typed)))
        }}
      />
    </div>
  )
}
