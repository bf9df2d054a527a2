import { sentenceOf } from '@portal/session'
import { onDestroy, untrack } from 'svelte'
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
  let now = $state.raw(form.get())
  onDestroy(
    form.listen(() => {
      now = form.get()
    })
  )
  onDestroy(form.end)
  $effect(() => {
    void plan().edited?.version
    untrack(form.follow)
  })
  return {
    draft: boundDraft(() => now.draft, form.change),
    change: form.change,
    problemOf: (field: string): string | undefined => {
      const problem = now.problems[field]
      return problem && problemText(problem, field)
    },
    get sending() {
      return now.sending
    },
    get refusal() {
      return now.refusal && sentenceOf(now.refusal.error)
    },
    /** For the form's `onsubmit`. @returns the name of the wrong field that keeps the form from being sent */
    submit: (event: SubmitEvent): string | undefined => {
      event.preventDefault()
      return form.submit(event.currentTarget as HTMLFormElement)
    }
  }
}
