import { ActButton } from '@portal/elements'
import type { Click } from '#contract/page/clicks.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import type { PageForm } from './use-page-form.ts'

type SubmitButtonProps = { form: PageForm; click: Click; children: string }

/** The wide button at the end of a form that registers somebody or sets a password. */
export const SubmitButton = ({ form, click, children }: SubmitButtonProps) => {
  const translate = useTranslate()
  return (
    <ActButton
      data-click={click}
      type="submit"
      className="button primary wide"
      state={form.state}
      working={translate('register.sending')}
    >
      {children}
    </ActButton>
  )
}
