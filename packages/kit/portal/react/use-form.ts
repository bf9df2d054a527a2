import { sentenceOf } from '@portal/session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore, useSubApp } from '../../adapters/react.ts'
import { createForm, type FormPlan } from '../create-form.ts'

type Words<Problem extends string> = {
  /** The sentence about a wrong value. */
  problemText: (problem: Problem, field: string) => string
  /** The sentence about a refusal; that of the session without it. */
  refusalText?: (error: unknown) => string
}

/** A form of the portal (`createForm`), with the properties of its element and of its fields. */
export const useForm = <Draft extends object, Problem extends string>({
  problemText,
  refusalText = sentenceOf,
  ...plan
}: FormPlan<Draft, Problem> & Words<Problem>) => {
  const { unsaved } = useSubApp()
  const latest = useRef(plan)
  latest.current = plan
  const [form] = useState(() => createForm<Draft, Problem>(() => latest.current, unsaved))
  useEffect(() => form.end, [form])
  const version = plan.edited?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the thing was read again
  useEffect(form.follow, [form, version])
  const { draft, problems, sending, refusal } = useStore(form)

  const problemOf = (field: string): string | undefined => {
    if (refusal !== undefined && refusal.field === field) return refusalText(refusal.error)
    const problem = problems[field]
    return problem && problemText(problem, field)
  }
  return {
    draft,
    change: form.change,
    end: form.end,
    problemOf,
    /** The properties of the field for a part of the draft. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      problem: problemOf(name),
      onChange: (value: Draft[Name]) => form.change({ [name]: value } as unknown as Partial<Draft>)
    }),
    state: sending,
    error: refusal?.error,
    /** The sentence about a refusal of the whole form. */
    refusal: refusal !== undefined && refusal.field === undefined ? refusalText(refusal.error) : undefined,
    /** The properties of the form's element. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>): void => {
        event.preventDefault()
        form.submit(event.currentTarget)
      }
    }
  }
}
