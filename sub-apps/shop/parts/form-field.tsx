import { useId } from 'react'

type FormFieldProps = {
  name: string
  label: string
  value: string
  help?: string
  /** A sentence about a wrong value. It stands in place of the help. */
  problem?: string | undefined
  optional?: boolean
  maxLength?: number
  /** `number` brings the keys for digits, `area` has several lines. */
  kind?: 'text' | 'number' | 'area'
  /** The options to choose from. Without them, any text can be typed. */
  options?: readonly { value: string; name: string }[]
  /** The text of an empty option above the others. */
  choose?: string
  onChange: (value: string) => void
}

/** A field with its label above, and its problem or help text below. */
export const FormField = ({ label, help, problem, optional, maxLength, ...field }: FormFieldProps) => {
  const { name, value, kind = 'text', options, choose, onChange } = field
  const id = useId()
  const below = problem ?? help
  const common = {
    id,
    name,
    value,
    required: !optional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': below === undefined ? undefined : `${id}-below`,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {options !== undefined ? (
        <select className="select" {...common}>
          {choose !== undefined && <option value="">{choose}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      ) : kind === 'area' ? (
        <textarea rows={3} maxLength={maxLength} {...common} />
      ) : (
        <input
          autoComplete="off"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={maxLength}
          {...common}
        />
      )}
      {below !== undefined && (
        <p id={`${id}-below`} className={problem === undefined ? 'help' : 'problem'}>
          {below}
        </p>
      )}
    </div>
  )
}
