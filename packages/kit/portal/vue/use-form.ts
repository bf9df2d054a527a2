import { sentenceOf } from '@portal/session'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { useSubApp } from '../../adapters/vue.ts'
import { boundDraft, createForm, type FormPlan } from '../create-form.ts'

/**
 * A form of the portal (`createForm`). `draft` can be bound, as `v-model="draft.name"`. A part of a value is changed by a new
 * value: nothing tells the form that an object within its draft changed.
 * @param plan asked each time, so that it may read what a component shows now
 * @param problemText the sentence about a wrong value
 */
export const useForm = <Draft extends object, Problem extends string = never>(
  plan: () => FormPlan<Draft, Problem>,
  problemText: (problem: Problem, field: string) => string
) => {
  const form = createForm(plan, useSubApp().unsaved)
  const now = shallowRef(form.get())
  onScopeDispose(
    form.listen(() => {
      now.value = form.get()
    })
  )
  onScopeDispose(form.end)
  watch(() => plan().edited?.version, form.follow)
  return {
    draft: boundDraft(() => now.value.draft, form.change),
    change: form.change,
    problemOf: (field: string): string | undefined => {
      const problem = now.value.problems[field]
      return problem && problemText(problem, field)
    },
    sending: computed(() => now.value.sending),
    refusal: computed(() => now.value.refusal && sentenceOf(now.value.refusal.error)),
    /** For the form's `@submit.prevent`. @returns the name of the wrong field that keeps the form from being sent */
    submit: (event: Event): string | undefined => form.submit(event.currentTarget as HTMLFormElement)
  }
}
