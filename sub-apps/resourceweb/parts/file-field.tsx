import { useId } from 'react'

type FileFieldProps = {
  name: string
  label: string
  help: string
  problem: string | undefined
  /** The types of files, as the browser's own dialog takes them. */
  accept: string
  optional?: boolean
  onChange: (file: File | undefined) => void
}

/** A field for one file. An optional one is empty again after a choice, so that the same file can be chosen again. */
export const FileField = ({ name, label, help, problem, accept, optional = false, onChange }: FileFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        required={!optional}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-below`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (optional) currentTarget.value = ''
          onChange(file)
        }}
      />
      <p id={`${id}-below`} className={problem === undefined ? 'help' : 'problem'}>
        {problem ?? help}
      </p>
    </div>
  )
}
