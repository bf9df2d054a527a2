import { type ComponentProps, type ReactNode, useId } from 'react'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  help?: string | undefined
  /** The problem of the entry. It replaces the help. */
  problem?: string | undefined
  /** A control at the end of the field. */
  end?: ReactNode
  /** The content at the end of the label's line. Tab reaches it after the field. */
  beside?: ReactNode
}

/** A labelled field: label above, help or problem below. */
export const TextField = ({ label, help, problem, end, beside, ...input }: TextFieldProps) => {
  const id = useId()
  const note = problem ?? help
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-control">
        <input
          id={id}
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          aria-invalid={problem !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {end}
      </div>
      {beside}
      {note !== undefined && (
        <p id={`${id}-note`} className={problem === undefined ? 'help' : 'problem'}>
          {note}
        </p>
      )}
    </div>
  )
}
