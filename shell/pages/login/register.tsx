import { notify, request } from '@portal/session'
import { useState } from 'react'
import { accountRegistration, register } from '#contract/calls/identity/account.ts'
import * as limits from '#contract/limits.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AccountCodeField } from '../../sign-in/fields/account-code-field.tsx'
import { AccountField } from '../../sign-in/fields/account-field.tsx'
import { AgreementCheck } from '../../sign-in/fields/agreement-check.tsx'
import { NewPassword } from '../../sign-in/fields/new-password.tsx'
import { identityForm, readCheckedTarget } from '../../sign-in/identity-form.ts'
import { keepAgreement, signInAtOnce } from '../../sign-in/sign-in.ts'
import { Done } from './done.tsx'
import { ScreenTitle } from './screen-title.tsx'

/** Makes an account, and signs its person in (docs/requirements.md §2). */
export const Register = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const [done, setDone] = useState(false)
  const form = usePageForm(
    identityForm({
      draft: 'register',
      fields: ['account', 'code', 'nickname', 'password', 'repeat', 'agreed'],
      schema: accountRegistration,
      bodyOf: ({ code, password, nickname, agreed }, target) => ({
        type: 'account',
        ...target,
        code,
        password,
        nickname,
        agreed
      }),
      send: async body => {
        await request(register, { body }, { quiet: true })
        keepAgreement()
        if (await signInAtOnce({ password: body.password })) notify('success', translate('register.doneTitle'))
        else setDone(true)
      }
    })
  )
  if (done)
    return <Done title={translate('register.doneTitle')} text={translate('register.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'register.login' }}>{translate('register.title')}</ScreenTitle>
      <FormFrame form={form}>
        <AccountField problem={form.problemOf('account')} forCode />
        <AccountCodeField
          {...form.register('code')}
          purpose="register"
          problem={form.problemOf('code')}
          readTarget={() => readCheckedTarget(form.checkField)}
        />
        <TextField
          {...form.register('nickname')}
          label={translate('register.nickname')}
          help={translate('register.nicknameHelp', { nickname: limits.nicknameMaxLength })}
          problem={form.problemOf('nickname')}
          autoCapitalize="words"
          autoComplete="nickname"
        />
        <NewPassword form={form} />
        <AgreementCheck {...form.register('agreed')} problem={form.problemOf('agreed')} />
        <SubmitButton form={form} click="register.submit">
          {translate('register.submit')}
        </SubmitButton>
      </FormFrame>
    </>
  )
}
