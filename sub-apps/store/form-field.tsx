import { useId } from 'react'
import { useText } from './texts.ts'

type FormFieldProps = {
  name: string
  label: string
  value: string
  help?: string
  problem: string | undefined
  maxLength?: number
  optional?: boolean
  /** What there is to choose from; without it anything can be typed. */
  options?: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

/** A field with its label above and, below, what is wrong with it, or else its help. */
export const FormField = ({
  name,
  label,
  value,
  help,
  problem,
  maxLength,
  optional,
  options,
  onChange
}: FormFieldProps) => {
  const text = useText()
  const id = useId()
  const below = problem ?? help
  const common = {
    id,
    name,
    value,
    required: !optional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': below === undefined ? undefined : `${id}-below`
  }
  return (
    <div className="field">
      <label htmlFor={id}>{optional ? text('form.optional', { label }) : label}</label>
      {options === undefined ? (
        <input {...common} maxLength={maxLength} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      ) : (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{text('form.choose')}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
      {below !== undefined && (
        <p id={`${id}-below`} className={problem === undefined ? 'quiet' : 'problem'}>
          {below}
        </p>
      )}
    </div>
  )
}
