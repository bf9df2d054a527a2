import { useId } from 'react'

type FormFieldProps = {
  name: string
  label: string
  value: string
  help?: string | undefined
  /** A sentence about a wrong value. It stands in place of the help. */
  problem?: string | undefined
  maxLength?: number
  /** The kind of input that a field of one line takes; without it, any text. */
  input?:
    | { type: 'text' }
    | { type: 'datetime-local' }
    | { type: 'number'; step: number }
    | { type: 'time'; step: number }
  optional?: boolean
  /** The text has several lines. */
  long?: boolean
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
  input = { type: 'text' },
  optional = false,
  long = false,
  options,
  onChange
}: FormFieldProps) => {
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
  const typed = {
    ...common,
    maxLength,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {options !== undefined ? (
        <select className="select" {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      ) : long ? (
        <textarea rows={3} {...typed} />
      ) : (
        <input autoComplete="off" {...typed} {...input} />
      )}
      {below !== undefined && (
        <p id={`${id}-below`} className={problem === undefined ? 'help' : 'problem'}>
          {below}
        </p>
      )}
    </div>
  )
}
