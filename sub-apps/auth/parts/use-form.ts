import type { FormPlan } from '#kit/portal/create-form.ts'
import { useForm as usePortalForm } from '#kit/portal/react/use-form.ts'
import type { WrongValue } from '#kit/portal/wrong-fields.pure.ts'
import { useText } from '../texts.ts'
import { sentenceFor } from './reason-of.ts'

/** A form in the words of this application. */
export const useForm = <Draft extends object>(plan: FormPlan<Draft, WrongValue>) => {
  const text = useText()
  const { field, ...form } = usePortalForm<Draft, WrongValue>({
    ...plan,
    problemText: problem => text(`problem.${problem}`),
    refusalText: error => sentenceFor(text, error)
  })
  return {
    ...form,
    field: <Name extends keyof Draft & string>(name: Name) => ({ ...field(name), choose: text('form.choose') })
  }
}
