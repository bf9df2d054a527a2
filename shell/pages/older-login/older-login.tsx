import { useStore } from '@nanostores/react'
import { $route, paths } from '@portal/session'
import { useTranslate } from '../../pieces/use-translate.ts'
import { screenAddress } from '../../sign-in/screens.ts'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'
import { SignInLinks } from '../../sign-in/sign-in-links.tsx'
import { SignInTop } from '../../sign-in/sign-in-top.tsx'

/** /loginV1: the same sign-in as a plain form, like the older page. */
export const OlderLogin = () => {
  const translate = useTranslate()
  const { search } = useStore($route)
  return (
    <div className="older-login">
      <SignInTop />
      <section className="card">
        <h1>{translate('login.title')}</h1>
        <SignInForm forgotten={screenAddress('retrieve-password', search)} />
        <SignInLinks
          register={screenAddress('register', search)}
          quick={screenAddress('quick-registration', search)}
          other={{ href: paths.login + search, text: translate('login.newerVersion'), click: 'login.newerVersion' }}
        />
      </section>
    </div>
  )
}
