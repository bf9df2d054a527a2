import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { PasswordField } from './password-field.tsx'
import { Product } from './product.tsx'
import { $form, type Entries, refusalOf, rememberedAccount, submitForm } from './sign-in-form.ts'
import { TextField } from './text-field.tsx'

/** /login: sign-in by password, with a phone or an e-mail in one field. */
export const Login = () => {
  const translate = useTranslate()
  return (
    <div className="login">
      <div className="login-form">
        <div className="login-language">
          <portal-language-picker />
        </div>
        <h1>{translate('login.title')}</h1>
        <SignInForm />
      </div>
      <Product />
    </div>
  )
}

const SignInForm = () => {
  const translate = useTranslate()
  const state = useStore($form)
  const [remembered] = useState(rememberedAccount)
  const form = useRef<HTMLFormElement>(null)
  const problems = state.kind === 'invalid' ? state.problems : {}
  const refusal = refusalOf(state)

  useEffect(() => {
    if (state.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (state.kind === 'refused') form.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [state])

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submitForm(entriesOf(event.currentTarget))
      }}
    >
      {refusal !== undefined && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <TextField
        name="account"
        label={translate('login.account')}
        help={translate('login.accountHelp')}
        problem={problems.account && translate(problems.account)}
        defaultValue={remembered}
        autoComplete="username"
        autoFocus={remembered === ''}
      />
      <PasswordField problem={problems.password && translate(problems.password)} autoFocus={remembered !== ''} />
      <label className="check">
        <input type="checkbox" name="remember" defaultChecked={remembered !== ''} />
        {translate('login.rememberAccount')}
      </label>
      {/* Not `disabled`: focus would be lost to the page while the form is on its way. */}
      <button type="submit" className="button primary wide" aria-disabled={state.kind === 'sending'}>
        {translate(state.kind === 'sending' ? 'login.submitting' : 'login.submit')}
      </button>
    </form>
  )
}

const entriesOf = (form: HTMLFormElement): Entries => {
  const data = new FormData(form)
  return {
    account: String(data.get('account') ?? ''),
    password: String(data.get('password') ?? ''),
    remember: data.has('remember')
  }
}
