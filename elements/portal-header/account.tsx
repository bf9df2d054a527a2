import { useStore } from '@nanostores/react'
import { $session, signOut } from '@portal/session'
import { LogOut } from 'lucide'
import type { User } from '#contract/identity.ts'
import { Icon } from '../pieces/icon.tsx'
import { useLocked } from '../pieces/use-locked.ts'
import { useTranslate } from '../pieces/use-translate.ts'

/** Who is signed in, for which tenant, and the way out. */
export const Account = () => {
  const session = useStore($session)
  if (session.state === 'guest') return null
  return (
    <>
      {session.state === 'member' ? <Person user={session.user} /> : <PersonSkeleton />}
      <LogOutButton />
    </>
  )
}

const LogOutButton = () => {
  const translate = useTranslate()
  const [locked, leave] = useLocked(signOut)
  return (
    <button className="action" type="button" aria-disabled={locked} onClick={leave}>
      <Icon node={LogOut} />
      <span className="wide">{translate('header.signOut')}</span>
    </button>
  )
}

const Person = ({ user }: { user: User }) => {
  const translate = useTranslate()
  const name = user.nickname || user.email || user.cellphone || ''
  const tenant = user.tenantId === null ? translate('header.allTenants') : user.tenantName
  const label = translate('header.account', { name })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and this is no form
    <div className="person" role="group" aria-label={label} title={tenant ? `${name}\n${tenant}` : name} part="account">
      <span className="initial" aria-hidden="true">
        {[...name][0]}
      </span>
      <span className="wide">
        <b>{name}</b>
        <span className="tenant">{tenant}</span>
      </span>
    </div>
  )
}

const PersonSkeleton = () => (
  <div className="person" aria-hidden="true">
    <span className="skeleton initial" />
    <span className="wide">
      <span className="skeleton line" />
      <span className="skeleton line" />
    </span>
  </div>
)
