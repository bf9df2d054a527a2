import { useStore } from '@nanostores/react'
import { $route, environment } from '@portal/session'
import { useTranslate } from '../../pieces/use-translate.ts'
import { keepAgreement } from '../sign-in.ts'
import { startAddress } from './workplace.ts'

/** The other way in, for internal employees: at the workplace's provider, after the same agreement as everybody's. */
export const WorkplaceLink = ({ mayGo }: { mayGo: () => boolean }) => {
  const translate = useTranslate()
  const route = useStore($route)
  const name = environment().workplaceSignIn?.name ?? ''
  return (
    <div className="workplace">
      <p className="quiet">{translate('workplace.lead')}</p>
      <a
        data-click="login.workplace"
        className="button wide"
        href={startAddress(route)}
        onClick={event => {
          if (mayGo()) keepAgreement()
          else event.preventDefault()
        }}
      >
        {translate('workplace.signIn', { name })}
      </a>
    </div>
  )
}
