import { useLocked } from '@portal/elements'
import { type AccountName, type KnownAccountName, nothingSent, sentenceOf } from '@portal/session'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslate } from '../pieces/use-translate.ts'
import { $account, readAccount } from './account-name.ts'
import { accountProblemOf, onlyWay } from './code-ways.ts'
import { type Field, fieldOf } from './field-of.ts'
import { ownReasons, reasonOf, textOfReason } from './reasons.ts'

/** What can be typed into the longer forms; each form uses some of it. The account has a store of its own. */
export type Entries = {
  account: string
  code: string
  password: string
  repeat: string
  nickname: string
  name: string
  country: string
  category: string
  products: string[]
  agreed: boolean
}

const nothing: Entries = {
  account: '',
  code: '',
  password: '',
  repeat: '',
  nickname: '',
  name: '',
  country: '',
  category: '',
  products: [],
  agreed: false
}

/** Phone or e-mail as a body of the contract names it. */
export type Target = { cellphone?: string; email?: string }

const targetOf = ({ kind: _kind, ...target }: KnownAccountName): Target => target

type IdentityFormOptions<Body> = {
  /** The contract's own schema of what is sent: the same rule here and in the cloud. */
  schema: v.GenericSchema<unknown, Body>
  bodyOf: (entries: Entries, target: Target) => unknown
  send: (body: Body) => Promise<void>
  start?: Partial<Entries>
  /** Only a phone will do. */
  phoneOnly?: boolean
  /** The form asks for no account: who it is about the cloud knows. */
  nameless?: boolean
  /** The password is typed twice. */
  repeats?: boolean
}

type Problems = Partial<Record<Field, string>>

const phoneProblemOf = (typed: string, account: AccountName): string | undefined => {
  if (typed.trim() === '') return ownReasons.phoneBlank
  return account.kind === 'cellphone' ? undefined : ownReasons.phoneInvalid
}

/** What is wrong with the entries, by field, as the contract's schema says it, or a reason of this page's own. */
const findProblems = <Body>(
  { schema, bodyOf, phoneOnly, nameless, repeats }: IdentityFormOptions<Body>,
  entries: Entries,
  typed: string,
  account: AccountName
): Problems => {
  const problems: Problems = {}
  if (!nameless) {
    const wrong = phoneOnly ? phoneProblemOf(typed, account) : reasonOf(accountProblemOf(typed, account, onlyWay()))
    if (wrong !== undefined) problems.account = wrong
  }
  const result = v.safeParse(schema, bodyOf(entries, account.kind === 'invalid' ? {} : targetOf(account)))
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    if (field in nothing) problems[field as Field] ??= issue.message
  }
  if (repeats && entries.repeat !== entries.password) problems.repeat = ownReasons.differs
  return problems
}

/**
 * A form around signing in. react-hook-form keeps what was typed, also over steps that are not on the page; what is
 * wrong with it the contract says.
 */
export const useIdentityForm = <Body>(options: IdentityFormOptions<Body>) => {
  const translate = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const resolver: Resolver<Entries> = async entries => {
    const typed = $account.get()
    const problems = findProblems(options, entries, typed, await readAccount(typed))
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, message]) => [field, { type: 'reason', message }])
    )
    return Object.keys(errors).length === 0
      ? { values: entries, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Entries> }
  }
  const form = useForm<Entries>({
    defaultValues: { ...nothing, ...options.start },
    resolver,
    shouldFocusError: false
  })
  const { errors, isSubmitting, submitCount } = form.formState

  const problemOf = (field: Field): string | undefined => {
    const error = errors[field]
    if (error === undefined) return undefined
    const message = String(error.message ?? '')
    // A reason without a text is still a reason: the field must not look as if all were well.
    return error.type === 'sentence' ? message : (textOfReason(translate, message) ?? translate('code.610604'))
  }

  /** Shows a refusal by the field that it is about, else above the form. */
  const showRefusal = (error: unknown): void => {
    const about = fieldOf(error)
    if (about === undefined) setRefusal(sentenceOf(error))
    else if (about.reason !== undefined && textOfReason(translate, about.reason) !== undefined)
      form.setError(about.field, { type: 'reason', message: about.reason })
    else form.setError(about.field, { type: 'sentence', message: sentenceOf(error) })
  }

  const [state, submit] = useLocked(async () => {
    let sent = false
    await form.handleSubmit(async entries => {
      setRefusal(undefined)
      const account = await readAccount($account.get())
      if (account.kind === 'invalid' && !options.nameless) return
      const target = account.kind === 'invalid' ? {} : targetOf(account)
      sent = true
      try {
        await options.send(v.parse(options.schema, options.bodyOf(entries, target)))
      } catch (error) {
        showRefusal(error)
      }
    })()
    return sent ? undefined : nothingSent
  })

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting, submitCount])

  return {
    form,
    element,
    refusal,
    problemOf,
    showRefusal,
    state,
    /** Where a code goes; what is wrong with it stands by the field then. */
    readTarget: async (): Promise<KnownAccountName | undefined> => {
      const typed = $account.get()
      const account = await readAccount(typed)
      const problem = findProblems(options, form.getValues(), typed, account).account
      if (problem === undefined && account.kind !== 'invalid') {
        form.clearErrors('account')
        return account
      }
      form.setError('account', { type: 'reason', message: problem ?? ownReasons.accountInvalid })
      element.current?.querySelector<HTMLElement>('[name="account"]')?.focus()
      return undefined
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      submit()
    }
  }
}
