import { useId } from 'react'

export type FormFieldProps = {
  name: string
  label: string
  value: string
  help?: string | undefined
  /** A sentence about a wrong value. It stands in place of the help. */
  problem?: string | undefined
  maxLength?: number
  /** The text has several lines. */
  long?: boolean
  /** The kind of input that a field of one line takes, and the keys that a phone shows. Without it, any text. */
  input?: { type?: 'datetime-local' | 'number' | 'time'; step?: number; inputMode?: 'decimal' }
  /** The value may be empty. The label should say so. */
  optional?: boolean
  /** The options to choose from. Without them, any text can be typed. */
  options?: readonly { value: string; name: string }[]
  /** The text of an empty option above the others. */
  choose?: string
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
  long = false,
  input,
  optional,
  options,
  choose,
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
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {options === undefined ? (
        long ? (
          <textarea rows={3} {...typed} />
        ) : (
          <input autoComplete="off" {...typed} {...input} />
        )
      ) : (
        <select className="select" {...common} onChange={({ target }) => onChange(target.value)}>
          {choose !== undefined && <option value="">{choose}</option>}
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
