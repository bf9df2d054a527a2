import { codeResendTime, type KnownAccountName, request, sendCode } from '@portal/session'
import { useState } from 'react'
import { passwordReset, resetPassword } from '#contract/calls/identity/account.ts'
import { CaptchaDialog } from '../../forms/captcha-dialog.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AccountCodeField } from '../../sign-in/fields/account-code-field.tsx'
import { AccountField } from '../../sign-in/fields/account-field.tsx'
import { NewPassword } from '../../sign-in/fields/new-password.tsx'
import { identityForm, readCheckedTarget } from '../../sign-in/identity-form.ts'
import { Done } from './done.tsx'
import { ScreenTitle } from './screen-title.tsx'

type Step = 'account' | 'password' | 'done'

/**
 * A forgotten password (docs/requirements.md §2): whose it is, then the code that was sent there and the new password. Each step can go
 * back, and nothing that was typed is lost by it. Whether there is such an account nobody learns here.
 */
export const RetrievePassword = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const [step, setStep] = useState<Step>('account')
  const [asking, setAsking] = useState<KnownAccountName>()
  const [sentTo, setSentTo] = useState<KnownAccountName>()
  const form = usePageForm(
    identityForm({
      fields: ['account', 'code', 'password', 'repeat'],
      schema: passwordReset,
      bodyOf: ({ code, password }, target) => ({ ...target, code, password }),
      send: async body => {
        await request(resetPassword, { body }, { quiet: true })
        setStep('done')
      }
    })
  )
  const readTarget = () => readCheckedTarget(form.checkField)

  const next = async (): Promise<void> => {
    const target = await readTarget()
    if (target === undefined) return
    // A person who only went back to look need not solve another captcha: the code of a minute ago still holds.
    if (codeResendTime(target) > Date.now()) setStep('password')
    else setAsking(target)
  }

  if (step === 'done')
    return <Done title={translate('retrieve.doneTitle')} text={translate('retrieve.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'retrievePassword.login' }}>{translate('retrieve.title')}</ScreenTitle>
      <p className="quiet">{translate('retrieve.step', { step: step === 'account' ? 1 : 2, of: 2 })}</p>
      <FormFrame form={form} {...(step === 'account' ? { onSubmit: () => void next() } : {})}>
        {step === 'account' ? (
          <>
            <AccountField problem={form.problemOf('account')} forCode />
            <button data-click="retrievePassword.next" type="submit" className="button primary wide">
              {translate('retrieve.next')}
            </button>
          </>
        ) : (
          <>
            <AccountCodeField
              {...form.register('code')}
              purpose="forgot_password"
              problem={form.problemOf('code')}
              readTarget={readTarget}
              {...(sentTo === undefined ? {} : { sentTo })}
            />
            <NewPassword form={form} />
            <SubmitButton form={form} click="retrievePassword.submit">
              {translate('retrieve.submit')}
            </SubmitButton>
            <button
              data-click="retrievePassword.back"
              type="button"
              className="button wide"
              onClick={() => setStep('account')}
            >
              {translate('register.back')}
            </button>
          </>
        )}
      </FormFrame>
      {asking !== undefined && (
        <CaptchaDialog
          action={translate('code.send')}
          working={translate('captcha.sending')}
          onClose={() => setAsking(undefined)}
          onSolved={async imageTicket => {
            await sendCode(asking, 'forgot_password', imageTicket)
            setSentTo(asking)
            setAsking(undefined)
            setStep('password')
          }}
        />
      )}
    </>
  )
}
