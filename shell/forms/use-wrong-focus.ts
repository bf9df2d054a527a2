import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus to the first wrong field after a try to send, so that it is read out with its sentence. It never takes the
 * focus from somebody who is mending a field.
 * @param tries how often somebody tried to send
 */
export const useWrongFocus = (form: RefObject<HTMLFormElement | null>, tries: number): void =>
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, tries])
