import { nothingSent } from '@portal/session'
import { useId, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import { useLocked } from '../../shared/hooks/use-locked.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'

type NameFormProps = {
  label: string
  /** The name at first; empty without it. */
  start?: string
  button: string
  /** @returns whether the name was taken; the field is empty then */
  onName: (name: string) => Promise<boolean>
  onCancel?: () => void
}

/** A field for the name of kept filters, with the button that sends it. */
export const NameForm = ({ label, start = '', button, onName, onCancel }: NameFormProps) => {
  const translate = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(start)
  const [isBlank, setBlank] = useState(false)
  const [state, send] = useLocked(async () => {
    const typed = field.current?.value.trim() ?? ''
    setBlank(typed === '')
    if (typed === '') {
      field.current?.focus()
      return nothingSent
    }
    if (await onName(typed)) setName('')
    return undefined
  })
  return (
    <form
      className="name-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className={onCancel === undefined ? undefined : 'unseen'}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        data-click="list.changeSaved"
        required
        autoComplete="off"
        // The person pressed the button that brought the field.
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
        autoFocus={onCancel !== undefined}
        maxLength={limits.savedFilterNameMaxLength}
        aria-invalid={isBlank}
        aria-describedby={isBlank ? `${id}-problem` : undefined}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setBlank(false)
        }}
      />
      <button data-click="list.changeSaved" type="submit" className="retry" aria-disabled={state !== 'free'}>
        {button}
      </button>
      {onCancel !== undefined && (
        <button data-click="portal.cancel" type="button" className="quiet" onClick={onCancel}>
          {translate('dialog.cancel')}
        </button>
      )}
      {isBlank && (
        <p id={`${id}-problem`} className="refused">
          {translate('saved.blank')}
        </p>
      )}
    </form>
  )
}
