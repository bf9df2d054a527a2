import { type ComponentProps, useId } from 'react'

type NamesFieldProps = ComponentProps<'textarea'> & { label: string; help: string; problem: string | undefined }

/** A labelled field for several names, one on each line. */
export const NamesField = ({ label, help, problem, ...area }: NamesFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={problem === undefined ? 'help' : 'problem'}>
        {problem ?? help}
      </p>
    </div>
  )
}
