import { useId } from 'react'

type FileFieldProps<Part> = {
  label: string
  help: string
  read: (file: File) => Promise<Part>
  onRead: (part: Part) => void
}

/** A file to choose. The values read from the file go into other fields. */
export const FileField = <Part,>({ label, help, read, onRead }: FileFieldProps<Part>) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        aria-describedby={`${id}-below`}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onRead(await read(file))
        }}
      />
      <p id={`${id}-below`} className="help">
        {help}
      </p>
    </div>
  )
}
