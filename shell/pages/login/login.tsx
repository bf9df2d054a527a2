import { useStore } from '@nanostores/react'
import { $route, paths } from '@portal/session'
import { lazyPart } from '../../pieces/lazy-part.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { screenAddress, screenOf } from '../../sign-in/screens.ts'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'
import { SignInLinks } from '../../sign-in/sign-in-links.tsx'
import { SignInTop } from '../../sign-in/sign-in-top.tsx'
import { outcomeOf } from '../../sign-in/workplace/workplace.ts'
import { withTexts } from '../../with-texts.ts'
import { Product } from './product.tsx'
import { WayBack } from './way-back.tsx'

const RetrievePassword = lazyPart(async () => {
  const file = withTexts('register', import('./retrieve-password.tsx'))
  return (await withTexts('identity', file)).RetrievePassword
}, WayBack)
const SetPassword = lazyPart(async () => {
  const file = withTexts('register', import('./set-password.tsx'))
  return (await withTexts('identity', file)).SetPassword
}, WayBack)
const Register = lazyPart(async () => {
  const file = withTexts('register', import('./register.tsx'))
  return (await withTexts('identity', file)).Register
}, WayBack)
const QuickRegistration = lazyPart(async () => {
  const file = withTexts('register', import('./quick-registration.tsx'))
  return (await withTexts('identity', file)).QuickRegistration
}, WayBack)
const LearnMore = lazyPart(async () => {
  const file = withTexts('welcome', import('./learn-more.tsx'))
  return (await withTexts('register', file)).LearnMore
}, WayBack)

const WorkplaceOutcome = lazyPart(
  async () => (await withTexts('workplace', import('../../sign-in/workplace/workplace-outcome.tsx'))).WorkplaceOutcome
)

const parts = {
  'retrieve-password': RetrievePassword,
  'set-password': SetPassword,
  register: Register,
  'quick-registration': QuickRegistration,
  'learn-more': LearnMore
}

/** /login: the form on one side, the product on the other. */
export const Login = () => {
  const { search } = useStore($route)
  const screen = screenOf(search)
  const Part = screen === undefined ? SignIn : parts[screen]
  return (
    <div className="login">
      <div className="login-side">
        <SignInTop />
        <div className="login-form">
          <Part signIn={screenAddress(undefined, search)} />
        </div>
      </div>
      <Product />
    </div>
  )
}

const SignIn = () => {
  const translate = useTranslate()
  const { search } = useStore($route)
  const outcome = outcomeOf(search)
  return (
    <>
      <h1>{translate('login.title')}</h1>
      {outcome !== undefined && <WorkplaceOutcome outcome={outcome} />}
      {outcome !== 'done' && <SignInForm forgotten={screenAddress('retrieve-password', search)} />}
      <SignInLinks
        register={screenAddress('register', search)}
        quick={screenAddress('quick-registration', search)}
        other={{ href: paths.olderLogin + search, text: translate('login.olderVersion'), click: 'login.olderVersion' }}
      />
    </>
  )
}
