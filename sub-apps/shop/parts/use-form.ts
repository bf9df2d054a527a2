import type { FormPlan } from '#kit/portal/create-form.ts'
import { useForm as usePortalForm } from '#kit/portal/react/use-form.ts'
import { useText } from '../texts.ts'
import { sentenceFor } from './reason-of.ts'

/** A problem of a field: the end of the key of its text. */
type Problem = 'empty' | 'phone' | 'code' | 'price' | 'onePrice' | 'count' | 'key' | 'twice' | 'sending'

/** A form in the words of this application. */
export const useForm = <Draft extends object>(plan: FormPlan<Draft, Problem>) => {
  const text = useText()
  return usePortalForm<Draft, Problem>({
    ...plan,
    problemText: problem => text(`problem.${problem}`),
    refusalText: error => sentenceFor(text, error)
  })
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>
