import { ActButton } from '@portal/elements'
import { codeResendTime, type KnownAccountName, request, sendCode } from '@portal/session'
import { useState } from 'react'
import { passwordReset, resetPassword } from '#contract/calls/identity/account.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AccountField } from '../../sign-in/account-field.tsx'
import { CaptchaDialog } from '../../sign-in/captcha-dialog.tsx'
import { CodeField } from '../../sign-in/code-field.tsx'
import { NewPassword } from '../../sign-in/new-password.tsx'
import { useIdentityForm } from '../../sign-in/use-identity-form.ts'
import { Done } from './done.tsx'
import { ScreenTitle } from './screen-title.tsx'

type Step = 'account' | 'password' | 'done'

/**
 * A forgotten password (spec §2): whose it is, then the code that was sent there and the new password. Each step can go
 * back, and nothing that was typed is lost by it. Whether there is such an account nobody learns here.
 */
export const RetrievePassword = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const [step, setStep] = useState<Step>('account')
  const [asking, setAsking] = useState<KnownAccountName>()
  const [sentTo, setSentTo] = useState<KnownAccountName>()
  const identity = useIdentityForm({
    schema: passwordReset,
    bodyOf: ({ code, password }, target) => ({ ...target, code, password }),
    repeats: true,
    send: async body => {
      await request(resetPassword, { body }, { quiet: true })
      setStep('done')
    }
  })
  const { form, element, problemOf, refusal, state, onSubmit, readTarget } = identity

  const next = async (): Promise<void> => {
    const target = await readTarget()
    if (target === undefined) return
    // Who only went back to look need not solve another captcha: the code of a minute ago still holds.
    if (codeResendTime(target) > Date.now()) setStep('password')
    else setAsking(target)
  }

  if (step === 'done')
    return <Done title={translate('retrieve.doneTitle')} text={translate('retrieve.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'retrievePassword.login' }}>{translate('retrieve.title')}</ScreenTitle>
      <p className="quiet">{translate('retrieve.step', { step: step === 'account' ? 1 : 2, of: 2 })}</p>
      <form
        ref={element}
        noValidate
        onSubmit={event => {
          if (step === 'password') return onSubmit(event)
          event.preventDefault()
          void next()
        }}
      >
        {refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        {step === 'account' ? (
          <>
            <AccountField problem={problemOf('account')} forCode />
            <button data-click="retrievePassword.next" type="submit" className="button primary wide">
              {translate('retrieve.next')}
            </button>
          </>
        ) : (
          <>
            <CodeField
              {...form.register('code')}
              purpose="forgot_password"
              problem={problemOf('code')}
              readTarget={readTarget}
              {...(sentTo === undefined ? {} : { sentTo })}
            />
            <NewPassword form={form} problemOf={problemOf} />
            <ActButton
              data-click="retrievePassword.submit"
              type="submit"
              className="button primary wide"
              state={state}
              working={translate('register.sending')}
            >
              {translate('retrieve.submit')}
            </ActButton>
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
      </form>
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
