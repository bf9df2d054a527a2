import { BackLink } from '../../pieces/back-link.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'

/** Stands above a screen that could not be loaded: the sign-in form needs no further file. */
export const WayBack = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  return (
    <>
      <BackLink href={signIn} click="register.login">
        {translate('login.title')}
      </BackLink>
      <h1>{translate('error.title')}</h1>
    </>
  )
}
