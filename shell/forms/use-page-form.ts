import { useLocked } from '@portal/elements'
import { type MessageKey, nothingSent, sentenceOf } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useTranslate } from '../pieces/use-translate.ts'
import { counts } from './counts.ts'
import { type Entries, type Field, nothing } from './entries.ts'
import { fieldOf } from './field-of.ts'
import { stillWrong } from './still-wrong.pure.ts'
import { useEntries } from './use-entries.ts'

/** The problems of the entries, by field. */
export type Problems = Partial<Record<Field, MessageKey>>

export type PageFormOptions = {
  /** The fields that this form has. */
  fields: readonly Field[]
  start?: Partial<Entries>
  problemsOf: (entries: Entries) => Problems | Promise<Problems>
  /** The text for a reason that the cloud gave. Without one, the refusal's own sentence is shown. */
  textOfReason?: (reason: string) => MessageKey | undefined
  /** The name of the form's draft, for a form of more than two fields (docs/requirements.md §2). */
  draft?: string
  /** The store of the field `account`, for a form with one. */
  account?: { get: () => string; set: (typed: string) => void }
  /** Hears the entries after each change by the person. */
  onTyped?: (entries: Entries) => void
  /** Sends the form. It returns `nothingSent` where it sent nothing. Each error that it throws is shown. */
  send: (entries: Entries) => Promise<unknown>
}

/**
 * A form of sign-in and account. react-hook-form keeps the entries. A refusal is shown at the field that it is about,
 * or else above the form. Entries are never lost by a refusal.
 */
export const usePageForm = ({
  fields,
  start,
  problemsOf,
  textOfReason,
  draft,
  account,
  onTyped,
  send
}: PageFormOptions) => {
  const translate = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<unknown>()
  const resolver: Resolver<Entries> = async entries => {
    const problems = Object.entries(await problemsOf(entries))
    if (problems.length === 0) return { values: entries, errors: {} }
    const errors = problems.map(([field, key]) => [field, { type: 'key', message: key }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Entries> }
  }
  const form = useForm<Entries>({
    defaultValues: { ...nothing, ...start },
    resolver,
    shouldFocusError: false,
    // `mend` looks at all fields: a new password mends the one that repeats it.
    reValidateMode: 'onSubmit'
  })
  /** Consent is given by hand each time. */
  const draftOf = (entries: Entries): Partial<Entries> =>
    Object.fromEntries(fields.filter(field => field !== 'agreed').map(field => [field, entries[field]]))
  const kept = useEntries(draft, draftOf({ ...nothing, ...start }), entries => {
    // What stands there may have been typed in another form.
    if (entries.account) account?.set(entries.account)
    for (const field of fields) if (entries[field] !== undefined) form.setValue(field, entries[field])
  })
  const typed = (): void => {
    const entries = form.getValues()
    onTyped?.(entries)
    kept.keep(draftOf(account === undefined ? entries : { ...entries, account: account.get() }))
  }
  const newest = useRef(0)
  const { errors, isSubmitting, submitCount } = form.formState

  const focus = (field: Field): void => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const problemOf = (field: Field): string | undefined => {
    const error = errors[field]
    if (error === undefined) return undefined
    const message = String(error.message)
    // A key is translated only now, so that a problem follows a change of the language.
    return error.type === 'key' ? translate(message as MessageKey, counts) : message
  }

  const showError = (error: unknown): void => {
    const about = fieldOf(error, fields)
    if (about === undefined) {
      setRefusal(error)
      return
    }
    const key = about.reason === undefined ? undefined : textOfReason?.(about.reason)
    const said = key === undefined ? { type: 'sentence', message: sentenceOf(error) } : { type: 'key', message: key }
    form.setError(about.field, said)
  }

  /** A sentence of the cloud goes with a change of its own field. A sentence of the page goes when the entries are right. */
  const mend = async (changed: string): Promise<void> => {
    const shown = Object.entries(form.formState.errors) as [Field, { type: string; message: string }][]
    if (shown.length === 0) return
    newest.current += 1
    const turn = newest.current
    const ofPage = Object.fromEntries(shown.filter(([, { type }]) => type === 'key'))
    const left = stillWrong(ofPage as Problems, await problemsOf(form.getValues()))
    if (turn !== newest.current) return
    for (const [field, { type, message }] of shown) {
      if (type === 'key' ? left[field] === undefined : field === changed) form.clearErrors(field)
      else if (type === 'key' && left[field] !== message)
        form.setError(field, { type, message: left[field] ?? message })
    }
  }

  const [state, submit] = useLocked(async () => {
    newest.current += 1
    let sent: unknown = nothingSent
    await form.handleSubmit(async entries => {
      setRefusal(undefined)
      try {
        sent = await send(entries)
        if (sent !== nothingSent) kept.drop()
      } catch (error) {
        sent = undefined
        showError(error)
      }
    })()
    return sent
  })

  // The errors are on the page by now. The first wrong field gets the focus, and is read out with its error.
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
    problemOf,
    /** Checks one field. Where it is wrong, its problem is shown and it gets the focus. */
    checkField: async (field: Field): Promise<boolean> => {
      const right = await form.trigger(field)
      if (!right) focus(field)
      return right
    },
    showProblem: (field: Field, key: MessageKey): void => {
      form.setError(field, { type: 'key', message: key })
      focus(field)
    },
    showError,
    typed,
    mend,
    state,
    submit
  }
}

export type PageForm = ReturnType<typeof usePageForm>
