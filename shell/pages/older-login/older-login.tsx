import { useStore } from '@nanostores/react'
import { $route, paths } from '@portal/session'
import { useTranslate } from '../../pieces/use-translate.ts'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'

/** /loginV1: the same sign-in as a form and nothing else, as people had it before. */
export const OlderLogin = () => {
  const translate = useTranslate()
  const { search } = useStore($route)
  return (
    <div className="older-login">
      <div className="login-language">
        <portal-language-picker />
      </div>
      <section className="card">
        <h1>{translate('login.title')}</h1>
        <SignInForm />
        <a data-click="login.newerVersion" href={paths.login + search}>
          {translate('login.newerVersion')}
        </a>
      </section>
    </div>
  )
}
