import type { ReactNode } from 'react'
import { nameOf } from './name-of.ts'
import { Refusal } from './refusal.tsx'
import type { PageForm } from './use-page-form.ts'

type FormFrameProps = {
  form: PageForm
  className?: string
  /** Acts in place of sending, for a step before the last. */
  onSubmit?: () => void
  children: ReactNode
}

/** The form's element, with the refusal above the fields. */
export const FormFrame = ({ form, className, onSubmit = form.submit, children }: FormFrameProps) => (
  <form
    ref={form.element}
    className={className}
    noValidate
    onSubmit={event => {
      event.preventDefault()
      onSubmit()
    }}
    // A field of a store of its own, as that for phone or e-mail, changes within the form, too.
    onChange={({ target }) => {
      form.typed()
      void form.mend(nameOf(target))
    }}
  >
    <Refusal sentence={form.refusal} />
    {children}
  </form>
)
