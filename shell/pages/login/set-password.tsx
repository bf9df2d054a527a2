import { useStore } from '@nanostores/react'
import { Refused, request } from '@portal/session'
import { useLayoutEffect, useState } from 'react'
import { passwordByLink, setPasswordByLink } from '#contract/calls/identity/password-link.ts'
import { codes } from '#contract/codes.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { NewPassword } from '../../sign-in/fields/new-password.tsx'
import { identityForm } from '../../sign-in/identity-form.ts'
import { Done } from './done.tsx'
import { $linkToken, takeLinkToken } from './link-token.ts'
import { ScreenTitle } from './screen-title.tsx'

type State = 'form' | 'gone' | 'done'

/** The password of an account that was made for somebody, set with the link that came with it. */
export const SetPassword = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const token = useStore($linkToken)
  const [step, setStep] = useState<State>('form')
  // Before anything is painted: without a token the page says that the link is no longer valid.
  useLayoutEffect(takeLinkToken, [])
  const form = usePageForm(
    identityForm({
      fields: ['password', 'repeat'],
      schema: passwordByLink,
      bodyOf: ({ password }) => ({ token, password }),
      send: async body => {
        try {
          await request(setPasswordByLink, { body }, { quiet: true })
          $linkToken.set(undefined)
          setStep('done')
        } catch (error) {
          if (!(error instanceof Refused) || error.code !== codes.codeExpired) throw error
          setStep('gone')
        }
      }
    })
  )

  if (step === 'done')
    return <Done title={translate('setPassword.doneTitle')} text={translate('register.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'retrievePassword.login' }}>
        {translate('setPassword.title')}
      </ScreenTitle>
      {step === 'gone' || token === undefined ? (
        <p className="refusal" role="alert">
          {translate('retrieve.linkGone')}
        </p>
      ) : (
        <FormFrame form={form}>
          <NewPassword form={form} />
          <SubmitButton form={form} click="retrievePassword.submit">
            {translate('setPassword.title')}
          </SubmitButton>
        </FormFrame>
      )}
    </>
  )
}
