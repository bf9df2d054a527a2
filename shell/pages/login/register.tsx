import { ActButton } from '@portal/elements'
import { request } from '@portal/session'
import { useState } from 'react'
import { accountRegistration, register } from '#contract/calls/identity/account.ts'
import * as limits from '#contract/limits.ts'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AccountField } from '../../sign-in/account-field.tsx'
import { AgreementCheck } from '../../sign-in/agreement-check.tsx'
import { CodeField } from '../../sign-in/code-field.tsx'
import { NewPassword } from '../../sign-in/new-password.tsx'
import { keepAgreement } from '../../sign-in/sign-in.ts'
import { useIdentityForm } from '../../sign-in/use-identity-form.ts'
import { Done } from './done.tsx'
import { ScreenTitle } from './screen-title.tsx'

/** Makes an account that can sign in at once (spec §2). */
export const Register = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const [done, setDone] = useState(false)
  const { form, element, problemOf, refusal, state, onSubmit, readTarget } = useIdentityForm({
    schema: accountRegistration,
    bodyOf: ({ code, password, nickname, agreed }, target) => ({
      type: 'account',
      ...target,
      code,
      password,
      nickname,
      agreed
    }),
    repeats: true,
    send: async body => {
      await request(register, { body }, { quiet: true })
      keepAgreement()
      setDone(true)
    }
  })
  if (done)
    return <Done title={translate('register.doneTitle')} text={translate('register.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'register.login' }}>{translate('register.title')}</ScreenTitle>
      <form ref={element} noValidate onSubmit={onSubmit}>
        {refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <AccountField problem={problemOf('account')} forCode />
        <CodeField {...form.register('code')} purpose="register" problem={problemOf('code')} readTarget={readTarget} />
        <TextField
          {...form.register('nickname')}
          label={translate('register.nickname')}
          help={translate('register.nicknameHelp', { nickname: limits.nicknameMaxLength })}
          problem={problemOf('nickname')}
          autoCapitalize="words"
          autoComplete="nickname"
        />
        <NewPassword form={form} problemOf={problemOf} />
        <AgreementCheck {...form.register('agreed')} problem={problemOf('agreed')} />
        <ActButton
          data-click="register.submit"
          type="submit"
          className="button primary wide"
          state={state}
          working={translate('register.sending')}
        >
          {translate('register.submit')}
        </ActButton>
      </form>
    </>
  )
}
