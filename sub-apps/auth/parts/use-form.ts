import type { FormPlan } from '#kit/portal/create-form.ts'
import { useForm as usePortalForm } from '#kit/portal/react/use-form.ts'
import { useText } from '../texts.ts'
import { sentenceFor } from './reason-of.ts'

type Problem = 'empty' | 'illegal'

/** A form in the words of this application. */
export const useForm = <Draft extends object>(plan: FormPlan<Draft, Problem>) => {
  const text = useText()
  const { field, ...form } = usePortalForm<Draft, Problem>({
    ...plan,
    problemText: problem => text(`problem.${problem}`),
    refusalText: error => sentenceFor(text, error)
  })
  return {
    ...form,
    field: <Name extends keyof Draft & string>(name: Name) => ({ ...field(name), choose: text('form.choose') })
  }
}
