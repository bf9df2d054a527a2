import { useId } from 'react'
import { type MaterialModel, materialModels } from '#contract/calls/materials/material-packs.ts'
import { useText } from '../texts.ts'

type ModelFieldsProps = {
  name: string
  value: readonly MaterialModel[]
  problem: string | undefined
  onChange: (models: readonly MaterialModel[]) => void
}

/** A box for each model that can show a material. */
export const ModelFields = ({ name, value, problem, onChange }: ModelFieldsProps) => {
  const text = useText()
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={problem === undefined ? undefined : id}>
      <legend>{text('column.models')}</legend>
      {materialModels.map(model => (
        <label key={model} className="check">
          <input
            type="checkbox"
            name={name}
            value={model}
            checked={value.includes(model)}
            aria-invalid={problem !== undefined}
            onChange={({ currentTarget }) => {
              const others = value.filter(it => it !== model)
              onChange(currentTarget.checked ? [...others, model] : others)
            }}
          />{' '}
          <span>{model}</span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={id} className="problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
