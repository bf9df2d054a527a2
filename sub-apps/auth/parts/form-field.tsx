import { useId } from 'react'
import { useText } from '../texts.ts'

type FormFieldProps = {
  name: string
  label: string
  value: string
  help?: string
  problem: string | undefined
  maxLength?: number
  optional?: boolean
  /** The options to choose from. Without them, any text can be typed. */
  options?: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

/** A field with its label above, and its problem or help text below. */
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
        <select className="select" {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{text('form.choose')}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
      {below !== undefined && (
        <p id={`${id}-below`} className={problem === undefined ? 'help' : 'problem'}>
          {below}
        </p>
      )}
    </div>
  )
}
