import { sentenceOf } from '@portal/session'
import { onDestroy, untrack } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import { toStore } from 'svelte/store'
import { useSubApp } from '../adapters/svelte.ts'
import { boundDraft, createForm, type FormPlan } from '../portal/create-form.ts'

/**
 * A form of the portal (`createForm`). `draft` can be bound, as `bind:value={form.draft.name}`. A part of a value is changed
 * by a new value: nothing tells the form that an object within its draft changed.
 * @param plan asked each time, so that it may read what a component shows now
 * @param problemText the sentence about a wrong value
 */
export const useForm = <Draft extends object, Problem extends string>(
  plan: () => FormPlan<Draft, Problem>,
  problemText: (problem: Problem, field: string) => string
) => {
  const form = createForm(plan, useSubApp().unsaved)
  // No runes: a module with runes has to be compiled by each project, and this one comes with the package.
  const readBy = createSubscriber(form.listen)
  const now = () => {
    readBy()
    return form.get()
  }
  onDestroy(form.end)
  onDestroy(toStore(() => plan().edited?.version).subscribe(() => untrack(form.follow)))
  return {
    draft: boundDraft(() => now().draft, form.change),
    change: form.change,
    problemOf: (field: string): string | undefined => {
      const problem = now().problems[field]
      return problem && problemText(problem, field)
    },
    get sending() {
      return now().sending
    },
    get refusal() {
      const { refusal } = now()
      return refusal && sentenceOf(refusal.error)
    },
    /** For the form's `onsubmit`. @returns the name of the wrong field that keeps the form from being sent */
    submit: (event: SubmitEvent): string | undefined => {
      event.preventDefault()
      return form.submit(event.currentTarget as HTMLFormElement)
    }
  }
}
