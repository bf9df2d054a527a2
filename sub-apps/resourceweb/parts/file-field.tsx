import { useId } from 'react'
import { chooseAnew } from '#kit/portal/choose-anew.ts'
import { useReading } from '#kit/portal/react/use-reading.ts'

type FileFieldProps = {
  name: string
  label: string
  help: string
  problem: string | undefined
  /** The types of files, as the browser's own dialog takes them. */
  accept: string
  optional?: boolean
  /** May read the file. A failure is shown below the field. */
  onChange: (file: File | undefined) => unknown
}

/** A field for one file. An optional one is empty again after a choice, so that the same file can be chosen again. */
export const FileField = ({ name, label, help, problem, accept, optional = false, onChange }: FileFieldProps) => {
  const id = useId()
  const [unread, reading] = useReading()
  const wrong = problem ?? unread
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        required={!optional}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-below`}
        onClick={({ currentTarget }) => chooseAnew(currentTarget)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (optional) currentTarget.value = ''
          void reading(() => onChange(file))
        }}
      />
      <p id={`${id}-below`} className={wrong === undefined ? 'help' : 'problem'}>
        {wrong ?? help}
      </p>
    </div>
  )
}
