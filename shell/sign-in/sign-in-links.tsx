import type { Click } from '#contract/page/clicks.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { reachesBy } from './code-ways.ts'

type SignInLinksProps = {
  register: string
  quick: string
  other: { href: string; text: string; click: Click }
}

/** The links for a person who can't sign in yet, and the link to the other version of the page. */
export const SignInLinks = ({ register, quick, other }: SignInLinksProps) => {
  const translate = useTranslate()
  return (
    <nav className="sign-in-links" aria-label={translate('login.more')}>
      <span>{translate('login.new')}</span>
      <a data-click="login.register" href={register}>
        {translate('login.register')}
      </a>
      {reachesBy('cellphone') && (
        <a data-click="login.quick" href={quick}>
          {translate('login.quick')}
        </a>
      )}
      <a data-click={other.click} className="other-version" href={other.href}>
        {other.text}
      </a>
    </nav>
  )
}
