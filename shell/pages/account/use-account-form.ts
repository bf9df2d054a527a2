import { useLocked } from '@portal/elements'
import { nothingSent, sentenceOf } from '@portal/session'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useTranslate } from '../../pieces/use-translate.ts'
import { type Entries, type Field, fieldOf, problemsOf } from './problems.ts'

type Options = {
  /** What this form asks for, in the order in which it stands there. */
  fields: readonly Field[]
  start: Entries
  /** Gives back `nothingSent` where it found something wrong and sent nothing. */
  send: (entries: Entries) => Promise<unknown>
}

/**
 * A form of this page. react-hook-form keeps what was typed, the contract says what is wrong with it; a refusal stands by
 * the field that it is about, or else above the form, and nothing that was typed is lost by it.
 */
export const useAccountForm = ({ fields, start, send }: Options) => {
  const translate = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<unknown>()
  const resolver: Resolver<Entries> = entries => {
    const problems = Object.entries(problemsOf(fields, entries))
    if (problems.length === 0) return { values: entries, errors: {} }
    const errors = problems.map(([field, key]) => [field, { type: 'problem', message: translate(key) }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Entries> }
  }
  const form = useForm<Entries>({ defaultValues: start, resolver, shouldFocusError: false })
  const { errors, isSubmitting, submitCount } = form.formState

  const showProblem = (field: Field, message: string): void => form.setError(field, { type: 'problem', message })

  /** Shows why something could not be done, in the words of the current language. */
  const showError = (error: unknown): void => {
    const field = fieldOf(error, fields)
    if (field === undefined) setRefusal(error)
    else showProblem(field, sentenceOf(error))
  }

  const [state, submit] = useLocked(async () => {
    let sent: unknown = nothingSent
    await form.handleSubmit(async entries => {
      setRefusal(undefined)
      try {
        sent = await send(entries)
      } catch (error) {
        sent = undefined
        showError(error)
      }
    })()
    return sent
  })

  // After the errors are on the page: the first field that is wrong has the focus, and is read out with its error.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting, submitCount])

  return {
    element,
    register: form.register,
    entries: form.getValues,
    watch: form.watch,
    refusal: refusal === undefined ? undefined : sentenceOf(refusal),
    problemOf: (field: Field): string | undefined => errors[field]?.message,
    /** Whether one field is right; if not, its error is shown and it has the focus. */
    checkField: (field: Field): Promise<boolean> => form.trigger(field, { shouldFocus: true }),
    showProblem,
    showError,
    state,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      submit()
    }
  }
}

export type AccountForm = ReturnType<typeof useAccountForm>
