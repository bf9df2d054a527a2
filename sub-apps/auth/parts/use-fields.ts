import { type FormEvent, useRef, useState } from 'react'
import { useSubApp } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

type Fields<Field extends string> = {
  /** The values that the form begins with. */
  start: Readonly<Record<Field, string>>
  /** The fields that are shown, in their order. */
  shown: readonly Field[]
  problemsOf: (draft: Record<Field, string>) => Partial<Record<Field, 'empty' | 'illegal'>>
}

/**
 * The typed values of a form. Problems show after the first try to send. Then the first wrong field has the focus.
 * @returns the values, a function that puts others in, the props of a `FormField`, and those of the form that sends by `send`
 */
export const useFields = <Field extends string>({ start, shown, problemsOf }: Fields<Field>) => {
  const text = useText()
  const { unsaved } = useSubApp()
  const [draft, setDraft] = useState<Record<Field, string>>(start)
  const [checked, setChecked] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const problems = problemsOf(draft)
  const firstWrong = shown.find(field => problems[field] !== undefined)

  const fill = (next: Record<Field, string>): void => {
    setDraft(next)
    unsaved(
      shown.some(field => next[field] !== start[field]),
      'page'
    )
  }
  const fieldFor = (name: Field) => {
    const problem = checked ? problems[name] : undefined
    return {
      name,
      value: draft[name],
      problem: problem && text(`problem.${problem}`),
      choose: text('form.choose'),
      onChange: (value: string) => fill({ ...draft, [name]: value })
    }
  }
  const formFor = (send: () => void) => ({
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      setChecked(true)
      if (firstWrong === undefined) send()
      else ref.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
    }
  })
  return { draft, fill, fieldFor, formFor }
}
