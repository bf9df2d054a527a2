import { type FormEvent, useEffect, useState } from 'react'
import { useEdited, useSubApp } from '#kit/adapters/react.ts'
import type { EditedField, ReadThing } from '#kit/index.ts'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { useText } from '../texts.ts'

/** A problem of a field: the end of the key of its text. */
type Problem = 'empty' | 'code' | 'price' | 'onePrice' | 'count' | 'key' | 'twice'

type Plan<Draft extends object> = {
  start: Draft
  /** The problem of each field, by the field's name on the page. */
  problemsOf: (draft: Draft) => Readonly<Record<string, Problem | undefined>>
  /** Whether a person who leaves would lose something; without it, whatever is not as at the start. */
  isTyped?: (draft: Draft) => boolean
  /** A thing that is there already and that other people edit too: the version that was read, and how it is read again. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<Draft>> } | undefined
  /** The fields as a person reads them, where two people changed them. */
  fields?: readonly EditedField<Draft>[]
  /** Saves, and returns the function to call afterwards. That one can begin the form anew, with another draft. */
  save: (draft: Draft, version: number | undefined) => Promise<(begin: (draft: Draft) => void) => void>
}

/**
 * A form whose typed text is never lost: a person who leaves is asked first. Problems show after the first try to send. Then
 * the first wrong field has the focus. A refusal is kept until the next try.
 */
export const useForm = <Draft extends object>({
  start,
  problemsOf,
  isTyped,
  edited,
  fields = [],
  save
}: Plan<Draft>) => {
  const text = useText()
  const { unsaved } = useSubApp()
  const [first] = useState(start)
  const [draft, setDraft] = useState(start)
  const [checked, setChecked] = useState(false)
  const [error, setError] = useState<unknown>()
  useEffect(() => () => unsaved(false), [unsaved])
  const begin = (next: Draft): void => {
    setDraft(next)
    setChecked(false)
  }
  const began = { draft: start, version: edited?.version }
  const saveDraft = useEdited(began, edited?.read ?? (async () => began))
  const [state, send] = useLocked(async () => {
    setError(undefined)
    try {
      const goOn = await saveDraft({ draft, fields, save, take: change })
      // Before a change of page: marked entries would make it ask.
      unsaved(false)
      goOn(begin)
    } catch (cause) {
      setError(cause)
    }
  })
  const problems = problemsOf(draft)
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    unsaved(isTyped === undefined ? JSON.stringify(next) !== JSON.stringify(first) : isTyped(next), 'page')
  }
  const problemOf = (field: string): string | undefined => {
    const problem = checked ? problems[field] : undefined
    return problem && text(`problem.${problem}`)
  }
  return {
    draft,
    change,
    problemOf,
    /** The properties of the field for a part of the draft. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      problem: problemOf(name),
      onChange: (value: Draft[Name]) => change({ [name]: value } as unknown as Partial<Draft>)
    }),
    state,
    error,
    /** The properties of the form's element. */
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>): void => {
        event.preventDefault()
        setChecked(true)
        const wrong = Object.keys(problems).find(field => problems[field] !== undefined)
        if (wrong === undefined) send()
        else event.currentTarget.querySelector<HTMLElement>(`[name^="${wrong}"]`)?.focus()
      }
    }
  }
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>
