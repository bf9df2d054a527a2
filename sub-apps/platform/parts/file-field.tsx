import { useId } from 'react'
import { chooseAnew } from '#kit/portal/choose-anew.ts'
import { useReading } from '#kit/portal/react/use-reading.ts'

type FileFieldProps<Part> = {
  label: string
  help: string
  read: (file: File) => Promise<Part>
  onRead: (part: Part) => void
}

/** A file to choose. The values read from the file go into other fields. */
export const FileField = <Part,>({ label, help, read, onRead }: FileFieldProps<Part>) => {
  const id = useId()
  const [problem, reading] = useReading()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-below`}
        onClick={({ currentTarget }) => chooseAnew(currentTarget)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void reading(async () => onRead(await read(file)))
        }}
      />
      <p id={`${id}-below`} className={problem === undefined ? 'help' : 'problem'}>
        {problem ?? help}
      </p>
    </div>
  )
}
