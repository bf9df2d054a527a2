import { Icon } from '@portal/elements'
import { CircleCheck } from 'lucide'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $by } from '../../sign-in/sign-in.ts'
import { ScreenTitle } from './screen-title.tsx'

type DoneProps = { title: string; text: string; signIn: string }

/** The end of a screen: the result, and the way to the sign-in form. The account is filled in there already. */
export const Done = ({ title, text, signIn }: DoneProps) => {
  const translate = useTranslate()
  return (
    <>
      <span className="done-mark">
        <Icon node={CircleCheck} />
      </span>
      <ScreenTitle>{title}</ScreenTitle>
      <p>{text}</p>
      <a data-click="register.login" className="button primary wide" href={signIn} onClick={() => $by.set('password')}>
        {translate('register.toLogin')}
      </a>
    </>
  )
}
