import { type ComponentProps, useId } from 'react'

type SelectFieldProps = ComponentProps<'select'> & { label: string; problem: string | undefined }

/** A labelled select, with its problem below. */
export const SelectField = ({ label, problem, children, ...select }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className="select"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
      >
        {children}
      </select>
      {problem !== undefined && (
        <p id={`${id}-note`} className="problem">
          {problem}
        </p>
      )}
    </div>
  )
}
