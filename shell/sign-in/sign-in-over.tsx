import { useStore } from '@nanostores/react'
import { $route, $session } from '@portal/session'
import { useTranslate } from '../pieces/use-translate.ts'
import { screenAddress } from './screens.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInTop } from './sign-in-top.tsx'
import { redirectHere } from './workplace/workplace.ts'

/** The sign-in over a page whose session ended: why it ended, the form, and the way to the sign-in page. */
export const SignInOver = ({ leave }: { leave: () => void }) => {
  const translate = useTranslate()
  const session = useStore($session)
  const route = useStore($route)
  const why = session.state === 'ended' ? session.why : undefined
  return (
    <>
      <SignInTop />
      <div className="login-form">
        <h2 id="sign-in-over">{translate('signInOver.title')}</h2>
        <p>
          {(why === 'expired' || why === 'gone') && `${translate(`signInOver.${why}`)} `}
          {translate('signInOver.kept')}
        </p>
        <SignInForm forgotten={screenAddress('retrieve-password', redirectHere(route))} />
        <button data-click="login.leavePage" type="button" className="link" onClick={leave}>
          {translate('signInOver.leave')}
        </button>
      </div>
    </>
  )
}
